import type { ApiClient } from '../client/index.ts';
import type { SearchResult } from './useSearch.ts';

const mostTexts = 20;
const memories = new WeakMap<ApiClient, Map<string, readonly SearchResult[]>>();

/** What a host found for this text last, so that whoever comes back to a search sees it at once. */
export function recallSearch(client: ApiClient, text: string): readonly SearchResult[] | undefined {
  return memories.get(client)?.get(text);
}

/** Keeps what was found, and of the latest texts only. */
export function rememberSearch(client: ApiClient, text: string, results: readonly SearchResult[]): void {
  const memory = memories.get(client) ?? new Map<string, readonly SearchResult[]>();
  memories.set(client, memory);
  memory.delete(text);
  memory.set(text, results);
  const [oldest] = memory.keys();
  if (memory.size > mostTexts && oldest !== undefined) memory.delete(oldest);
}

/** A text whose search has failed has no results, not even earlier ones. */
export function forgetSearch(client: ApiClient, text: string): void {
  memories.get(client)?.delete(text);
}
