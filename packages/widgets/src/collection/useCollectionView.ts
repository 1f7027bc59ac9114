import { messages } from '@gildshelf/api-client/contract';
import { type TrackedItem, useCollection, useUser } from '@gildshelf/api-client/react';
import { useMemo, useState } from 'react';
import { useKeptType } from './useKeptType.ts';

/** What stands in the place of the cards. */
export type CollectionShelf =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' | 'signed-out'; readonly sentence: string }
  | { readonly state: 'ready'; readonly items: readonly TrackedItem[] };

/** Every status. */
const everything = 'all';

/** Which media type and status are shown, and what is kept of them. */
export function useCollectionView() {
  const { isInitializing, isAuthenticated } = useUser();
  const [type, setType] = useKeptType();
  const [filter, setFilter] = useState<string>(everything);
  const list = useCollection(type);
  const kept = list.state === 'ready' ? list.data : none;
  const items = useMemo(
    () => (filter === everything ? kept : kept.filter((item) => item.user_status === filter)),
    [kept, filter],
  );

  function shelf(): CollectionShelf {
    if (!isInitializing && !isAuthenticated)
      return { state: 'signed-out', sentence: messages.collection.signedOut };
    if (list.state === 'loading') return list;
    if (list.state === 'failed') return { state: 'failed', sentence: messages.media.userContentFailed };
    return { state: 'ready', items };
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

const none: readonly TrackedItem[] = [];
