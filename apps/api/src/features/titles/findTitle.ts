import { type MediaType, ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import { sourceName, titleCredits } from '../../providers/credits.ts';
import type { Media } from './Media.ts';
import { titleResponse } from './titleResponse.ts';

/** All details of a title, by slug or id. A stale title is refreshed in the background. */
export async function findTitle(
  { titles, covers, catalogueSync }: Media,
  mediaType: MediaType,
  slugOrId: string,
) {
  let title = await titles.findBySlugOrId(mediaType, slugOrId);
  if (title && (await catalogueSync?.refreshTitle(mediaType, title.title_id)))
    title = await titles.findBySlugOrId(mediaType, slugOrId);
  if (!title) throw new NotFound(ownMessages.title.unknownTitle);
  const response = titleResponse(covers, mediaType, title, title.item);
  const facts = response.facts ?? {};
  return {
    ...response,
    credits: titleCredits(mediaType, facts),
    rating_source: sourceName(mediaType, 'rawg_rating', facts),
  };
}
