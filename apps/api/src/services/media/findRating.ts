import { type MediaType, ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../errors.ts';
import type { Media } from './Media.ts';

/** What the people of this server make of a title. */
export async function findRating({ titles, collection }: Media, mediaType: MediaType, slugOrId: string) {
  const titleId = await titles.findId(mediaType, slugOrId);
  if (!titleId) throw new NotFound(ownMessages.title.unknownTitle);
  return collection.ratingOf(titleId);
}
