import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { Image } from '../../graphics/image/Image.tsx';
import { hiddenStyle } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { MediaRow, type MediaRowContent } from '../media-row/MediaRow.tsx';
import { mediaRowCoverSize, mediaRowStyles } from '../media-row/mediaRowStyles.ts';

export interface DayListEntry extends MediaRowContent {
  /** Unique within the list. */
  id: string;
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
            {entries.map(({ id, ...entry }) => (
              <MediaRow key={id} {...entry} as="li" data-part="entry" />
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
            <div className={mediaRowStyles().className} data-part="entry">
              <div data-part="cover">
                <Image src={null} alt="" {...mediaRowCoverSize} radius="thumb" />
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
