import type { CatalogueType } from '@gildshelf/api-client/contract';
import { present, type TrackedItem, trackingOf } from '@gildshelf/api-client/react';
import type { KeptTitle } from './collectionDialog.ts';

const known = new WeakMap<TrackedItem, KeptTitle>();

/** A tracked item ready to be shown; the same value each time, so that a card without news is not rendered anew. */
export function keptTitle(type: CatalogueType, item: TrackedItem): KeptTitle {
  const title = known.get(item) ?? {
    type,
    view: present(type, item),
    item,
    tracking: trackingOf(item),
  };
  known.set(item, title);
  return title;
}
