import { type MediaType, ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import type { Media } from './Media.ts';

/** The average rating of a title by the users of this server (null without ratings), and the number of ratings. */
export async function findRating({ titles, counts }: Media, mediaType: MediaType, slugOrId: string) {
  const titleId = await titles.findId(mediaType, slugOrId);
  if (!titleId) throw new NotFound(ownMessages.title.unknownTitle);
  const ratings = await counts.ratingsOf(titleId);
  const count = ratings.reduce((sum, rating) => sum + rating.count, 0);
  const stars = ratings.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return { average: count === 0 ? null : stars / count, count };
}
