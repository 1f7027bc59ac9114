import { isPartialDate } from '@gildshelf/api-client/contract';

/** Instants that sources write for a date that is not known. */
const unknownInstants = new Set(['1970-01-01T00:00:00Z', '1970-01-01T00:00:01Z', '0001-01-01T00:00:00Z']);
const earliestOfUnknown = '0001-01-01';

/**
 * The partial date of a text such as '2021-05-07', '2021-00-00', '2021-05-00', '2021-05' or '2021', as exact as the source has it; null if
 * it is not known or no date.
 */
export function dayOf(text: string | null | undefined): string | null {
  const match = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(text?.trim() ?? '');
  if (!match || match[0] === earliestOfUnknown) return null;
  const [, year, month, day] = match;
  const parts = [year, ...(isKnown(month) ? [month, ...(isKnown(day) ? [day] : [])] : [])];
  const date = parts.join('-');
  return isPartialDate(date) ? date : null;
}

const isKnown = (part: string | undefined) => part !== undefined && part !== '00';

/** The partial date of a year, a month and a day, each of which may be missing or 0. */
export function dateOfParts(
  year: number | null | undefined,
  month: number | null | undefined,
  day: number | null | undefined,
): string | null {
  const digits = (value: number | null | undefined) => String(value ?? 0).padStart(2, '0');
  return dayOf([String(year ?? 0).padStart(4, '0'), digits(month), digits(day)].join('-'));
}

/**
 * The instant of an ISO 8601 text with a time, to the second in UTC; one without a zone is taken as UTC. A day alone stays a day. Null if it
 * is not known, such as 1970-01-01T00:00:00Z, or no date.
 */
export function instantOf(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(
    trimmed,
  );
  if (!match) return dayOf(trimmed);
  const [, day, time, seconds = '00', zone = 'Z'] = match;
  // `Date.parse` carries over: 30 February becomes 2 March.
  if (!isPartialDate(day)) return null;
  const ms = Date.parse(`${day}T${time}:${seconds}${zone}`);
  if (Number.isNaN(ms)) return null;
  const instant = `${new Date(ms).toISOString().slice(0, 19)}Z`;
  return unknownInstants.has(instant) || !isPartialDate(instant) ? null : instant;
}
