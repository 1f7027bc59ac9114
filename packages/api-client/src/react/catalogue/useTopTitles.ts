import useSWR from 'swr';
import {
  ApiError,
  emptyIfUnsupported,
  presentTitle,
  type TopItem,
  topListStore,
} from '../../client/index.ts';
import { type CatalogueType, catalogues, type EndpointResponse, limits } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';

/** The top list of a media type; `failed` has the error message to show. */
export type TopList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly entries: readonly TopItem[] };

/** The top list of a media type: the best 100 titles by rank, cached in local storage for 24 hours. */
export function useTopTitles(type: CatalogueType): TopList {
  const { client, localStorage } = useApi();
  const { listTopTitles, topStorageKey, errorMessages } = catalogues[type];
  const prefetched = client.known(listTopTitles, {});

  const { data, error } = useSWR<readonly TopItem[], Error>(
    [topStorageKey],
    async () => {
      const store = topListStore(localStorage, type);
      // A prefetched response is newer than the cached list.
      const cached = prefetched && !prefetched.isTaken ? null : store.read();
      // An empty list counts as not cached: all its entries may have been invalid.
      const isCached = cached !== null && cached.length > 0;
      const list = isCached
        ? cached
        : await client.call(listTopTitles, {}).catch(emptyIfUnsupported(listTopTitles));
      if (!isCached && list.length > 0) store.write(list);
      return topItems(type, list);
    },
    { fallbackData: prefetched?.data && topItems(type, prefetched.data) },
  );

  if (data) return { state: 'ready', entries: data };
  if (!error) return { state: 'loading' };
  const isMalformed = error instanceof ApiError && error.status >= 200 && error.status < 300;
  return { state: 'failed', message: isMalformed ? errorMessages.malformed : errorMessages.failed };
}

type TopListResponse = EndpointResponse<(typeof catalogues)[CatalogueType]['listTopTitles']>;

const itemsByList = new WeakMap<TopListResponse, readonly TopItem[]>();

/** The entries of a top list with their views, by rank; computed once per list. */
function topItems(type: CatalogueType, list: TopListResponse): readonly TopItem[] {
  const cached = itemsByList.get(list);
  if (cached) return cached;
  const { toTopEntry } = catalogues[type];
  const items = list
    .map((listEntry, index): TopItem => {
      const entry = toTopEntry(listEntry, index);
      return { ...entry, view: presentTitle(type, entry.item) };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limits.topListSize);
  itemsByList.set(list, items);
  return items;
}
