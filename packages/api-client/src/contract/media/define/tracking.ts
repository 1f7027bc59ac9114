import * as z from 'zod/mini';
import { ratingMaximum, ratingStep } from '../../limits.ts';
import { optionalNumber } from '../../schemas.ts';

/** The statuses of the labels that earlier hosts have stored. */
export const legacyStatuses: Readonly<Record<string, string>> = {
  'currently playing': 'playing',
  'plan to play': 'planned',
  'currently watching': 'watching',
  'plan to watch': 'planned',
};

/** The status of a stored label; a label that is not a legacy one is lowercased. */
export function parseStatus(label: string): string {
  const lowercased = label.trim().toLowerCase();
  // The label is arbitrary text: 'constructor' must not read an inherited property.
  return (Object.hasOwn(legacyStatuses, lowercased) && legacyStatuses[lowercased]) || lowercased;
}

/** The label of a status: 'Re-watching' for 're-watching'. */
export function statusLabel(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** A planned title has no rating: the control is hidden and the stored rating is 0. */
export function isPlanned(status: string): boolean {
  return status === 'planned';
}

/** The nearest valid rating: 0 to 5 in half steps. */
export function nearestRating(value: number): number {
  return Math.min(ratingMaximum, Math.max(0, Math.round(value / ratingStep) * ratingStep));
}

/** The user's status and rating of a title. `user_status` is null when it is not tracked; `user_rating` is 0 to 5 in half steps. */
export const trackedFields = {
  user_status: z.catch(z.nullish(z.pipe(z.string(), z.transform(parseStatus))), null),
  user_rating: z.pipe(
    optionalNumber,
    z.transform((rating) => (typeof rating === 'number' ? nearestRating(rating) : rating)),
  ),
};
