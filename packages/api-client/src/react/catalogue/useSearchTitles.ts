import { useLayoutEffect, useState } from 'react';
import { type ApiClient, type CatalogueItem, emptyIfUnsupported, presentTitle } from '../../client/index.ts';
import {
  byRelevance,
  type CatalogueType,
  catalogues,
  hasOwnSearchGroup,
  limits,
  type MediaView,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import type { Query } from '../query.ts';
import { useMediaTypes } from './useMediaTypes.ts';

/** A search result with its view. */
export interface SearchResult {
  readonly type: CatalogueType;
  readonly item: CatalogueItem;
  readonly view: MediaView;
}

interface SearchState {
  readonly text: string;
  /** Absent while the request is pending. */
  readonly query?: Query<readonly SearchResult[]>;
}

const emptyResult: Query<readonly SearchResult[]> = { state: 'ready', data: [] };

/** Those that are sorted together are requested in turn, then the others at the same time. */
async function search(
  client: ApiClient,
  types: readonly CatalogueType[],
  query: string,
  signal: AbortSignal,
): Promise<SearchResult[]> {
  const find = async (type: CatalogueType): Promise<FoundItems> => {
    const { searchTitles } = catalogues[type];
    const items = client
      .call(searchTitles, { query: { query } }, { signal })
      .catch(emptyIfUnsupported(searchTitles));
    return [type, await items];
  };
  const lists: FoundItems[] = [];
  for (const type of types) if (!hasOwnSearchGroup(type)) lists.push(await find(type));
  const others = await Promise.all(types.filter(hasOwnSearchGroup).map(find));
  return rankResults(query, [...lists, ...others]);
}

/** The state from prefetched responses, if there is one for each media type. */
function prefetchedState(client: ApiClient, types: readonly CatalogueType[], text: string): SearchState {
  const lists: FoundItems[] = [];
  for (const type of types) {
    const items = client.known(catalogues[type].searchTitles, { query: { query: text } })?.data;
    if (!items) return { text };
    lists.push([type, items]);
  }
  return { text, query: { state: 'ready', data: rankResults(text, lists) } };
}

type FoundItems = readonly [type: CatalogueType, items: readonly CatalogueItem[]];

function rankResults(query: string, lists: readonly FoundItems[]): SearchResult[] {
  const compare = byRelevance(query);
  const found = lists.flatMap(([type, items]) => {
    // A host may return a title twice.
    const uniqueItems = new Map(
      items.map((item) => [item.id, { type, item, view: presentTitle(type, item) }]),
    );
    const results = [...uniqueItems.values()].sort((a, b) => compare(a.view, b.view));
    return results.slice(0, limits.searchResultsPerMediaType);
  });
  const first = found.filter(({ type }) => !hasOwnSearchGroup(type));
  return [
    ...first.sort((a, b) => compare(a.view, b.view)),
    ...found.filter(({ type }) => hasOwnSearchGroup(type)),
  ];
}

/**
 * Searches for a text: at most five titles of each media type of `useMediaTypes`. Games and anime are sorted together by relevance and
 * name, those of any further media type follow in a group of their own. An empty text sends no request and has no results. Another text
 * aborts the previous request. A text that was searched for before has its cached results at once, and is revalidated.
 */
export function useSearchTitles(query: string): Query<readonly SearchResult[]> {
  const { client, session } = useApi();
  const types = useMediaTypes();
  const text = query.trim();
  // The results of a user who sees adult titles are not shown after a logout.
  const key = `${session.viewerToken()} ${text}`;
  const [current, setCurrent] = useState(() => prefetchedState(client, types, text));
  // Another text is a new search, also when it was searched for before.
  if (current.text !== text) setCurrent({ text });

  // A layout effect, so that the request is sent before slower effects such as an update of the URL.
  useLayoutEffect(() => {
    if (!text) return;
    const controller = new AbortController();
    const { signal } = controller;
    search(client, types, text, signal).then(
      (data) => {
        if (signal.aborted) return;
        cacheSearch(client, key, data);
        setCurrent({ text, query: { state: 'ready', data } });
      },
      (error) => {
        if (signal.aborted) return;
        console.error('Search failed.', error);
        deleteCachedSearch(client, key);
        setCurrent({ text, query: { state: 'failed', error } });
      },
    );
    return () => controller.abort();
  }, [client, types, text, key]);

  if (!text) return emptyResult;
  if (current.query) return current.query;
  const cached = getCachedSearch(client, key);
  return cached ? { state: 'ready', data: cached } : { state: 'loading' };
}

const maxEntries = 20;
const caches = new WeakMap<ApiClient, Map<string, readonly SearchResult[]>>();

/** The last results of a host for a text, so that they are shown at once when a search is repeated. */
function getCachedSearch(client: ApiClient, key: string): readonly SearchResult[] | undefined {
  return caches.get(client)?.get(key);
}

/** Caches the results of the 20 latest texts. */
function cacheSearch(client: ApiClient, key: string, results: readonly SearchResult[]): void {
  const cache = caches.get(client) ?? new Map<string, readonly SearchResult[]>();
  caches.set(client, cache);
  cache.delete(key);
  cache.set(key, results);
  const [oldest] = cache.keys();
  if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
}

/** Removes the cached results of a text, after its search has failed. */
function deleteCachedSearch(client: ApiClient, key: string): void {
  caches.get(client)?.delete(key);
}
