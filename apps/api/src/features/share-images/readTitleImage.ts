import { isTitleSlug, type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import { type KeptFacts, sourceName } from '../../providers/credits.ts';
import { viewOf } from '../catalogue/titles/viewOf.ts';
import type { Media } from '../titles/Media.ts';
import type { ImageTitle } from './drawTitleImage.ts';

/** What the card of a title shows, and its slug, by its slug or id. */
export async function readTitleImage(
  { titles }: Pick<Media, 'titles'>,
  mediaType: MediaType,
  slugOrId: string,
): Promise<ImageTitle & { readonly slug: string }> {
  const title = isTitleSlug(slugOrId) && (await titles.findBySlugOrId(mediaType, slugOrId));
  if (!title) throw new NotFound(ownMessages.title.unknownTitle);
  const item: { readonly facts?: KeptFacts } = JSON.parse(title.item);
  return {
    ...viewOf(mediaType, { ...item, rating_source: sourceName(mediaType, 'rawg_rating', item.facts ?? {}) }),
    kind: mediaTypes[mediaType].label,
    slug: title.slug,
  };
}
