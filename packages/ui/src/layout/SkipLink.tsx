import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface SkipLinkProps extends RootAttributes<HTMLAnchorElement> {
  /** Where it leads: the id of something that can have the focus. */
  href?: `#${string}`;
  /** What it says once it is seen. */
  children?: string;
}

/**
 * A link for the Tab key: out of sight until it has the focus, at the top of the window then. By default it leads past the bar to the `Page`.
 * Renders an `<a>` element.
 */
export function SkipLink({ href = '#main', children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <Root {...rest} href={href}>
      {children}
    </Root>
  );
}

const Root = styled('a', {
  position: 'fixed',
  top: '$3',
  insetInlineStart: '$3',
  zIndex: '$tooltip',
  padding: '$3 $4',
  borderRadius: '$button',
  color: '$champagne',
  backgroundColor: '$surfaceHigh',
  fontWeight: '$title',
  transform: 'translateY(-200%)',
  // A shadow would reach into the window from above it.
  '&:focus': { transform: 'none', boxShadow: '$popover' },
  '@forcedColors': { border: '1px solid LinkText' },
});
