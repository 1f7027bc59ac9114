import type { ComponentProps, ReactNode } from 'react';
import { cardLook, liftLook } from '../card/cardLook.ts';
import type { ImageProps } from '../image/Image.tsx';
import { BareLink } from '../link/BareLink.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css, styled } from '../theme/stitches.ts';
import { TileBody } from './TileBody.tsx';

export interface MediaTileProps extends RootAttributes<HTMLElement> {
  /** `home` is 150 by 240 px with an image 180 high, `dashboard` 240 by 350 with an image 250 high (§9). */
  size?: 'home' | 'dashboard';
  /** The title: two lines at most on Home and one on the dashboard, all of it on hover and focus where it is cut. */
  name: string;
  /** The whole tile is one link. Without an address it is plain and does nothing. */
  href?: string;
  /** Navigation state, handed to the router's link. */
  state?: unknown;
  /** The address of the cover. */
  imageUrl?: string | null;
  /** The same picture in other widths, as HTML writes a `srcset`. */
  imageSet?: string | null;
  /** What stands in for an image that is missing or fails. */
  fallback?: ImageProps['fallback'];
  /** In the first view: the image is loaded at once. */
  eager?: boolean;
  /** The place in a list, on a small brass plate. */
  rank?: number;
  /** One line under the name: a `TileStatus`. */
  status?: ReactNode;
  /** The stars under the status. */
  rating?: ReactNode;
  /** Buttons on the image: there under a pointer or with the focus inside, and always where nothing hovers. */
  actions?: ReactNode;
}

/**
 * A title standing on its shelf: the cover, the gold line, the name. Renders an `<a>` element, or the component of
 * `LinkProvider`; a `<div>` element without `href`, and around the link and its `actions`.
 */
export function MediaTile({
  size = 'home',
  name,
  href,
  state,
  imageUrl,
  imageSet,
  fallback,
  eager,
  rank,
  status,
  rating,
  actions,
  ...rest
}: MediaTileProps) {
  const content = { size, name, imageUrl, imageSet, fallback, eager, rank, status, rating };
  const look = tile({ size, link: href !== undefined }).className;
  const body = <TileBody {...content} />;
  // Without buttons the tile itself is the link: a hundred boxes fewer in a carousel.
  if (href !== undefined && !actions)
    return (
      <BareLink {...(rest as ComponentProps<'a'>)} className={look} href={href} state={state}>
        {body}
      </BareLink>
    );
  return (
    <div {...(rest as ComponentProps<'div'>)} className={look}>
      {href === undefined ? (
        body
      ) : (
        <BareLink className={wholeTile().className} href={href} state={state}>
          {body}
        </BareLink>
      )}
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}

const tile = css(cardLook, {
  display: 'block',
  flexShrink: 0,
  '& [data-part="cover"]': {
    display: 'block',
    overflow: 'hidden',
    borderRadius: '$radii$card $radii$card 0 0',
  },
  '& [data-part="text"]': {
    position: 'relative',
    display: 'block',
    // The shelf.
    background: '$colors$shelfLine top / 100% 1px no-repeat',
  },
  '& [data-part="rank"]': {
    position: 'absolute',
    top: '-9px',
    insetInlineStart: '11px',
    minWidth: '24px',
    height: '18px',
    paddingInline: '5px',
    border: '1px solid $colors$gold',
    borderRadius: '$button',
    backgroundColor: '$page',
    color: '$champagne',
    fontSize: '$12',
    fontWeight: '$regular',
    lineHeight: '16px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  // Larger letters make it higher: §9 gives the sizes of a tile in the reader's usual ones.
  variants: {
    size: {
      home: {
        width: '150px',
        minHeight: '240px',
        '& [data-part="text"]': {
          minHeight: '60px',
          padding: '13px 12px 0',
          fontSize: '$14',
          fontWeight: '$medium',
          lineHeight: 1.286,
        },
      },
      dashboard: {
        width: '240px',
        minHeight: '350px',
        '& [data-part="text"]': {
          minHeight: '100px',
          padding: '8px 16px 0',
          fontSize: '$16',
          fontWeight: '$title',
          lineHeight: 1.5,
        },
      },
    },
    link: { true: liftLook },
  },
});

const wholeTile = css({
  display: 'block',
  borderRadius: '$card',
  color: 'inherit',
  textDecoration: 'none',
});

const Actions = styled('div', {
  position: 'absolute',
  zIndex: 1,
  top: '$2',
  insetInlineEnd: '$2',
  display: 'flex',
  gap: '$2',
  '@hover': {
    opacity: 0,
    transition: 'opacity $transitions$quick',
    '*:hover > &, *:focus-within > &': { opacity: 1 },
  },
});
