import { dateLocale } from '@gildshelf/api-client/contract';

const format = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'short', timeStyle: 'short' });

/** A time of the API (ISO 8601) as local date and time: 21/11/2026, 20:53. Invalid text stays as it is. */
export function formatTime(time: string): string {
  const ms = Date.parse(time);
  return Number.isNaN(ms) ? time : format.format(ms);
}

/** Whether a time of the API is in the past. */
export const isPast = (time: string): boolean => Date.parse(time) <= Date.now();
