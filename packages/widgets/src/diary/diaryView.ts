import type { CatalogueType } from '@gildshelf/api-client/contract';

/** What a diary shows. */
export interface DiaryView {
  /** A month such as '2026-11', or 'undated': the plays without a date. */
  readonly month: string;
  /** Only the plays of one media type. */
  readonly type?: CatalogueType | undefined;
  /** The cursor to start at: `next` of an earlier page. */
  readonly after?: string | undefined;
}

/** The `month` of the plays without a date. */
export const undated = 'undated';

/** The month with a distance to another one, in months: -1 is the previous month. */
export function monthAt(month: string, distance: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + distance)).toISOString().slice(0, 'YYYY-MM'.length);
}

/** The year of a month or a day. */
export const yearOf = (date: string): number => Number(date.slice(0, 'YYYY'.length));

/** The number of days of a month that have begun on a day. */
export function daysBegun(month: string, today: string): number {
  if (today.startsWith(month)) return Number(today.slice(-2));
  if (month > today) return 0;
  return new Date(Date.parse(monthAt(month, 1)) - 1).getUTCDate();
}
