import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../theme/stitches.ts';

export interface TileStatusProps {
  icon?: IconName;
  /** 'Status: Completed'. */
  children: string;
}

/** The line under a tile's name: a small sign in champagne and a few words. */
export function TileStatus({ icon, children }: TileStatusProps) {
  return (
    <Line>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </Line>
  );
}

const Line = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  marginBottom: '10px',
  color: '$textSecondary',
  fontSize: '$14',
  fontWeight: '$regular',
  lineHeight: '22px',
  '& svg': { color: '$champagne', width: '14px' },
});
