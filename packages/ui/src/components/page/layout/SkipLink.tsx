import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';

export interface SkipLinkProps extends RootAttributes<HTMLAnchorElement> {
  /** Target: the id of a focusable element. */
  href?: `#${string}`;
  /** Text of the link, 'Skip to content' by default. */
  children?: string;
}

/**
 * A skip link for keyboard users: hidden until it has the focus, then at the top of the window. By default it leads to the `Page`.
 * Renders an `<a>` element.
 */
export function SkipLink({ href = '#main', children, ...rest }: SkipLinkProps) {
  const translate = useTranslate();
  return (
    <Root {...rest} href={href}>
      {children ?? translate('Skip to content')}
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
  backgroundColor: detail('popover'),
  fontWeight: '$title',
  transform: 'translateY(-200%)',
  // The shadow of the hidden link would be visible at the top of the window, so only the focused link has one.
  '&:focus': { transform: 'none', boxShadow: '$popover' },
  '@forcedColors': { border: '1px solid LinkText' },
});
