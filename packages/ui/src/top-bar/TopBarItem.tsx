import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { BareLink } from '../link/BareLink.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';

export interface TopBarItemProps extends RootAttributes<HTMLElement> {
  /** With an address it is a link, without one a button (the trigger of a menu). */
  href?: string;
  /** Navigation state, handed to the router's link. */
  state?: unknown;
  /** The drawing. */
  icon?: IconName;
  /** In place of the icon: an `Avatar`. */
  picture?: ReactNode;
  /** The page one is on: a gold line, and `aria-current`. */
  current?: boolean;
  /** One word. */
  children: string;
}

/**
 * A place in the top bar: a drawing and a word; on a phone the word is small and below. Renders an `<a>` element, or the
 * component of `LinkProvider`; without `href` a `<button>` element.
 */
export function TopBarItem({ href, state, icon, picture, current, children, ...rest }: TopBarItemProps) {
  const shared = {
    ...rest,
    className: look().className,
    'aria-current': current ? ('page' as const) : undefined,
  };
  const content = (
    <>
      <span data-part="picture">{picture ?? (icon && <Icon name={icon} />)}</span>
      {children}
    </>
  );
  if (href === undefined) {
    return (
      <button {...(shared as ComponentProps<'button'>)} type="button">
        {content}
      </button>
    );
  }
  return (
    <BareLink {...(shared as ComponentProps<'a'>)} href={href} state={state}>
      {content}
    </BareLink>
  );
}

const look = css({
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
  // Letters twice as large still find room side by side on the narrowest phone.
  fontSize: 'min($fontSizes$12, 4.4vw)',
  fontWeight: '$medium',
  lineHeight: 1.2,
  textDecoration: 'none',
  transition: 'color $transitions$quick',
  outlineOffset: '-4px !important',
  '& [data-part="picture"]': { display: 'grid', placeItems: 'center', width: '24px', height: '24px' },
  '&::after': {
    content: '',
    position: 'absolute',
    insetInline: '$2',
    bottom: '-1px',
    height: '2px',
    background: 'linear-gradient(90deg, #FFE9A3, #F0C419 55%, rgba(255,215,0,.35))',
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
