import { useLayoutEffect, useState } from 'react';
import type { ApiClient, CatalogueItem } from '../client/index.ts';
import { present } from '../client/index.ts';
import { byRelevance, type CatalogueType, catalogues, limits, type MediaView } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import type { Query } from './query.ts';
import { forgetSearch, recallSearch, rememberSearch } from './searchMemory.ts';

/** One result: what it is and how it is shown. */
export interface SearchResult {
  readonly type: CatalogueType;
  readonly item: CatalogueItem;
  readonly view: MediaView;
}

interface Answer {
  readonly text: string;
  /** Absent until there is one. */
  readonly query?: Query<readonly SearchResult[]>;
}

const searchedTypes = Object.keys(catalogues) as CatalogueType[];
const nothing: Query<readonly SearchResult[]> = { state: 'ready', data: [] };

async function search(client: ApiClient, query: string, signal: AbortSignal): Promise<SearchResult[]> {
  const found: SearchResult[] = [];
  const compare = byRelevance(query);
  for (const type of searchedTypes) {
    const { searchEndpoint } = catalogues[type];
    const items: CatalogueItem[] = await client.call(searchEndpoint, { query: { query } }, { signal });
    // A host that names a title twice has found it once.
    const different = new Map(items.map((item) => [item.id, { type, item, view: present(type, item) }]));
    const results = [...different.values()].sort((a, b) => compare(a.view, b.view));
    found.push(...results.slice(0, limits.searchResultsPerMediaType));
  }
  return found.sort((a, b) => compare(a.view, b.view));
}

/**
 * At most five games and five anime, the best first, for this very text; an empty one asks nothing and has no results.
 * Another text calls off the question before it. A text that was asked before is ready at once, and asked again.
 */
export function useSearch(query: string): Query<readonly SearchResult[]> {
  const { client } = useApi();
  const text = query.trim();
  const [answer, setAnswer] = useState<Answer>({ text });
  // Another text, and also the same one after another, is a new question.
  if (answer.text !== text) setAnswer({ text });

  // Before any other effect, such as writing an address, takes its time.
  useLayoutEffect(() => {
    if (!text) return;
    const calledOff = new AbortController();
    const { signal } = calledOff;
    search(client, text, signal).then(
      (data) => {
        if (signal.aborted) return;
        rememberSearch(client, text, data);
        setAnswer({ text, query: { state: 'ready', data } });
      },
      (error) => {
        if (signal.aborted) return;
        console.error('Search failed.', error);
        forgetSearch(client, text);
        setAnswer({ text, query: { state: 'failed', error } });
      },
    );
    return () => calledOff.abort();
  }, [client, text]);

  if (!text) return nothing;
  if (answer.query) return answer.query;
  const known = recallSearch(client, text);
  return known ? { state: 'ready', data: known } : { state: 'loading' };
}
