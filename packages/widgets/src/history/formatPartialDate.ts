const yearLength = 'YYYY'.length;
const monthLength = 'YYYY-MM'.length;

/**
 * A partial date in a locale, as exactly as it is known: '2021-05' as 'May 2021'. Only an instant depends on the time zone, in which its
 * day is shown; a day belongs to the calendar of its user.
 */
export function formatPartialDate(date: string, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: date.includes('T') ? timeZone : 'UTC',
    year: 'numeric',
    ...(date.length > yearLength && { month: 'short' }),
    ...(date.length > monthLength && { day: 'numeric' }),
  }).format(Date.parse(date));
}
