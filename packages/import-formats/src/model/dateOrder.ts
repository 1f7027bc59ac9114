import type { ImportWarning } from './ImportedContent.ts';
import { dayOf } from './sourceDates.ts';

/** Whether 10/05/2023 is in May or in October. */
type DateOrder = 'day-first' | 'month-first';

/** Reads the days of one file, all in the same order of day and month. */
export interface DayReader {
  /** The partial date of a text such as '2023-05-10', '10/05/2023' or '23-01-26'; null if it is not known. */
  readonly dayOf: (text: string) => string | null;
  readonly warnings: readonly ImportWarning[];
}

interface OrderedDate {
  readonly text: string;
  readonly first: number;
  readonly second: number;
  readonly year: string;
}

const months = 12;
/** Two digits from here are of the 20th century. */
const firstYearOf1900s = 70;

function orderedDateOf(text: string): OrderedDate | undefined {
  const match = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?:\s.*)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, first, , second, year = ''] = match;
  const century = Number(year) >= firstYearOf1900s ? '19' : '20';
  return {
    text: text.trim(),
    first: Number(first),
    second: Number(second),
    year: year.length === 2 ? century + year : year,
  };
}

/** The order that the dates of a file have: a part above 12 is a day. Undefined if none is, or if they contradict each other. */
function orderOf(dates: readonly OrderedDate[]): DateOrder | undefined {
  const isDayFirst = dates.some(({ first }) => first > months);
  const isMonthFirst = dates.some(({ second }) => second > months);
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? 'day-first' : 'month-first';
}

/**
 * A reader of the days of a file by all its texts with dates. Without a part above 12, days such as 10/05/2023 are not known until the
 * user has chosen an order, and there is a warning with an example.
 */
export function createDayReader(texts: readonly string[], chosen: DateOrder | undefined): DayReader {
  const dates = texts.flatMap((text) => orderedDateOf(text) ?? []);
  const order = orderOf(dates) ?? chosen;
  const [example] = dates;
  return {
    dayOf: (text) => {
      const date = orderedDateOf(text);
      if (!date || !order) return dayOf(text);
      const [month, day] = order === 'day-first' ? [date.second, date.first] : [date.first, date.second];
      return dayOf([date.year, twoDigits(month), twoDigits(day)].join('-'));
    },
    warnings: example && !order ? [{ kind: 'date-order', example: example.text }] : [],
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
