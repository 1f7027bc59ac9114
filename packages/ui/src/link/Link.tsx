import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import { BareLink } from './BareLink.tsx';

export interface LinkProps extends RootAttributes<HTMLAnchorElement> {
  /** Where it leads. An address with a scheme leaves the router alone. */
  href: string;
  /** Navigation state, handed to the router's link. */
  state?: unknown;
  /** `gold` has a gold line under it, `quiet` shows its line on hover, `plain` has no look of its own. */
  variant?: 'gold' | 'quiet' | 'plain';
  /** Opens in a new tab, without handing over this page. */
  newTab?: boolean;
  /** Words that say where it leads, also when they are read alone. */
  children: ReactNode;
}

/** A link in running text. Renders an `<a>` element, or the component of `LinkProvider`. */
export function Link({ variant = 'gold', newTab = false, ...rest }: LinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <BareLink {...tab} {...rest} className={look({ variant }).className} />;
}

const look = css({
  color: '$text',
  borderRadius: '2px',
  // WebKit knows no thickness and no colour in the shorthand `text-decoration`.
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.28em',
  transition: 'color $transitions$quick, text-decoration-color $transitions$quick',
  // A finger needs 44 px, where no other link is near.
  '@touch': {
    '&:only-child': { position: 'relative' },
    '&:only-child::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      top: 'calc(50% - $sizes$touch / 2)',
      height: '$touch',
    },
  },
  variants: {
    variant: {
      gold: {
        textDecorationColor: '$gold',
        '@hover': { '&:hover': { color: '$champagne', textDecorationColor: '$goldPure' } },
        '&:active': { color: '$champagneLight' },
      },
      quiet: {
        color: '$textSecondary',
        textDecorationColor: 'transparent',
        '@hover': { '&:hover': { color: '$text', textDecorationColor: '$gold' } },
        '@forcedColors': { textDecorationColor: 'LinkText' },
      },
      plain: { color: 'inherit', textDecoration: 'none' },
    },
  },
});
