/** A partial date with the instants in a time zone as their day, '2026-11-22'; other dates are unchanged. */
export function dayIn(date: string, timeZone: string): string {
  if (!date.includes('T')) return date;
  const parts = new Intl.DateTimeFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(Date.parse(date));
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${partOf('year').padStart(4, '0')}-${partOf('month')}-${partOf('day')}`;
}
