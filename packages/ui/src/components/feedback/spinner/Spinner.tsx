import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Ring } from './Ring.tsx';

export interface SpinnerProps extends RootAttributes<HTMLDivElement, 'role'> {
  /** Status text for screen readers, 'Loading' by default; visible below the ring with `showLabel`. */
  label?: string;
  /** Diameter of the ring: 20, 32 or 48 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Shows the label. */
  showLabel?: boolean;
  /** `inline` is as large as its content; `block` is centred in a height of 240 px, `page` in 60 % of the window. */
  space?: 'inline' | 'block' | 'page';
}

/** A loading indicator with the role `status`, announced politely by screen readers. Renders a `<div>` element. */
export function Spinner({ label, size = 'md', showLabel = false, space = 'inline', ...rest }: SpinnerProps) {
  const translate = useTranslate();
  const text = label ?? translate('Loading');
  return (
    <Root {...rest} role="status" space={space}>
      <Ring size={size} />
      {showLabel ? <Label>{text}</Label> : <VisuallyHidden>{text}</VisuallyHidden>}
    </Root>
  );
}

const Root = styled('div', {
  position: 'relative',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$4',
  variants: {
    space: {
      inline: { display: 'inline-flex' },
      block: { display: 'flex', minHeight: '240px' },
      page: { display: 'flex', minHeight: '60vh' },
    },
  },
});

const Label = styled('span', { color: '$textSecondary', fontSize: '$16' });
