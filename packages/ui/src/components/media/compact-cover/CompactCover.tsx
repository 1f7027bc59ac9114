import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useLocale, useTranslate } from '../../../messages/useTranslate.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { ratingText } from '../../fields/star-rating/starScale.ts';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';
import { star } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';
import { hiddenStyle } from '../../typography/visually-hidden/VisuallyHidden.tsx';

export interface CompactCoverProps extends RootAttributes<HTMLLIElement> {
  /** The title: part of the accessible name of the link, because the cover contains it. */
  name: string;
  /** URL of the link that the cover is; without it the cover is not interactive. */
  href?: string;
  /** Navigation state, passed to the link of the router. */
  state?: unknown;
  /** URL of the cover. */
  imageUrl?: string | null;
  /** `srcset` with other widths of the cover. */
  imageSet?: string | null;
  /** Shown when the image is missing or fails to load; see `Image`. */
  fallback?: ImageProps['fallback'];
  /** The rating out of 5, below the cover with a star; 0 shows the status in its place. */
  rating?: number;
  /** The status: a text where there is no rating, and part of the accessible name. */
  status: string;
  /** Icon of the status, at the end of the line. */
  statusIcon?: IconContent;
  /** A control at the end of the line in place of the icon: a `SelectBox`. */
  control?: ReactNode;
  /** Draws a frame around the cover. */
  selected?: boolean;
}

/** A cover with one line below it: the rating or the status of a title, for a `CompactCoverGrid`. Renders an `<li>` element. */
export function CompactCover({
  name,
  href,
  state,
  imageUrl,
  imageSet,
  fallback,
  rating = 0,
  status,
  statusIcon,
  control,
  selected = false,
  ...rest
}: CompactCoverProps) {
  const translate = useTranslate();
  const locale = useLocale();
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
          loading="lazy"
        />
      </span>
      <Hidden>
        {name}, {status}
      </Hidden>
      <Line>
        {rating > 0 ? (
          <Rating role="img" aria-label={ratingText(rating, 5, translate)}>
            <SvgIcon path={star} size="sm" filled />
            <bdi>{rating.toLocaleString(locale)}</bdi>
          </Rating>
        ) : (
          <span aria-hidden="true">{status}</span>
        )}
        {!control && renderIcon(statusIcon, 'sm')}
      </Line>
    </>
  );
  return (
    <li {...rest} className={styles(rest).className} data-state={selected ? 'selected' : undefined}>
      <div data-part="tile">
        {href === undefined ? (
          <span data-part="body">{body}</span>
        ) : (
          <UnstyledLink data-part="body" href={href} state={state}>
            {body}
          </UnstyledLink>
        )}
        {control && <Control>{control}</Control>}
      </div>
    </li>
  );
}

const styles = css({
  minWidth: 0,
  listStyle: 'none',
  '& [data-part="tile"]': { position: 'relative' },
  '& [data-part="body"]': {
    display: 'block',
    borderRadius: '$thumb',
    color: '$textSecondary',
    textDecoration: 'none',
  },
  '& [data-part="cover"]': {
    display: 'block',
    overflow: 'hidden',
    aspectRatio: '5 / 6',
    marginBottom: '4px',
    borderRadius: '$thumb',
  },
  '&[data-state="selected"] [data-part="cover"]': {
    outline: '3px solid $colors$champagne',
    outlineOffset: '1px',
  },
  '@hover': { '& a:hover [data-part="cover"]': { filter: 'brightness(1.1)' } },
  '@forcedColors': { '& [data-part="cover"]': { border: '1px solid CanvasText' } },
});

const Hidden = styled('span', hiddenStyle);

const Line = styled('span', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1',
  minHeight: '24px',
  fontSize: '$12',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { flex: 'none' },
});

const Rating = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  '& > svg': { width: '0.92em', height: '0.92em', color: '$goldPure' },
});

const Control = styled('span', {
  position: 'absolute',
  insetInlineEnd: '-10px',
  bottom: '-10px',
});
