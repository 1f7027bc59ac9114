import { earliest } from '../films/titleParts.ts';

/**
 * When a play was started by the dates of its episodes; null if one of them is not known, since it may be the
 * first.
 */
export const episodesStart = (dates: readonly (string | null)[]): string | null =>
  dates.includes(null) ? null : earliest(dates);
