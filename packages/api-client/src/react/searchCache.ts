import type { ApiClient } from '../client/index.ts';
import type { SearchResult } from './useSearch.ts';

const maxEntries = 20;
const caches = new WeakMap<ApiClient, Map<string, readonly SearchResult[]>>();

/** The last results of a host for a text, so that they are shown at once when a search is repeated. */
export function getCachedSearch(client: ApiClient, text: string): readonly SearchResult[] | undefined {
  return caches.get(client)?.get(text);
}

/** Caches the results of the 20 latest texts. */
export function cacheSearch(client: ApiClient, text: string, results: readonly SearchResult[]): void {
  const cache = caches.get(client) ?? new Map<string, readonly SearchResult[]>();
  caches.set(client, cache);
  cache.delete(text);
  cache.set(text, results);
  const [oldest] = cache.keys();
  if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
}

/** Removes the cached results of a text, after its search has failed. */
export function deleteCachedSearch(client: ApiClient, text: string): void {
  caches.get(client)?.delete(text);
}
