import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { optionalNumber } from '../reading.ts';
import { readStatus } from './status.ts';

const { ratingMaximum, ratingStep } = limits;

/** The nearest rating there is: between 0 and 5, in half steps. */
export function nearestRating(value: number): number {
  return Math.min(ratingMaximum, Math.max(0, Math.round(value / ratingStep) * ratingStep));
}

/** What a person keeps about a title. `user_status` is null where it is not tracked; `user_rating` is 0–5 in halves. */
export const trackedFields = {
  user_status: z.catch(z.nullish(z.pipe(z.string(), z.transform(readStatus))), null),
  user_rating: z.pipe(
    optionalNumber,
    z.transform((rating) => (typeof rating === 'number' ? nearestRating(rating) : rating)),
  ),
};
