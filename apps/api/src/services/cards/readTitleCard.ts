import { isTitleSlug, type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import type { CardTitle } from '../../cards/drawTitleCard.ts';
import { viewOf } from '../../catalogue/viewOf.ts';
import { NotFound } from '../../errors.ts';
import { type KeptFacts, sourceName } from '../../providers/catalogue/titleCredits.ts';
import type { Media } from '../media/Media.ts';

/** What the card of a title shows, and its slug, by its slug or id. */
export async function readTitleCard(
  { titles }: Pick<Media, 'titles'>,
  mediaType: MediaType,
  slugOrId: string,
): Promise<CardTitle & { readonly slug: string }> {
  const title = isTitleSlug(slugOrId) && (await titles.findBySlugOrId(mediaType, slugOrId));
  if (!title) throw new NotFound(ownMessages.title.unknownTitle);
  const item: { readonly facts?: KeptFacts } = JSON.parse(title.item);
  return {
    ...viewOf(mediaType, { ...item, rating_source: sourceName(mediaType, 'rawg_rating', item.facts ?? {}) }),
    kind: mediaTypes[mediaType].label,
    slug: title.slug,
  };
}
