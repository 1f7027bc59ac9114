import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { StoredItem } from './CatalogueSource.ts';
import { catalogueSources } from './catalogueSources.ts';

/** The part of an item that lists show, as the contract reads it, so that it can go out as it is kept. */
export function cardOf(mediaType: MediaType, slug: string, item: StoredItem): StoredItem {
  const answered: StoredItem = mediaTypes[mediaType].item.parse({ id: '-', slug, ...item });
  return Object.fromEntries(catalogueSources[mediaType].cardFields.map((field) => [field, answered[field]]));
}
