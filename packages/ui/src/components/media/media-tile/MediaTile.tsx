import type { ComponentProps, ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';
import { cardStyles, liftStyles } from '../../page/card/cardStyles.ts';
import { TruncatedText } from '../../typography/text/TruncatedText.tsx';

export interface MediaTileProps extends RootAttributes<HTMLElement> {
  /** `sm` is 150 by 240 px with an image 180 high, `md` 240 by 350 with an image 250 high. */
  size?: 'sm' | 'md';
  /** The title: at most two lines in size `sm`, one in size `md`; a truncated name is shown in full on hover and focus. */
  name: string;
  /** URL of the link that the tile is; without it the tile is not interactive. */
  href?: string;
  /** Navigation state, passed to the link of the router. */
  state?: unknown;
  /** URL of the cover. */
  imageUrl?: string | null;
  /** `srcset` with other widths of the cover. */
  imageSet?: string | null;
  /** Shown when the image is missing or fails to load; see `Image`. */
  fallback?: ImageProps['fallback'];
  /** Loads the image immediately; for tiles in the initial viewport. */
  eager?: boolean;
  /** Rank in a list, shown on a small plate. */
  rank?: number;
  /** A line below the name: a `TileStatus`. */
  status?: ReactNode;
  /** Stars below the status. */
  rating?: ReactNode;
  /** Buttons on the image: visible on hover and on focus within the tile, and always on devices without hover. */
  actions?: ReactNode;
}

/**
 * A card with the cover and the name of a title. Renders an `<a>` element, or the component of `LinkProvider`; a `<div>`
 * element without `href` or with `actions`, which are beside the link.
 */
export function MediaTile({
  size = 'sm',
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
  const className = tileStyles({ ...rest, size, link: href !== undefined }).className;
  const body = <TileBody {...content} />;
  // Without actions the tile itself is the link: a hundred elements fewer in a carousel.
  if (href !== undefined && !actions)
    return (
      <UnstyledLink {...(rest as ComponentProps<'a'>)} className={className} href={href} state={state}>
        {body}
      </UnstyledLink>
    );
  return (
    <div {...(rest as ComponentProps<'div'>)} className={className}>
      {href === undefined ? (
        body
      ) : (
        <UnstyledLink className={linkStyles().className} href={href} state={state}>
          {body}
        </UnstyledLink>
      )}
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}

const tileStyles = css(cardStyles, {
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
    // The gold line of the shelf.
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
    backgroundColor: detail('badgeFill'),
    color: detail('onBadge'),
    fontSize: '$12',
    fontWeight: '$regular',
    lineHeight: '16px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  // Minimum heights, because larger text makes a tile higher; these are the sizes for the default font size.
  variants: {
    size: {
      sm: {
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
      md: {
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
    link: { true: liftStyles },
  },
});

const linkStyles = css({
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

/** Content of a tile: cover, rank, name, status and rating. Its styles are those of `MediaTile`. */
function TileBody({
  size = 'sm',
  name,
  imageUrl,
  imageSet,
  fallback,
  eager,
  rank,
  status,
  rating,
}: TileContent) {
  return (
    <>
      <span data-part="cover">
        <Image
          src={imageUrl}
          srcSet={imageSet}
          alt=""
          {...coverSizes[size]}
          fallback={fallback}
          fit="fixed"
          loading={eager ? 'eager' : 'lazy'}
        />
      </span>
      <span data-part="text">
        {rank !== undefined && <span data-part="rank">{rank}</span>}
        <TileName name={name} size={size} />
        {status}
        {rating}
      </span>
    </>
  );
}

type TileContent = Pick<
  MediaTileProps,
  'size' | 'name' | 'imageUrl' | 'imageSet' | 'fallback' | 'eager' | 'rank' | 'status' | 'rating'
>;

const coverSizes = { sm: { width: 150, height: 180 }, md: { width: 240, height: 250 } };

interface TileNameProps {
  name: string;
  size: 'sm' | 'md';
}

/** A name on at most two lines (one in size `md`); a tooltip shows all of it when it is truncated. */
function TileName({ name, size }: TileNameProps) {
  const halves = size === 'sm' ? splitAtColon(name, 9) : undefined;
  return (
    <TruncatedText lines={size === 'sm' ? 2 : 1} breakAt={halves && halves[0].length + 1}>
      {name}
    </TruncatedText>
  );
}

/**
 * Splits a name at its colon ('The Witcher 3:', 'Wild Hunt') if both halves fit on a line of `lineWidth` em; otherwise returns
 * `undefined`. Widths are estimated by classes of characters, because a server cannot measure text.
 */
export function splitAtColon(name: string, lineWidth: number): readonly [string, string] | undefined {
  const colon = name.indexOf(': ');
  if (colon < 0) return undefined;
  const halves = [name.slice(0, colon + 1), name.slice(colon + 2)] as const;
  return halves.every((half) => widthOf(half) <= lineWidth) ? halves : undefined;
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (/[\s.,:;'’!|iljtfrI()[\]-]/.test(character)) return 0.33;
  if (/[mwMW@%]/.test(character)) return 0.88;
  if (/[\p{Lu}\d]/u.test(character)) return 0.67;
  return character.charCodeAt(0) > 0x2e80 ? 1 : 0.57;
}
