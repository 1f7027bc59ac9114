import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useLocale, useTranslate } from '../../../messages/useTranslate.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { ratingText } from '../../fields/star-rating/starScale.ts';
import { star } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';
import { TruncatedText } from '../../typography/text/TruncatedText.tsx';

export interface CoverTileProps extends RootAttributes<HTMLLIElement> {
  /** The title, on one line; a truncated name is shown in full on hover and focus, and screen readers read all of it. */
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
  /** Year of the release, below the name. */
  year?: number | null;
  /** Average rating out of 5, below the name with a star. */
  average?: number | null;
  /** A `TileAction` at the end of the line below the name. */
  action?: ReactNode;
}

/** A cover with the name, the year and the average rating of a title, for a `CoverGrid`. Renders an `<li>` element. */
export function CoverTile({
  name,
  href,
  state,
  imageUrl,
  imageSet,
  fallback,
  eager,
  year,
  average,
  action,
  ...rest
}: CoverTileProps) {
  const translate = useTranslate();
  const figure = average?.toLocaleString(useLocale(), twoDecimals);
  const body = (
    <>
      <span data-part="cover">
        <Image
          src={imageUrl}
          srcSet={imageSet}
          alt=""
          width={150}
          height={180}
          fallback={fallback}
          fit="fill"
          loading={eager ? 'eager' : 'lazy'}
        />
      </span>
      <TruncatedText lines={1} dir="auto" className={nameStyles().className}>
        {name}
      </TruncatedText>{' '}
      <Facts>
        {year && <bdi>{year}</bdi>}{' '}
        {figure && (
          <Average role="img" aria-label={ratingText(Number(average?.toFixed(2)), 5, translate)}>
            <bdi>{figure}</bdi>
            <SvgIcon path={star} size="sm" filled />
          </Average>
        )}
      </Facts>
    </>
  );
  return (
    <li {...rest} className={tileStyles(rest).className}>
      {href === undefined ? (
        <span data-part="body">{body}</span>
      ) : (
        <UnstyledLink data-part="body" href={href} state={state}>
          {body}
        </UnstyledLink>
      )}
      {action}
    </li>
  );
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const tileStyles = css({
  position: 'relative',
  minWidth: 0,
  listStyle: 'none',
  '& [data-part="body"]': {
    display: 'block',
    borderRadius: '$thumb',
    color: '$text',
    fontSize: '$14',
    fontWeight: '$medium',
    lineHeight: 1.43,
    textDecoration: 'none',
  },
  '& [data-part="cover"]': {
    display: 'block',
    overflow: 'hidden',
    aspectRatio: '5 / 6',
    marginBottom: '6px',
    borderRadius: '$thumb',
    '& > *': { transition: 'filter $transitions$quick' },
  },
  '@hover': {
    '& a:hover [data-part="cover"] > *': { filter: 'brightness(1.1)' },
    '& a:hover': { textDecoration: 'underline' },
  },
  '@forcedColors': { '& [data-part="cover"]': { border: '1px solid CanvasText' } },
});

// A name in another direction than the page is cut at its own end, but aligned like the facts below it.
const nameStyles = css({ textAlign: '-webkit-match-parent' });

const Facts = styled('span', {
  display: 'flex',
  gap: '$2',
  overflow: 'hidden',
  minHeight: '1.4em',
  color: '$textSecondary',
  fontSize: '$12',
  fontWeight: '$regular',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Space for a `TileAction`.
  '*:has(+ [data-part="action"]) > &': { paddingInlineEnd: '20px' },
});

const Average = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  '& > svg': { width: '0.92em', height: '0.92em', color: '$goldPure' },
});
