import { type MediaType, ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import type { Media } from './Media.ts';

/** What the people of this server make of a title. */
export async function findRating({ titles, counts }: Media, mediaType: MediaType, slugOrId: string) {
  const titleId = await titles.findId(mediaType, slugOrId);
  if (!titleId) throw new NotFound(ownMessages.title.unknownTitle);
  const ratings = await counts.ratingsOf(titleId);
  const count = ratings.reduce((sum, each) => sum + each.count, 0);
  const stars = ratings.reduce((sum, each) => sum + each.rating * each.count, 0);
  return { average: count === 0 ? null : stars / count, count };
}
