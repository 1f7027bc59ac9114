import { type MediaType, type MediaView, mediaTypes } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../../../providers/CatalogueProvider.ts';
import { catalogueSources } from '../../built-in/catalogueSources.ts';

/** A kept item as it is shown. */
export interface Shown {
  /** Its name, year, genres as people see them. */
  readonly view: MediaView;
  /** What lists show of it, as the contract reads it, so that it can go out as it is kept. */
  readonly card: StoredItem;
}

/** Reads an item once for both. */
export function shownOf(mediaType: MediaType, item: StoredItem): Shown {
  // Each media type presents items of its own schema; that the two belong together is lost in their union.
  const { item: schema, present } = mediaTypes[mediaType] as (typeof mediaTypes)['game'];
  const read = schema.parse({ id: '-', ...item });
  const fields: StoredItem = read;
  const { cardFields } = catalogueSources[mediaType];
  return {
    view: present(read),
    card: Object.fromEntries(cardFields.map((field) => [field, fields[field]])),
  };
}
