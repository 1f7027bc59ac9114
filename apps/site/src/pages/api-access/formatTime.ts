/** A time of the API (ISO 8601) as local date and time: 21/11/2026, 20:53. Invalid text stays as it is. */
export function formatTime(time: string, locale: string): string {
  const ms = Date.parse(time);
  return Number.isNaN(ms)
    ? time
    : new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(ms);
}

/** Whether a time of the API is in the past. */
export const isPast = (time: string): boolean => Date.parse(time) <= Date.now();
