import { unknownFact } from '../mediaView.ts';

/** The locale of dates, shown as day/month/year. */
export const dateLocale = 'en-GB';

interface PartialDate {
  readonly year?: number | null;
  readonly month?: number | null;
  readonly day?: number | null;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

// `Date` parses other texts as well ('Autumn 1'), which are not dates here, in the browser's time zone.
const isoDate = /^\d{4}-\d\d-\d\d(?!\d)/;

// `Date` parses a time without a zone in the browser's time zone.
const withoutZone = /^\d{4}-\d\d-\d\d[T ][\d:.]+$/;

/** The release date in UTC as '19/05/2015', 'TBA' when to be announced, or 'N/A' when missing or invalid. */
export function releaseDate(released: string | null | undefined, toBeAnnounced: boolean): string {
  if (toBeAnnounced) return 'TBA';
  const text = released?.trim() ?? '';
  const date = new Date(withoutZone.test(text) ? `${text}Z` : text);
  if (!isoDate.test(text) || Number.isNaN(date.getTime())) return unknownFact;
  return `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}

/** The release date as above, and its year: of a title with only a year, as many older ones, the year takes the place of the date. */
export function releaseDateOrYear(
  released: string | null | undefined,
  releaseYear: number | null | undefined,
): { readonly date: string; readonly year: number | null } {
  const date = releaseDate(released, false);
  const year = Number(date.slice(6)) || releaseYear || null;
  return { date: date === unknownFact && year ? String(year) : date, year };
}

function isKnown(date: PartialDate | null | undefined): date is PartialDate {
  return Boolean(date && (date.year || date.month || date.day));
}

function partialDate({ year, month, day }: PartialDate): string {
  return [year, month, day].map((part) => part || '??').join('/');
}

/**
 * The airing dates as '2023/9/29 to 2024/3/22', with '??' for unknown parts. A missing end is 'Present' while airing, else '?';
 * the result is 'N/A' without any date.
 */
export function airingDates(
  from: PartialDate | null | undefined,
  to: PartialDate | null | undefined,
  isAiring: boolean,
): string {
  if (!isKnown(from) && !isKnown(to)) return unknownFact;
  const end = isKnown(to) ? partialDate(to) : isAiring ? 'Present' : '?';
  return `${partialDate(from ?? {})} to ${end}`;
}
