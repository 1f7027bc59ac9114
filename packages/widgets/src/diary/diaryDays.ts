import type { DiaryEntry } from '@gildshelf/api-client/contract';
import { dayIn } from './dayIn.ts';

const dayLength = 'YYYY-MM-DD'.length;

/** The entries of one date: a day, or a month or a year of which no more is known; empty without a date. */
export interface DiaryDay<Entry> {
  readonly date: string;
  readonly entries: readonly Entry[];
}

/**
 * Groups entries by the date of their end, else of their start; an instant is in its day of the time zone. Dates without a day precede the
 * days; otherwise the order is that of the entries.
 */
export function diaryDays<Entry extends Pick<DiaryEntry, 'play'>>(
  entries: readonly Entry[],
  timeZone: string,
): readonly DiaryDay<Entry>[] {
  const byDate = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { finished, started } = entry.play;
    const date = dayIn(finished ?? started ?? '', timeZone);
    byDate.set(date, [...(byDate.get(date) ?? []), entry]);
  }
  const days = Array.from(byDate, ([date, own]) => ({ date, entries: own }));
  const hasDay = ({ date }: DiaryDay<Entry>) => date.length === dayLength;
  return [...days.filter((day) => !hasDay(day)), ...days.filter(hasDay)];
}
