import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';
import { mediaRowCoverSize, mediaRowStyles } from './mediaRowStyles.ts';

/** What a row shows of a title. */
export interface MediaRowContent {
  /** The title. */
  name: string;
  /** URL of its page; without it the name is no link. */
  href?: string;
  /** Navigation state, passed to the link of the router. */
  state?: unknown;
  /** URL of the cover. */
  imageUrl?: string | null;
  /** `srcset` with other widths of the cover. */
  imageSet?: string | null;
  /** Shown when the image is missing or fails to load; see `Image`. */
  fallback?: ImageProps['fallback'];
  /** Short facts below the name: 'Film, 1982', 'Cinema'. */
  details?: readonly string[];
  /** Text about the title below the facts, in paragraphs as it was written. */
  note?: string | null;
  /** Remarks beside the name, each a text with an icon: '4th time'. */
  marks?: readonly { icon?: IconContent; text: string }[];
  /** A read-only `StarRating`, size `sm`. */
  rating?: ReactNode;
  /** Buttons at the end of the row. */
  action?: ReactNode;
}

export interface MediaRowProps extends MediaRowContent, RootAttributes<HTMLElement> {
  /** Place in a ranked list, before the cover. */
  rank?: number;
  /** Element to render: `li` as an item of a list. */
  as?: 'div' | 'li';
}

/**
 * A title in a row: cover, name, facts, remarks, rating and buttons, below each other on a phone. Renders a `<div>` or `<li>` element.
 */
export function MediaRow({
  as: Tag = 'div',
  rank,
  name,
  href,
  state,
  imageUrl,
  imageSet,
  fallback,
  details = [],
  note,
  marks = [],
  rating,
  action,
  ref,
  ...rest
}: MediaRowProps) {
  const title = <bdi>{name}</bdi>;
  return (
    <Tag
      {...rest}
      ref={ref as never}
      className={
        mediaRowStyles({
          ...rest,
          withFacts: marks.length > 0 || Boolean(rating),
          withRank: rank !== undefined,
        }).className
      }
    >
      {rank !== undefined && <span data-part="rank">{rank}</span>}
      <span data-part="cover">
        <Image
          src={imageUrl}
          srcSet={imageSet}
          alt=""
          {...mediaRowCoverSize}
          fallback={fallback}
          radius="thumb"
        />
      </span>
      <div data-part="text">
        {href === undefined ? (
          <span data-part="title">{title}</span>
        ) : (
          <UnstyledLink data-part="title" href={href} state={state}>
            {title}
          </UnstyledLink>
        )}
        {details.length > 0 && (
          <p data-part="details">
            {details.map((detail, index) => (
              <span key={detail}>
                {index > 0 && ' · '}
                <bdi>{detail}</bdi>
              </span>
            ))}
          </p>
        )}
        {note && (
          <p data-part="note" dir="auto">
            {note}
          </p>
        )}
      </div>
      {marks.length > 0 && (
        <div data-part="marks">
          {marks.map(({ icon, text }) => (
            <span key={text} data-part="mark">
              {renderIcon(icon, 'sm')}
              {text}
            </span>
          ))}
        </div>
      )}
      {rating && <div data-part="rating">{rating}</div>}
      {action && <div data-part="action">{action}</div>}
    </Tag>
  );
}
