import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Ring } from './Ring.tsx';

export interface SpinnerProps extends RootAttributes<HTMLDivElement, 'role'> {
  /** What is on its way: said to screen readers, and shown under the ring with `showLabel`. */
  label?: string;
  /** A ring of 20, 32 or 48 px. */
  size?: 'sm' | 'md' | 'lg';
  /** The words are seen as well. */
  showLabel?: boolean;
  /** `inline` takes its own size only; `block` is centred in 240 px of height; `page` in most of the window. */
  space?: 'inline' | 'block' | 'page';
}

/**
 * Says that something is on its way: a status, read out when there is a pause. Renders a `<div>` element.
 */
export function Spinner({
  label = 'Loading',
  size = 'md',
  showLabel = false,
  space = 'inline',
  ...rest
}: SpinnerProps) {
  return (
    <Root {...rest} role="status" space={space}>
      <Ring size={size} />
      {showLabel ? <Label>{label}</Label> : <VisuallyHidden>{label}</VisuallyHidden>}
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
