import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';
import { UnstyledLink } from './LinkProvider.tsx';
import { soleLinkStyle } from './soleLinkStyle.ts';

export interface LinkProps extends RootAttributes<HTMLAnchorElement> {
  /** URL of the target. A URL with a scheme or host bypasses the router. */
  href: string;
  /** Navigation state, passed to the link of the router. */
  state?: unknown;
  /** `gold` has a gold underline, `quiet` is underlined on hover, `plain` looks like the surrounding text. */
  variant?: 'gold' | 'quiet' | 'plain';
  /** Language of the target, as a BCP 47 tag. */
  hrefLang?: string;
  /** Opens in a new tab, with `rel="noopener noreferrer"`. */
  newTab?: boolean;
  /** Link text; it must make sense out of context. */
  children: ReactNode;
}

/** A link in running text. Renders an `<a>` element, or the component of `LinkProvider`. */
export function Link({ variant = 'gold', newTab = false, ...rest }: LinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <UnstyledLink {...tab} {...rest} className={styles({ ...rest, variant }).className} />;
}

const styles = css({
  color: '$text',
  borderRadius: '2px',
  // WebKit does not support thickness and colour in the shorthand `text-decoration`.
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.28em',
  transition: 'color $transitions$quick, text-decoration-color $transitions$quick',
  '@touch': soleLinkStyle,
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
