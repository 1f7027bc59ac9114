import { type DateParts, type DateProblem, monthCodes } from './partialDate.ts';

/** Texts of a `PartialDateField` in another language than English; the names of the months are those of its `locale`. */
export interface PartialDateWords {
  /** Name of the field of the day. */
  day: string;
  /** Name of the choice of a month or season. */
  month: string;
  /** Name of the field of the year. */
  year: string;
  /** Heading of the months. */
  months: string;
  /** Heading of the seasons. */
  seasons: string;
  /** Names of the seasons. */
  seasonNames: readonly [spring: string, summer: string, autumn: string, winter: string];
  /** Error message: there is a day or a month without a year. */
  yearMissing: string;
  /** Error message: the year has not four digits. */
  yearInvalid: string;
  /** Error message: there is a day without a month. */
  monthMissing: string;
  /** Error message: there is a day in a season. */
  seasonWithDay: string;
  /** Error message: the day is no number from 1 to 31. */
  dayInvalid: string;
  /** Error message: the month has fewer days. */
  dayNotInMonth: (month: string, year: string, days: number) => string;
}

/** The error message of a problem. */
export function messageOf(
  problem: DateProblem,
  { month, year }: DateParts,
  names: readonly string[],
  words: PartialDateWords,
): string {
  if (problem.kind !== 'dayNotInMonth') return words[problem.kind];
  return words.dayNotInMonth(names[monthCodes.indexOf(month)] ?? '', year.trim(), problem.days);
}

/** The English texts. */
export const english: PartialDateWords = {
  day: 'Day',
  month: 'Month or season',
  year: 'Year',
  months: 'Months',
  seasons: 'Seasons',
  seasonNames: ['Spring', 'Summer', 'Autumn', 'Winter'],
  yearMissing: 'Add the year, or clear the date.',
  yearInvalid: 'Write the year with four digits, such as 2017.',
  monthMissing: 'Choose the month too, or clear the day.',
  seasonWithDay: 'A season has no day. Clear the day, or choose a month.',
  dayInvalid: 'Write the day as a number from 1 to 31.',
  dayNotInMonth: (month, year, days) => `${month} ${year} has only ${days} days.`,
};
