import { isTitleSlug, type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import { type StoredFacts, sourceName } from '../../providers/credits.ts';
import { viewOf } from '../catalogue/titles/viewOf.ts';
import type { Media } from '../titles/Media.ts';
import type { TitleImageContent } from './drawTitleImage.ts';

/** Reads the content of a title's share image, and its slug. Throws NotFound for an unknown slug or id. */
export async function readTitleImage(
  { titles }: Pick<Media, 'titles'>,
  mediaType: MediaType,
  slugOrId: string,
): Promise<TitleImageContent & { readonly slug: string }> {
  const title = isTitleSlug(slugOrId) && (await titles.findBySlugOrId(mediaType, slugOrId));
  if (!title) throw new NotFound(ownMessages.title.unknownTitle);
  const item: { readonly facts?: StoredFacts } = JSON.parse(title.item);
  return {
    ...viewOf(mediaType, { ...item, rating_source: sourceName(mediaType, 'rawg_rating', item.facts ?? {}) }),
    kind: mediaTypes[mediaType].label,
    slug: title.slug,
  };
}
