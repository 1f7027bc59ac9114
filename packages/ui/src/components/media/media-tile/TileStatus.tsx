import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';

export interface TileStatusProps extends RootAttributes<HTMLSpanElement> {
  /** Icon before the text. */
  icon?: IconContent;
  /** Text: 'Status: Completed'. */
  children: string;
}

/** The status line of a tile: an icon and a short text. Renders a `<span>` element. */
export function TileStatus({ icon, children, ...rest }: TileStatusProps) {
  return (
    <Line {...rest}>
      {renderIcon(icon, 'sm')}
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
  lineHeight: 1.57,
  '& svg': { color: '$champagne', width: '14px' },
  '@forcedColors': { '& svg': { color: 'inherit' } },
});
