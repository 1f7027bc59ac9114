/** What the controls of a partial date show. The month is '01' to '12'. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Why parts are no date, and the control at which it can be corrected. */
export interface DateProblem {
  readonly kind: 'yearMissing' | 'yearInvalid' | 'monthMissing' | 'dayInvalid' | 'dayNotInMonth' | 'tooEarly';
  readonly part: keyof DateParts;
  /** Number of days of the month, for `dayNotInMonth`. */
  readonly days: number;
}

/** Codes of the months, '01' to '12'. */
export const monthCodes = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const form = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(\d\d))?)?$/;
const instantForm = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The parts of a value, those of an instant in the time zone (that of the browser without one); empty if it is no partial date. */
export function splitPartialDate(value: string, timeZone?: string): DateParts {
  if (instantForm.test(value)) return partsOfInstant(Date.parse(value), timeZone);
  const [, year = '', month = '', day = ''] = form.exec(value.trim()) ?? [];
  return { year, month, day: day && String(Number(day)) };
}

function partsOfInstant(time: number, timeZone: string | undefined): DateParts {
  if (Number.isNaN(time)) return noParts;
  const format = new Intl.DateTimeFormat('en', {
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: 'numeric',
    timeZone,
  });
  return {
    ...noParts,
    ...Object.fromEntries(format.formatToParts(time).map((part) => [part.type, part.value])),
  };
}

const noParts: DateParts = { day: '', month: '', year: '' };

/** The value of the parts: empty if all are, and the problem if they are no date or one before the earliest. */
export function joinPartialDate(parts: DateParts, earliest = ''): string | DateProblem {
  const [day, month, year] = [digitsOf(parts.day), parts.month, digitsOf(parts.year)];
  const problem = (kind: DateProblem['kind'], part: keyof DateParts, days = 31) => ({ kind, part, days });
  if (year === '') return day === '' && month === '' ? '' : problem('yearMissing', 'year');
  if (!/^\d{4}$/.test(year) || Number(year) === 0) return problem('yearInvalid', 'year');
  if (day !== '') {
    if (month === '') return problem('monthMissing', 'month');
    if (!/^\d{1,2}$/.test(day) || Number(day) === 0) return problem('dayInvalid', 'day');
    const days = daysOf(Number(year), Number(month));
    if (Number(day) > days) return problem('dayNotInMonth', 'day', days);
  }
  const date = [year, month, day === '' ? '' : day.padStart(2, '0')].filter(Boolean).join('-');
  // A year is not before a month of it.
  const isEarlier = date.slice(0, earliest.length) < earliest.slice(0, date.length);
  return isEarlier ? problem('tooEarly', 'year') : date;
}

/** Japanese keyboards type the digits of full width. */
const digitsOf = (text: string) => text.normalize('NFKC').trim();

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
