import type { Translate } from '../../../messages/translate.ts';
import { type DateParts, type DateProblem, monthCodes } from './partialDate.ts';

/** The error message of a problem. */
export function messageOf(
  { kind, days }: DateProblem,
  { month, year }: DateParts,
  names: readonly string[],
  translate: Translate,
): string {
  return translate(problemLabels[kind], {
    month: names[monthCodes.indexOf(month)] ?? '',
    year: year.trim(),
    days,
  });
}

/** The names of the seasons, from spring to winter. */
export function seasonNames(translate: Translate): readonly string[] {
  return Object.values(seasonLabels).map((name) => translate(name));
}

const seasonLabels = { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' };

const problemLabels: Readonly<Record<DateProblem['kind'], string>> = {
  yearMissing: 'Add the year, or clear the date.',
  yearInvalid: 'Write the year with four digits, such as 2017.',
  monthMissing: 'Choose the month too, or clear the day.',
  seasonWithDay: 'A season has no day. Clear the day, or choose a month.',
  dayInvalid: 'Write the day as a number from 1 to 31.',
  dayNotInMonth: '{month} {year} has only {days} days.',
};
