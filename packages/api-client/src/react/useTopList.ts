import useSWR from 'swr';
import type { TopItem } from '../client/index.ts';
import { ApiError, topListStore } from '../client/index.ts';
import { type CatalogueType, catalogues } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { topItems } from './topItems.ts';

/** A media type's top list; `failed` carries the sentence to show. */
export type TopList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly sentence: string }
  | { readonly state: 'ready'; readonly entries: readonly TopItem[] };

/** The top list of a media type: the best 100 by their rank, kept for 24 hours. */
export function useTopList(type: CatalogueType): TopList {
  const { client, localStorage } = useApi();
  const { topEndpoint, topStorageKey, sentences } = catalogues[type];
  const known = client.known(topEndpoint, {});

  const { data, error } = useSWR<readonly TopItem[], Error>(
    [topStorageKey],
    async () => {
      const store = topListStore(localStorage, type);
      // What the page came with is newer than what was kept.
      const kept = known && !known.isTaken ? null : store.read();
      // A kept list of which nothing could be read is none.
      const isKept = kept !== null && kept.length > 0;
      const list = isKept ? kept : await client.call(topEndpoint, {});
      if (!isKept && list.length > 0) store.write(list);
      return topItems(type, list);
    },
    { fallbackData: known?.data && topItems(type, known.data) },
  );

  if (data) return { state: 'ready', entries: data };
  if (!error) return { state: 'loading' };
  const isAnswered = error instanceof ApiError && error.status >= 200 && error.status < 300;
  return { state: 'failed', sentence: isAnswered ? sentences.notAList : sentences.failed };
}
