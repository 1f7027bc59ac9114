import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';
import { hiddenStyle } from '../../typography/visually-hidden/VisuallyHidden.tsx';

export interface DayListEntry {
  /** Unique within the list. */
  id: string;
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
  /** Remarks beside the name, each a text with an icon: '4th time'. */
  marks?: readonly { icon?: IconContent; text: string }[];
  /** A read-only `StarRating`, size `sm`. */
  rating?: ReactNode;
  /** A button at the end of the row. */
  action?: ReactNode;
}

export interface DayListDay {
  /** The date as in the attribute of a `<time>` element: '2026-11-22', or only '2019-03'. Unique within the list. */
  date: string;
  /** The whole date, for screen readers: 'Sunday, 22 November 2026'. Shown in a row of its own without `day`. */
  label: string;
  /** The day of the month, in a column before the entries. */
  day?: string;
  /** The day of the week, below the day of the month: 'Sun'. */
  weekday?: string;
  /** What happened on this day, in the order of the list. */
  entries: readonly DayListEntry[];
}

export interface DayListProps extends RootAttributes<HTMLOListElement, 'aria-label'> {
  /** Accessible name of the list. */
  label: string;
  /** The days in their order. Each date is shown once. */
  days: readonly DayListDay[];
  /** Level of the headings that the dates are. */
  headingLevel?: 3 | 4;
  /** While the days are loading: the number of rows to reserve in their place. */
  placeholders?: number;
  /** The days are stale, and newer ones are loading. */
  busy?: boolean;
}

/**
 * Entries grouped by day, with cover, name, remarks and rating, such as a diary. Days are headings; a date without a day of the month has
 * a row of its own. Renders an `<ol>` element.
 */
export function DayList({
  label,
  days,
  headingLevel = 3,
  placeholders = 0,
  busy = false,
  ...rest
}: DayListProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <ol
      {...listRole}
      {...rest}
      aria-label={label}
      aria-busy={busy || placeholders > 0 || undefined}
      data-state={busy ? 'busy' : undefined}
      className={listStyles(rest).className}
    >
      {days.map(({ date, label: name, day, weekday, entries }) => (
        <Day key={date} withColumn={day !== undefined}>
          <Title className={dateStyles().className}>
            <time dateTime={date}>
              {day === undefined ? (
                name
              ) : (
                <>
                  <span data-part="name">{name}</span>
                  <span data-part="day" aria-hidden>
                    {day}
                  </span>
                  <span data-part="weekday" aria-hidden>
                    {weekday}
                  </span>
                </>
              )}
            </time>
          </Title>
          <ul {...listRole} data-part="entries">
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ul>
        </Day>
      ))}
      {Array.from({ length: placeholders }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
        <Day key={index} withColumn aria-hidden>
          <span className={dateStyles().className}>
            <Skeleton width="word" />
          </span>
          <div data-part="entries">
            <div className={entryStyles().className} data-part="entry">
              <div data-part="cover">
                <Image src={null} alt="" {...coverSize} radius="thumb" />
              </div>
              <div data-part="text">
                <Skeleton width="third" />
                <Skeleton width="third" />
              </div>
            </div>
          </div>
        </Day>
      ))}
    </ol>
  );
}

// Without list markers, WebKit removes the role of a list unless it is set.
const listRole = { role: 'list' };

const coverSize = { width: 56, height: 67 };

function Entry({
  name,
  href,
  state,
  imageUrl,
  imageSet,
  fallback,
  details = [],
  marks = [],
  rating,
  action,
}: DayListEntry) {
  const title = <bdi>{name}</bdi>;
  return (
    <li className={entryStyles().className} data-part="entry">
      <span data-part="cover">
        <Image src={imageUrl} srcSet={imageSet} alt="" {...coverSize} fallback={fallback} radius="thumb" />
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
    </li>
  );
}

const listStyles = css({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  '&[data-state="busy"]': { opacity: 0.6 },
});

const Day = styled('li', {
  paddingBlock: '$4',
  '& + &': { borderTop: '1px solid $colors$hairline' },
  '& > [data-part="entries"]': { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 },
  variants: {
    withColumn: {
      true: {
        display: 'grid',
        // Grows with the text size.
        gridTemplateColumns: 'minmax(44px, 2.75rem) minmax(0, 1fr)',
        '@sm': { gridTemplateColumns: 'minmax(72px, 4.5rem) minmax(0, 1fr)' },
      },
    },
  },
});

const dateStyles = css({
  color: '$textSecondary',
  fontSize: '$14',
  fontWeight: '$title',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  paddingBottom: '$3',
  '& [data-part="name"]': hiddenStyle,
  '& [data-part="day"]': { display: 'block', color: '$text', fontSize: '$22', lineHeight: 1.2 },
  '& [data-part="weekday"]': { display: 'block', fontSize: '$12', fontWeight: '$regular' },
});

const entryStyles = css({
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
    gridTemplateColumns: '56px minmax(0, 1fr) minmax(7rem, auto) minmax(122px, auto) auto',
    gridTemplateAreas: '"cover text marks rating action"',
    columnGap: '$4',
    '& > [data-part="marks"]': { gridArea: 'marks', flexDirection: 'column' },
    '& > [data-part="rating"]': { gridArea: 'rating' },
    '& a[data-part="title"]::after': { width: '56px' },
  },
});
