import * as z from 'zod/mini';
import { history as messages } from '../messages/history.ts';

/** How exactly a partial date is known. */
export type DatePrecision = 'year' | 'month' | 'day' | 'instant';

/** The first year of a partial date; earlier ones are taken for typing errors. */
export const earliestYear = 1900;

const format = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d):(\d\d)Z)?)?)?$/;
const precisions: readonly DatePrecision[] = ['year', 'month', 'day', 'instant'];
const lengths = [4, 7, 10];
const minute = 60_000;
const day = 24 * 60 * minute;
/** The time zones that are ahead of UTC have a day up to 14 hours earlier. */
const aheadOfUtc = 14 * 60 * minute;

/** The year, month, day, hour, minute and second of a text, as far as it has them; undefined if it is not a partial date. */
function partsOf(text: string): readonly number[] | undefined {
  const match = format.exec(text);
  if (!match) return undefined;
  const parts = match.slice(1).flatMap((part) => (part === undefined ? [] : [Number(part)]));
  const [year = 0, month = 1, dayOfMonth = 1, ...time] = parts;
  const [hours = 0, minutes = 0, seconds = 0] = time;
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth, hours, minutes, seconds));
  // `Date.UTC` carries over: 30 February becomes 1 or 2 March.
  const isReal =
    year >= earliestYear &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === dayOfMonth &&
    date.getUTCHours() === hours &&
    date.getUTCMinutes() === minutes;
  return isReal ? parts : undefined;
}

/**
 * Whether a value is a date as exactly as it is known: a year '2021', a month '2021-05', a day '2021-05-17', or an instant in UTC
 * '2021-05-17T20:30:00Z'. A day belongs to the calendar of its user and has no time zone.
 */
export function isPartialDate(value: unknown): value is string {
  return typeof value === 'string' && partsOf(value) !== undefined;
}

/** A partial date (see `isPartialDate`) in a request. */
export const partialDate = z.custom<string>(isPartialDate, messages.invalidDate);

/** How exactly a valid partial date is known. */
export function precisionOf(date: string): DatePrecision {
  return precisions[lengths.indexOf(date.length)] ?? 'instant';
}

/** The first millisecond of a valid partial date, with its days in UTC. */
export function startOf(date: string): number {
  const [year = 0, month = 1, dayOfMonth = 1, hours = 0, minutes = 0, seconds = 0] = partsOf(date) ?? [];
  return Date.UTC(year, month - 1, dayOfMonth, hours, minutes, seconds);
}

/** The first millisecond after a valid partial date. */
export function endOf(date: string): number {
  const [year = 0, month = 1] = partsOf(date) ?? [];
  switch (precisionOf(date)) {
    case 'year':
      return Date.UTC(year + 1, 0);
    case 'month':
      return Date.UTC(year, month);
    case 'day':
      return startOf(date) + day;
    default:
      return startOf(date) + 1;
  }
}

/** Whether the first date is certainly after the second. A day is compared with an instant in any time zone. */
export function isAfter(date: string, other: string): boolean {
  const tolerance = (precisionOf(date) === 'instant') === (precisionOf(other) === 'instant') ? 0 : aheadOfUtc;
  return startOf(date) >= endOf(other) + tolerance;
}

/** Whether a date has not begun at `now` in any time zone. */
export function isFuture(date: string, now: number): boolean {
  return startOf(date) > now + (precisionOf(date) === 'instant' ? minute : aheadOfUtc);
}
