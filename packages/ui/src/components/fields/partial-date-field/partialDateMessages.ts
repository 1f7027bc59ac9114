import type { Translate } from '../../../messages/translate.ts';
import { type DateParts, type DateProblem, monthCodes } from './partialDate.ts';

export interface MessageContext {
  parts: DateParts;
  /** The earliest date, a year, month or day. */
  earliest: string;
  /** The names of the months. */
  names: readonly string[];
  locale: string;
  translate: Translate;
}

/** The error message of a problem. */
export function messageOf({ kind, days }: DateProblem, context: MessageContext): string {
  const { parts, earliest, names, locale, translate } = context;
  return translate(problemLabels[kind], {
    month: names[monthCodes.indexOf(parts.month)] ?? '',
    year: parts.year.trim(),
    days,
    date: kind === 'tooEarly' ? formatDate(earliest, locale) : '',
  });
}

function formatDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    month: date.length > 4 ? 'long' : undefined,
    day: date.length > 7 ? 'numeric' : undefined,
  });
  return format.format(Date.parse(date));
}

const problemLabels: Readonly<Record<DateProblem['kind'], string>> = {
  yearMissing: 'Add the year, or clear the date.',
  yearInvalid: 'Write the year with four digits, such as 2017.',
  monthMissing: 'Choose the month too, or clear the day.',
  dayInvalid: 'Write the day as a number from 1 to 31.',
  dayNotInMonth: '{month} {year} has only {days} days.',
  tooEarly: 'The earliest possible date is {date}.',
};
