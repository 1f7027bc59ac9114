import { styled } from '../theme/stitches.ts';

export interface SkipLinkProps {
  children?: string;
}

/** The first stop of the Tab key: out of sight until it has the focus, leads past the bar to the `Page`. */
export function SkipLink({ children = 'Skip to content' }: SkipLinkProps) {
  return <Root href="#main">{children}</Root>;
}

const Root = styled('a', {
  position: 'fixed',
  top: '$3',
  left: '$3',
  zIndex: '$tooltip',
  padding: '$3 $4',
  borderRadius: '$button',
  color: '$champagne',
  backgroundColor: '$surfaceHigh',
  fontWeight: '$title',
  boxShadow: '$popover',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
