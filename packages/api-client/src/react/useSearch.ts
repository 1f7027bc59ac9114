import useSWR from 'swr';
import type { ApiClient, CatalogueItem } from '../client/index.ts';
import { present } from '../client/index.ts';
import { byRelevance, type CatalogueType, catalogues, limits, type MediaView } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { type Query, queryOf } from './query.ts';

/** One result: what it is and how it is shown. */
export interface SearchResult {
  readonly type: CatalogueType;
  readonly item: CatalogueItem;
  readonly view: MediaView;
}

const searchedTypes = Object.keys(catalogues) as CatalogueType[];

async function search(client: ApiClient, query: string): Promise<SearchResult[]> {
  const found: SearchResult[] = [];
  const compare = byRelevance(query);
  for (const type of searchedTypes) {
    const items: CatalogueItem[] = await client.call(catalogues[type].searchEndpoint, { query: { query } });
    const results = items.map((item) => ({ type, item, view: present(type, item) }));
    results.sort((a, b) => compare(a.view, b.view));
    found.push(...results.slice(0, limits.searchResultsPerMediaType));
  }
  return found.sort((a, b) => compare(a.view, b.view));
}

/** At most five games and five anime, the best first; an empty query asks nothing and has no results. */
export function useSearch(query: string): Query<readonly SearchResult[]> {
  const { client } = useApi();
  const text = query.trim();
  const { data, error } = useSWR<readonly SearchResult[], Error>(
    text ? ['search', text] : null,
    () => search(client, text),
    {
      keepPreviousData: true,
      onError: (cause) => console.error('Search failed.', cause),
    },
  );
  if (!text) return { state: 'ready', data: [] };
  // What an earlier text found must not stand under a text whose search has failed.
  return queryOf(error ? undefined : data, error);
}
