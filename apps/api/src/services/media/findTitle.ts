import { type MediaType, ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../errors.ts';
import { sourceName, titleCredits } from '../../providers/catalogue/titleCredits.ts';
import type { Media } from './Media.ts';
import { titleAnswer } from './titleAnswer.ts';

/** Everything about one title, by slug or id. What is old is asked for anew behind the answer. */
export async function findTitle({ titles, covers, living }: Media, mediaType: MediaType, slugOrId: string) {
  let title = await titles.findBySlugOrId(mediaType, slugOrId);
  if (title && (await living?.freshen(mediaType, title.title_id)))
    title = await titles.findBySlugOrId(mediaType, slugOrId);
  if (!title) throw new NotFound(ownMessages.title.unknownTitle);
  const answer = titleAnswer(covers, mediaType, title, title.item);
  const facts = answer.facts ?? {};
  return {
    ...answer,
    credits: titleCredits(mediaType, facts),
    rating_source: sourceName(mediaType, 'rawg_rating', facts),
  };
}
