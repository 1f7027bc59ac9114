import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { optionalNumber } from '../schemas.ts';
import { parseStatus } from './status.ts';

const { ratingMaximum, ratingStep } = limits;

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
