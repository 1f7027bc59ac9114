import type { ComponentProps, ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';

export interface TopBarItemProps extends RootAttributes<HTMLElement> {
  /** URL of a link; without it the item is a button (the trigger of a menu). */
  href?: string;
  /** Navigation state, passed to the link of the router. */
  state?: unknown;
  /** Icon of the item. */
  icon?: IconContent;
  /** Element in place of the icon, such as an `Avatar`. */
  image?: ReactNode;
  /** Marks the current page, by a gold line and `aria-current`. */
  current?: boolean;
  /** Label, one word. */
  children: string;
}

/**
 * An item of the top bar with an icon and a label; on a phone the label is small and below the icon. Renders an `<a>` element,
 * or the component of `LinkProvider`; without `href` a `<button>` element.
 */
export function TopBarItem({ href, state, icon, image, current, children, ...rest }: TopBarItemProps) {
  const rootProps = {
    ...rest,
    className: styles(rest).className,
    'aria-current': current ? ('page' as const) : undefined,
  };
  const content = (
    <>
      <span data-part="image">{image ?? renderIcon(icon)}</span>
      {children}
    </>
  );
  if (href === undefined) {
    return (
      <button {...(rootProps as ComponentProps<'button'>)} type="button">
        {content}
      </button>
    );
  }
  return (
    <UnstyledLink {...(rootProps as ComponentProps<'a'>)} href={href} state={state}>
      {content}
    </UnstyledLink>
  );
}

const styles = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  minWidth: '56px',
  padding: '0 $1',
  border: 0,
  borderRadius: '$button',
  background: 'none',
  color: '$textSecondary',
  cursor: 'pointer',
  // Limited by the viewport width, so that labels at 200 % text size still fit on the narrowest phone.
  fontSize: 'min($fontSizes$12, 4.4vw)',
  fontWeight: '$medium',
  lineHeight: 1.2,
  textDecoration: 'none',
  transition: 'color $transitions$quick',
  outlineOffset: '-4px !important',
  '& [data-part="image"]': { display: 'grid', placeItems: 'center', width: '24px', height: '24px' },
  '&::after': {
    content: '',
    position: 'absolute',
    insetInline: '$2',
    bottom: '-1px',
    height: '2px',
    background: detail('currentLine'),
    opacity: 0,
    transition: 'opacity $transitions$quick',
  },
  '&[aria-current]': { color: '$text', '&::after': { opacity: 1 } },
  '@hover': { '&:hover': { color: '$text' } },
  '&:active': { color: '$champagne' },
  '@sm': {
    flexDirection: 'row',
    gap: '$2',
    padding: '0 $3',
    fontSize: '$14',
    '&::after': { insetInline: '$3' },
  },
  '@forcedColors': {
    '&::after': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
