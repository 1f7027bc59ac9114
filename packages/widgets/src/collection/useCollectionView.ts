import { type CatalogueType, messages } from '@gildshelf/api-client/contract';
import { present, type TrackedItem, useCollection, useUser } from '@gildshelf/api-client/react';
import { useState } from 'react';
import type { KeptTitle } from './collectionDialog.ts';
import { useKeptType } from './useKeptType.ts';

/** What stands in the place of the cards. */
export type CollectionShelf =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' | 'signed-out'; readonly sentence: string }
  | { readonly state: 'ready'; readonly titles: readonly KeptTitle[] };

/** Every status. */
const everything = 'all';

/** Which media type and status are shown, and the titles that are kept of them. */
export function useCollectionView() {
  const { isInitializing, isAuthenticated } = useUser();
  const [type, setType] = useKeptType();
  const [filter, setFilter] = useState<string>(everything);
  const list = useCollection(type);

  function shelf(): CollectionShelf {
    if (!isInitializing && !isAuthenticated)
      return { state: 'signed-out', sentence: messages.collection.signedOut };
    if (list.state === 'loading') return list;
    if (list.state === 'failed') return { state: 'failed', sentence: messages.media.userContentFailed };
    const shown = list.data.filter((item) => filter === everything || item.user_status === filter);
    return { state: 'ready', titles: shown.map((item) => keptTitle(type, item)) };
  }

  return {
    type,
    setType(next: typeof type) {
      setType(next);
      setFilter(everything);
    },
    filter,
    setFilter,
    shelf: shelf(),
  };
}

function keptTitle(type: CatalogueType, item: TrackedItem): KeptTitle {
  const tracking = { status: item.user_status ?? '', rating: item.user_rating ?? 0 };
  return { type, view: present(type, item), item, tracking };
}
