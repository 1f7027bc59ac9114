import { precisionOf, startOf } from '@gildshelf/api-client/contract';
import type { PlayRow } from '../../../platform/db/rows/historyRows.ts';

type Dates = Pick<PlayRow, 'started' | 'finished'>;

/** The date by which a play is sorted: its end, or else its start. */
const sortDate = ({ started, finished }: Dates) => finished ?? started;

/**
 * The first millisecond of the date of a play, as the clock of the user showed it: a day is midnight UTC, an instant is shifted to the
 * time zone (UTC without one). Null without a date.
 */
export function sortAt(play: Dates, timeZone: string | null): number | null {
  const date = sortDate(play);
  if (date === null) return null;
  const start = startOf(date);
  return timeZone === null || precisionOf(date) !== 'instant' ? start : start + offsetAt(start, timeZone);
}

/** A date as other users see it: an instant is a day in the time zone of its user, so that its time is not public. */
export function publicDate(date: string | null, timeZone: string | null): string | null {
  if (date === null || precisionOf(date) !== 'instant') return date;
  const time = sortAt({ started: date, finished: null }, timeZone) ?? 0;
  return new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Whether the date of a play has a day. */
function hasDay(play: Dates): boolean {
  const date = sortDate(play);
  return date !== null && ['day', 'instant'].includes(precisionOf(date));
}

/** The columns of `plays` that are computed from its dates. */
export const sortColumns = (play: Dates, timeZone: string | null) => ({
  sort_at: sortAt(play, timeZone),
  has_day: hasDay(play) ? 1 : 0,
});

const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 64;

/** Creating a formatter takes longer than a hundred uses of it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const existing = formatters.get(timeZone);
  if (existing) return existing;
  const formatter = new Intl.DateTimeFormat('en', {
    ...({ timeZone, calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' } as const),
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  });
  // The names come from users.
  if (formatters.size >= maxFormatters) formatters.clear();
  formatters.set(timeZone, formatter);
  return formatter;
}

/** How many milliseconds the clocks of a time zone are ahead of UTC at an instant of whole seconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const time = [part('hour'), part('minute'), part('second')] as const;
  return Date.UTC(part('year'), part('month') - 1, part('day'), ...time) - instant;
}
