import { useLayoutEffect, useState } from 'react';
import type { ApiClient, CatalogueItem } from '../client/index.ts';
import { presentTitle } from '../client/index.ts';
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
  const lists: FoundItems[] = [];
  for (const type of searchedTypes) {
    const { searchEndpoint } = catalogues[type];
    lists.push([type, await client.call(searchEndpoint, { query: { query } }, { signal })]);
  }
  return bestOf(query, lists);
}

/** What the page came with, if it came with all of it. */
function firstAnswer(client: ApiClient, text: string): Answer {
  const lists: FoundItems[] = [];
  for (const type of searchedTypes) {
    const items = client.known(catalogues[type].searchEndpoint, { query: { query: text } })?.data;
    if (!items) return { text };
    lists.push([type, items]);
  }
  return { text, query: { state: 'ready', data: bestOf(text, lists) } };
}

type FoundItems = readonly [type: CatalogueType, items: readonly CatalogueItem[]];

function bestOf(query: string, lists: readonly FoundItems[]): SearchResult[] {
  const compare = byRelevance(query);
  const found = lists.flatMap(([type, items]) => {
    // A host that names a title twice has found it once.
    const different = new Map(items.map((item) => [item.id, { type, item, view: presentTitle(type, item) }]));
    const results = [...different.values()].sort((a, b) => compare(a.view, b.view));
    return results.slice(0, limits.searchResultsPerMediaType);
  });
  return found.sort((a, b) => compare(a.view, b.view));
}

/**
 * At most five games and five anime, the best first, for this very text; an empty one asks nothing and has no results.
 * Another text calls off the question before it. A text that was asked before is ready at once, and asked again.
 */
export function useSearch(query: string): Query<readonly SearchResult[]> {
  const { client } = useApi();
  const text = query.trim();
  const [answer, setAnswer] = useState(() => firstAnswer(client, text));
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
