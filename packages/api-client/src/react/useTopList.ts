import useSWR from 'swr';
import type { TopItem } from '../client/index.ts';
import { ApiError, topListStore } from '../client/index.ts';
import { type CatalogueType, catalogues } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { topItems } from './topItems.ts';

/** The top list of a media type; `failed` has the error message to show. */
export type TopList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly sentence: string }
  | { readonly state: 'ready'; readonly entries: readonly TopItem[] };

/** The top list of a media type: the best 100 titles by rank, cached in local storage for 24 hours. */
export function useTopList(type: CatalogueType): TopList {
  const { client, localStorage } = useApi();
  const { topEndpoint, topStorageKey, errorMessages } = catalogues[type];
  const prefetched = client.known(topEndpoint, {});

  const { data, error } = useSWR<readonly TopItem[], Error>(
    [topStorageKey],
    async () => {
      const store = topListStore(localStorage, type);
      // A prefetched response is newer than the cached list.
      const cached = prefetched && !prefetched.isTaken ? null : store.read();
      // An empty list counts as not cached: all its entries may have been invalid.
      const isCached = cached !== null && cached.length > 0;
      const list = isCached ? cached : await client.call(topEndpoint, {});
      if (!isCached && list.length > 0) store.write(list);
      return topItems(type, list);
    },
    { fallbackData: prefetched?.data && topItems(type, prefetched.data) },
  );

  if (data) return { state: 'ready', entries: data };
  if (!error) return { state: 'loading' };
  const isMalformed = error instanceof ApiError && error.status >= 200 && error.status < 300;
  return { state: 'failed', sentence: isMalformed ? errorMessages.malformed : errorMessages.failed };
}
