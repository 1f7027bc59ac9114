import type { CatalogueType } from '@gildshelf/api-client/contract';
import { present, type TrackedItem, trackingOf } from '@gildshelf/api-client/react';
import type { KeptTitle } from './collectionDialog.ts';

const cache = new WeakMap<TrackedItem, KeptTitle>();

/** Prepares a tracked item for display. Returns the same object for the same item, so that an unchanged card does not re-render. */
export function toCollectionTitle(type: CatalogueType, item: TrackedItem): KeptTitle {
  const title = cache.get(item) ?? {
    type,
    view: present(type, item),
    item,
    tracking: trackingOf(item),
  };
  cache.set(item, title);
  return title;
}
