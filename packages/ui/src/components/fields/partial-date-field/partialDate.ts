/** What the controls of a partial date show. The month is '01' to '12', or '21' to '24' for a season. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Why parts are no date, and the control at which it can be corrected. */
export interface DateProblem {
  readonly kind:
    | 'yearMissing'
    | 'yearInvalid'
    | 'monthMissing'
    | 'seasonWithDay'
    | 'dayInvalid'
    | 'dayNotInMonth';
  readonly part: keyof DateParts;
  /** Number of days of the month, for `dayNotInMonth`. */
  readonly days: number;
}

/** Codes of the seasons from spring to winter in ISO 8601-2 (EDTF): '2017-21' is spring 2017. */
export const seasonCodes = ['21', '22', '23', '24'] as const;

/** Codes of the months, '01' to '12'. */
export const monthCodes = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const form = /^(\d{4})(?:-(0[1-9]|1[0-2]|2[1-4])(?:-(\d\d))?)?$/;

/** The parts of a value; empty if it is no partial date. */
export function splitPartialDate(value: string): DateParts {
  const [, year = '', month = '', day = ''] = form.exec(value.trim()) ?? [];
  return { year, month, day: day && String(Number(day)) };
}

/** The value of the parts: empty if all are, and the problem if they are no date. */
export function joinPartialDate(parts: DateParts): string | DateProblem {
  const [day, month, year] = [parts.day.trim(), parts.month, parts.year.trim()];
  const problem = (kind: DateProblem['kind'], part: keyof DateParts, days = 31) => ({ kind, part, days });
  if (year === '') return day === '' && month === '' ? '' : problem('yearMissing', 'year');
  if (!/^\d{4}$/.test(year) || Number(year) === 0) return problem('yearInvalid', 'year');
  if (day === '') return month === '' ? year : `${year}-${month}`;
  if (month === '') return problem('monthMissing', 'month');
  if (Number(month) > 12) return problem('seasonWithDay', 'day');
  if (!/^\d{1,2}$/.test(day) || Number(day) === 0) return problem('dayInvalid', 'day');
  const days = daysOf(Number(year), Number(month));
  if (Number(day) > days) return problem('dayNotInMonth', 'day', days);
  return `${year}-${month}-${day.padStart(2, '0')}`;
}

function daysOf(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(2000, month, 0));
  // `Date.UTC` takes the years 0 to 99 for 1900 to 1999.
  lastDay.setUTCFullYear(year, month, 0);
  return lastDay.getUTCDate();
}

/** The order of the parts in dates of a locale. */
export function orderOfParts(locale: string): readonly (keyof DateParts)[] {
  const types = new Intl.DateTimeFormat(locale, { calendar: 'gregory' })
    .formatToParts()
    .map(({ type }) => type);
  return types.filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** The names of the months in the language of a locale. */
export function monthNames(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long', timeZone: 'UTC' });
  return monthCodes.map((code) => format.format(Date.UTC(2001, Number(code) - 1)));
}
