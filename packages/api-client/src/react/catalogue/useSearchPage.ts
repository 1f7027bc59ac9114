import useSWR from 'swr';
import { emptyIfUnsupported, presentTitle } from '../../client/index.ts';
import {
  byRelevance,
  type CatalogueType,
  catalogues,
  ownLimits,
  searchPageInput,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { type Query, queryOf } from '../query.ts';
import type { SearchResult } from './useSearchTitles.ts';

/** The titles of a media type on a page of search results. */
export interface SearchGroup {
  readonly type: CatalogueType;
  /** The best match first; not empty. */
  readonly results: readonly SearchResult[];
}

/** A page of search results by media type. */
export interface SearchPage {
  /** The media type with the best match first; those without a match are missing. */
  readonly groups: readonly SearchGroup[];
  /** Whether a media type may have further matches. */
  readonly hasNext: boolean;
}

/**
 * A page of all titles that match a text, from 1: of each media type at most 20, the best match first. A host without pages of search
 * results returns its best matches on each page; there is none after the first then.
 */
export function useSearchPage(
  types: readonly CatalogueType[],
  query: string,
  page: number,
): Query<SearchPage> {
  const { client } = useApi();
  const input = searchPageInput(query, page);
  const prefetched = types.map((type) => client.known(catalogues[type].searchTitles, input)?.data);
  const { data, error } = useSWR<readonly Items[], Error>(
    ['searchPage', query, page, ...types],
    () =>
      Promise.all(
        types.map((type) => {
          const { searchTitles } = catalogues[type];
          return client.call(searchTitles, input).catch(emptyIfUnsupported(searchTitles));
        }),
      ).catch((cause) => {
        console.error('Search failed.', cause);
        throw cause;
      }),
    { fallbackData: prefetched.every((items) => items !== undefined) ? prefetched : undefined },
  );
  const lists = queryOf(data, error);
  return lists.state === 'ready' ? { state: 'ready', data: searchPageOf(types, query, lists.data) } : lists;
}

type Items = NonNullable<ReturnType<(typeof catalogues)[CatalogueType]['searchTitles']['response']['parse']>>;

function searchPageOf(types: readonly CatalogueType[], query: string, lists: readonly Items[]): SearchPage {
  const compare = byRelevance(query);
  const groups = types.map((type, index) => {
    // A host may return a title twice.
    const unique = new Map((lists[index] ?? []).map((item) => [item.id, item]));
    const items = [...unique.values()].slice(0, ownLimits.searchPageSize);
    return { type, results: items.map((item) => ({ type, item, view: presentTitle(type, item) })) };
  });
  return {
    groups: groups
      .filter(({ results }) => results.length > 0)
      .sort(({ results: [a] }, { results: [b] }) => (a && b ? compare(a.view, b.view) : 0)),
    hasNext: groups.some(({ results }) => results.length === ownLimits.searchPageSize),
  };
}
