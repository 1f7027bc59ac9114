import { unknownFact } from './mediaView.ts';

interface PartialDate {
  readonly year?: number | null;
  readonly month?: number | null;
  readonly day?: number | null;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

// Whatever else a browser takes for a date ('Autumn 1') is none, and would be read in the visitor's own zone.
const isoDate = /^\d{4}-\d\d-\d\d(?!\d)/;

// A time without a zone would be read in the visitor's own, too.
const withoutZone = /^\d{4}-\d\d-\d\d[T ][\d:.]+$/;

/** 'TBA', a date as 19/05/2015 (read as UTC), or 'N/A'. */
export function releaseDate(released: string | null | undefined, toBeAnnounced: boolean): string {
  if (toBeAnnounced) return 'TBA';
  const text = released?.trim() ?? '';
  const date = new Date(withoutZone.test(text) ? `${text}Z` : text);
  if (!isoDate.test(text) || Number.isNaN(date.getTime())) return unknownFact;
  return `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}

function isKnown(date: PartialDate | null | undefined): date is PartialDate {
  return Boolean(date && (date.year || date.month || date.day));
}

function partialDate({ year, month, day }: PartialDate): string {
  return [year, month, day].map((part) => part || '??').join('/');
}

/**
 * Airing dates as '2023/9/29 to 2024/3/22', unknown parts '??'; an open end is 'Present' while airing, else '?'; without
 * any date 'N/A'.
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
