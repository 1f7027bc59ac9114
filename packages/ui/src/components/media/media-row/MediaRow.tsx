import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';

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

/** @internal Width and height of the cover of a row. */
export const mediaRowCoverSize = { width: 56, height: 67 };

/** @internal Styles of a row, which a placeholder shares. */
export const mediaRowStyles = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gridTemplateAreas: '"cover text action" "cover below action"',
  alignItems: 'center',
  columnGap: '$3',
  minHeight: '67px',
  listStyle: 'none',
  '& > [data-part="cover"]': { gridArea: 'cover', alignSelf: 'start', lineHeight: 0 },
  '& > [data-part="text"]': { gridArea: 'text', minWidth: 0 },
  '& [data-part="title"]': {
    color: '$text',
    fontSize: '$16',
    fontWeight: '$medium',
    lineHeight: 1.35,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '@hover': { '&:hover': { color: '$champagne', textDecoration: 'underline' } },
  },
  // The cover is a part of the link's target.
  '& a[data-part="title"]::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: '48px',
  },
  '& [data-part="details"]': { color: '$textSecondary', fontSize: '$12', overflowWrap: 'anywhere' },
  '& [data-part="note"]': {
    maxWidth: '68ch',
    marginTop: '$2',
    color: '$text',
    fontSize: '$14',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& > [data-part="marks"], & > [data-part="rating"]': { gridColumn: 2, justifySelf: 'start' },
  '& > [data-part="marks"]': { display: 'flex', flexWrap: 'wrap', columnGap: '$3' },
  '& [data-part="mark"]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$2',
    color: '$textSecondary',
    fontSize: '$14',
  },
  '& > [data-part="rating"]': { lineHeight: 0 },
  '& > [data-part="action"]': { gridArea: 'action', minWidth: '$touch' },
  '@md': {
    gridTemplateAreas: '"cover text action"',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    columnGap: '$4',
    '& a[data-part="title"]::after': { width: '56px' },
  },
  variants: {
    withRank: {
      true: {
        // As wide as four digits, and as two on a phone.
        '--gs-rank': '1.5rem',
        '@sm': { '--gs-rank': '2.5rem' },
        paddingInlineStart: 'calc(var(--gs-rank) + $space$2)',
        '& > [data-part="rank"]': {
          position: 'absolute',
          insetInlineStart: 0,
          width: 'var(--gs-rank)',
          color: '$champagne',
          fontSize: '$16',
          fontWeight: '$title',
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        },
        '& a[data-part="title"]::after': { insetInlineStart: 'calc(var(--gs-rank) + $space$2)' },
      },
    },
    withFacts: {
      true: {
        '@md': {
          gridTemplateColumns: '56px minmax(0, 1fr) minmax(7rem, auto) minmax(122px, auto) auto',
          gridTemplateAreas: '"cover text marks rating action"',
          '& > [data-part="marks"]': { gridArea: 'marks', flexDirection: 'column' },
          '& > [data-part="rating"]': { gridArea: 'rating' },
        },
      },
    },
  },
});
