import type { CatalogueType, MediaView } from '@gildshelf/api-client/contract';
import type { TrackedItem, Tracking } from '@gildshelf/api-client/react';

/** A title in the collection, prepared for display. */
export interface KeptTitle {
  readonly type: CatalogueType;
  readonly view: MediaView;
  readonly item: TrackedItem;
  /** An empty status where none is set. */
  readonly tracking: Tracking;
}

/** The dialog to show: its kind and the title it is about. Only one is open at a time. */
export interface CollectionDialog {
  readonly kind: 'edit' | 'rated' | 'remove' | 'removed';
  readonly title: KeptTitle;
}
