import type { CatalogueType, CollectionEntry } from '@gildshelf/api-client/contract';
import type { TitleId, TrackedItem } from '@gildshelf/api-client/react';
import { type CollectionTitle, toCollectionTitle } from '../collection/CollectionGrid.tsx';

/** A title of a managed collection, prepared for display. */
export interface ManagedTitle extends CollectionTitle {
  readonly id: TitleId;
  /** The title with the data of the collection, as the API returned it. */
  readonly entry: CollectionEntry;
}

const cache = new WeakMap<CollectionEntry, ManagedTitle>();

/** Prepares an entry for display. Returns the same object for the same entry, so that an unchanged row does not render again. */
export function toManagedTitle(type: CatalogueType, entry: CollectionEntry): ManagedTitle {
  const title = cache.get(entry) ?? createTitle(type, entry);
  cache.set(entry, title);
  return title;
}

function createTitle(type: CatalogueType, entry: CollectionEntry): ManagedTitle {
  const item = entry.title as TrackedItem;
  return { ...toCollectionTitle(type, item), id: item.id, entry };
}
