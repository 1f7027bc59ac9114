import {
  type CatalogueType,
  catalogueTypes,
  mediaTypeOf,
  mediaTypes,
  messages,
  storageKeys,
} from '@gildshelf/api-client/contract';
import {
  type TrackedItem,
  useApi,
  useMediaTypes,
  useTrackedTitles,
  useUser,
} from '@gildshelf/api-client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { firstCards } from './firstCards.ts';
import { useHasInteracted } from './useHasInteracted.ts';

/** State of the list of cards. */
export type CollectionShelfState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' | 'signed-out'; readonly message: string }
  | {
      readonly state: 'ready';
      readonly items: readonly TrackedItem[];
      /** Whether more titles follow `items`: not requested yet, being loaded or failed to load. */
      readonly rest: 'none' | 'waiting' | 'loading' | 'failed';
    };

/** Which part of a collection is shown. */
export interface CollectionView {
  /** Defaults to the media type that was last selected in this browser, else to the first one. */
  readonly type?: CatalogueType | undefined;
  /** Every status is shown when it is missing, or when the media type does not have it. */
  readonly status?: string | undefined;
}

/** The filter's value for every status. */
export const allStatuses = 'all';

/** The shown part of the collection and its items. Without `controlledView` the hook manages this state itself. */
export function useCollectionView(
  controlledView?: CollectionView,
  onViewChange?: (view: CollectionView) => void,
) {
  const { isInitializing, isAuthenticated } = useUser();
  const [storedType, storeType] = useStoredMediaType();
  const [ownView, setOwnView] = useState<CollectionView>({});
  const view = controlledView ?? ownView;
  const type = view.type ?? storedType;
  const isKnown = mediaTypes[type].filters.some(({ value }) => value === view.status);
  const filter = view.status !== undefined && isKnown ? view.status : allStatuses;
  const hasActed = useHasInteracted();
  const showsAll = hasActed || filter !== allStatuses;
  const list = useTrackedTitles(type, { first: showsAll ? undefined : firstCards });
  const loaded = list.state === 'ready' ? list.data : noItems;
  const items = useMemo(
    () => (filter === allStatuses ? loaded : loaded.filter((item) => item.user_status === filter)),
    [loaded, filter],
  );

  function setView(next: CollectionView) {
    setOwnView(next);
    onViewChange?.(next);
  }

  function shelf(): CollectionShelfState {
    if (!isInitializing && !isAuthenticated)
      return { state: 'signed-out', message: messages.collection.signedOut };
    if (list.state === 'loading') return list;
    if (list.state === 'failed') return { state: 'failed', message: messages.media.userContentFailed };
    if (list.isWhole) return { state: 'ready', items, rest: 'none' };
    // A filter needs all titles, so the first ones are not enough to show its result.
    if (filter !== allStatuses)
      return list.error
        ? { state: 'failed', message: messages.media.userContentFailed }
        : { state: 'loading' };
    return { state: 'ready', items, rest: !hasActed ? 'waiting' : list.error ? 'failed' : 'loading' };
  }

  return {
    type,
    setType(next: CatalogueType) {
      storeType(next);
      setView({ type: next });
    },
    filter,
    setFilter(status: string) {
      setView(status === allStatuses ? { type } : { type, status });
    },
    shelf: shelf(),
  };
}

const noItems: readonly TrackedItem[] = [];

/** The media type whose collection is shown; stored as its plural noun, such as 'games'. */
export function useStoredMediaType() {
  const { client, localStorage } = useApi();
  const userId = useUser().user?.userId;
  const [firstType = catalogueTypes[0]] = useMediaTypes();
  const [chosen, setChosen] = useState<CatalogueType>();
  // The server renders the page with the titles of one media type.
  const renderedType = catalogueTypes.find(
    (type) =>
      userId &&
      client.known(mediaTypeOf(type).listTrackedTitles, {
        params: { userId },
        query: { limit: String(firstCards) },
      }),
  );
  const renderedValue = renderedType ? mediaTypes[renderedType].pluralNoun : null;
  const storedValue = useSyncExternalStore(
    noSubscription,
    () => localStorage.get(storageKeys.contentType),
    () => renderedValue,
  );
  const storedType = catalogueTypes.find((type) => mediaTypes[type].pluralNoun === storedValue);

  useEffect(() => {
    if (storedValue !== null && !storedType) localStorage.remove(storageKeys.contentType);
  }, [storedValue, storedType, localStorage]);

  function setType(type: CatalogueType) {
    setChosen(type);
    localStorage.set(storageKeys.contentType, mediaTypes[type].pluralNoun);
  }

  return [chosen ?? storedType ?? firstType, setType] as const;
}

const noSubscription = () => () => undefined;
