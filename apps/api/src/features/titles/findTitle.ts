import { type MediaType, ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import { sourceName, titleCredits } from '../../providers/credits.ts';
import type { Media } from './Media.ts';
import { titleResponse } from './titleResponse.ts';

/** Everything about one title, by slug or id. What is old is asked for anew behind the answer. */
export async function findTitle(
  { titles, covers, catalogueSync }: Media,
  mediaType: MediaType,
  slugOrId: string,
) {
  let title = await titles.findBySlugOrId(mediaType, slugOrId);
  if (title && (await catalogueSync?.refreshTitle(mediaType, title.title_id)))
    title = await titles.findBySlugOrId(mediaType, slugOrId);
  if (!title) throw new NotFound(ownMessages.title.unknownTitle);
  const answer = titleResponse(covers, mediaType, title, title.item);
  const facts = answer.facts ?? {};
  return {
    ...answer,
    credits: titleCredits(mediaType, facts),
    rating_source: sourceName(mediaType, 'rawg_rating', facts),
  };
}
