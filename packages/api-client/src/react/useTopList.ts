import useSWR from 'swr';
import type { CatalogueItem, TopItem } from '../client/index.ts';
import { ApiError, topListStore } from '../client/index.ts';
import { type CatalogueType, catalogues, limits, type MediaView } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';

/** A media type's top list; `failed` carries the sentence to show. */
export type TopList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly sentence: string }
  | { readonly state: 'ready'; readonly entries: readonly TopItem[] };

/** The top list of a media type: the best 100 by their rank, kept for 24 hours. */
export function useTopList(type: CatalogueType): TopList {
  const { client, localStorage } = useApi();
  const { topEndpoint, topStorageKey, sentences, readTopEntry } = catalogues[type];
  const show = catalogues[type].present as (item: CatalogueItem) => MediaView;

  const { data, error } = useSWR<readonly TopItem[], Error>([topStorageKey], async () => {
    const store = topListStore(localStorage, type);
    const kept = store.read();
    // A kept list of which nothing could be read is none.
    const isKept = kept !== null && kept.length > 0;
    const list = isKept ? kept : await client.call(topEndpoint, {});
    if (!isKept && list.length > 0) store.write(list);
    const entries = list.map((line, index): TopItem => {
      const entry = readTopEntry(line, index);
      return { ...entry, view: show(entry.item) };
    });
    return entries.sort((one, other) => one.rank - other.rank).slice(0, limits.topListSize);
  });

  if (data) return { state: 'ready', entries: data };
  if (!error) return { state: 'loading' };
  const isAnswered = error instanceof ApiError && error.status >= 200 && error.status < 300;
  return { state: 'failed', sentence: isAnswered ? sentences.notAList : sentences.failed };
}
