import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import { line } from '../facts.ts';

/** Who says from which age a game is, and what they say. */
export const ageRatings = reading.optionalListOf(
  z.object({ organization: z.object({ name: line }), rating_category: z.object({ rating: line }) }),
);

const words: ReadonlyMap<string, string> = new Map([
  ['EC', 'Early Childhood'],
  ['E', 'Everyone'],
  ['E10', 'Everyone 10+'],
  ['E10+', 'Everyone 10+'],
  ['T', 'Teen'],
  ['M', 'Mature'],
  ['AO', 'Adults Only'],
  ['RP', 'Rating Pending'],
]);

/** What the ESRB says, in full words; undefined where it says nothing. */
export function esrbRating(ratings: z.output<typeof ageRatings>): string | undefined {
  const esrb = ratings?.find(({ organization }) => organization.name === 'ESRB');
  return words.get(esrb?.rating_category.rating ?? '');
}
