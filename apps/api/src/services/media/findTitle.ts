import { type MediaType, ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../errors.ts';
import type { Media } from './Media.ts';
import { titleAnswer } from './titleAnswer.ts';

/** Everything about one title, by slug or id. */
export async function findTitle({ titles, covers }: Media, mediaType: MediaType, slugOrId: string) {
  const title = await titles.findBySlugOrId(mediaType, slugOrId);
  if (!title) throw new NotFound(ownMessages.title.unknownTitle);
  return titleAnswer(covers, mediaType, title, title.item);
}
