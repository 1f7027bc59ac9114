import { type CatalogueType, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { type TrackedItem, useCollection, useUser } from '@gildshelf/api-client/react';
import { useMemo, useState } from 'react';
import { firstCards } from './firstCards.ts';
import { useHasActed } from './useHasActed.ts';
import { useKeptType } from './useKeptType.ts';

/** What stands in the place of the cards. */
export type CollectionShelf =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' | 'signed-out'; readonly sentence: string }
  | {
      readonly state: 'ready';
      readonly items: readonly TrackedItem[];
      /** Whether more titles follow `items`: not requested yet, being loaded or failed to load. */
      readonly rest: 'none' | 'waiting' | 'loading' | 'failed';
    };

/** Which part of a collection is shown. */
export interface CollectionView {
  /** Without it: the media type that was last chosen in this browser, else the first. */
  readonly type?: CatalogueType | undefined;
  /** Without it, and where the media type has no such status: every status. */
  readonly status?: string | undefined;
}

/** The filter's value for every status. */
export const everything = 'all';

/** The part of the collection that is shown, and its items. Without `given` the hook holds that state itself. */
export function useCollectionView(given?: CollectionView, onViewChange?: (view: CollectionView) => void) {
  const { isInitializing, isAuthenticated } = useUser();
  const [rememberedType, rememberType] = useKeptType();
  const [own, setOwn] = useState<CollectionView>({});
  const view = given ?? own;
  const type = view.type ?? rememberedType;
  const isKnown = mediaTypes[type].filters.some(({ value }) => value === view.status);
  const filter = view.status !== undefined && isKnown ? view.status : everything;
  const hasActed = useHasActed();
  const showsAll = hasActed || filter !== everything;
  const list = useCollection(type, { first: showsAll ? undefined : firstCards });
  const kept = list.state === 'ready' ? list.data : none;
  const items = useMemo(
    () => (filter === everything ? kept : kept.filter((item) => item.user_status === filter)),
    [kept, filter],
  );

  function setView(next: CollectionView) {
    setOwn(next);
    onViewChange?.(next);
  }

  function shelf(): CollectionShelf {
    if (!isInitializing && !isAuthenticated)
      return { state: 'signed-out', sentence: messages.collection.signedOut };
    if (list.state === 'loading') return list;
    if (list.state === 'failed') return { state: 'failed', sentence: messages.media.userContentFailed };
    if (list.isWhole) return { state: 'ready', items, rest: 'none' };
    // What a filter finds among the first titles is not all that it would find.
    if (filter !== everything)
      return list.error
        ? { state: 'failed', sentence: messages.media.userContentFailed }
        : { state: 'loading' };
    return { state: 'ready', items, rest: !hasActed ? 'waiting' : list.error ? 'failed' : 'loading' };
  }

  return {
    type,
    setType(next: CatalogueType) {
      rememberType(next);
      setView({ type: next });
    },
    filter,
    setFilter(status: string) {
      setView(status === everything ? { type } : { type, status });
    },
    shelf: shelf(),
  };
}

const none: readonly TrackedItem[] = [];
