import type { CatalogueType, MediaView } from '@gildshelf/api-client/contract';
import type { TrackedItem, Tracking } from '@gildshelf/api-client/react';

/** A title in the collection, ready to be shown. */
export interface KeptTitle {
  readonly type: CatalogueType;
  readonly view: MediaView;
  readonly item: TrackedItem;
  /** An empty status where none is set. */
  readonly tracking: Tracking;
}

/** The one dialog of the page: what it is about and which title. */
export interface CollectionDialog {
  readonly kind: 'edit' | 'rated' | 'remove' | 'removed';
  readonly title: KeptTitle;
}
