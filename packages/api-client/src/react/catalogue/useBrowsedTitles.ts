import { ApiError, type CatalogueItem, presentTitle, unsupportedStatuses } from '../../client/index.ts';
import {
  type BrowsedTitles,
  type BrowseQuery,
  browsing,
  type CatalogueType,
  type EndpointInput,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { type MoreTitles, usePagedList } from '../pagedList.ts';
import type { Query } from '../query.ts';
import type { ChosenTitle } from './useTitles.ts';

/** A page of the titles of a media type that have the chosen values, with those pages after it that were loaded. */
export interface BrowsedList {
  /** The number of titles on all pages. */
  readonly total: number;
  /** The value of `after` for the page after the loaded ones; null when there is none. */
  readonly next: string | null;
  /** Without duplicates. */
  readonly titles: readonly ChosenTitle[];
  /** The facets of which the host has data, with the number of titles of each value. */
  readonly facets: BrowsedTitles['facets'];
  /** The parameters of the query that the host does not know; they have no effect. */
  readonly ignored: BrowsedTitles['ignored'];
}

/** Browsed titles; `missing` when the host cannot browse. */
export type BrowsedTitlesQuery =
  | Exclude<Query<BrowsedList>, { state: 'ready' }>
  | { readonly state: 'missing' }
  | {
      readonly state: 'ready';
      readonly data: BrowsedList;
      /** `data` is that of the previous query, and the request for this one is pending. */
      readonly isPrevious: boolean;
      readonly more?: MoreTitles | undefined;
    };

/**
 * The titles of a media type that have the values in a query, page by page: `more.show` loads the next page. While another query is
 * loading, `data` is that of the previous one.
 */
export function useBrowsedTitles(type: CatalogueType, query: BrowseQuery): BrowsedTitlesQuery {
  const { client } = useApi();
  const { browseTitles } = browsing[type];
  const queryKey = String(new URLSearchParams(query.map((pair) => [...pair])));
  const inputAfter = (cursor?: string): BrowseInput => ({
    query: cursor === undefined ? query : [...query.filter(([name]) => name !== 'after'), ['after', cursor]],
  });
  const prefetched = client.known(browseTitles, inputAfter());
  const { data, error, more } = usePagedList<LoadedList>(
    [browseTitles.path, queryKey],
    async (cursor) => loadedList(await client.call(browseTitles, inputAfter(cursor)), queryKey),
    { prefetched: prefetched?.data && loadedList(prefetched.data, queryKey), keepPreviousData: true },
  );
  const firstError = error ?? prefetched?.error;
  const isPrevious = data !== undefined && data.queryKey !== queryKey;
  if (data && !(isPrevious && firstError))
    return {
      state: 'ready',
      data: shownList(type, data),
      isPrevious,
      ...(!isPrevious && { more }),
    };
  if (!firstError) return { state: 'loading' };
  const isMissing = firstError instanceof ApiError && unsupportedStatuses.includes(firstError.status);
  return isMissing ? { state: 'missing' } : { state: 'failed', error: firstError };
}

type BrowseInput = EndpointInput<(typeof browsing)[CatalogueType]['browseTitles']>;

type LoadedList = Omit<BrowsedTitles, 'titles'> & {
  readonly items: readonly CatalogueItem[];
  /** The query whose titles these are. */
  readonly queryKey: string;
};

function loadedList({ titles, ...response }: BrowsedTitles, queryKey: string): LoadedList {
  // A host may return a title twice.
  const unique = new Map((titles as readonly CatalogueItem[]).map((item) => [item.id, item]));
  return { ...response, items: [...unique.values()], queryKey };
}

const shownLists = new WeakMap<LoadedList, BrowsedList>();

/** The list with the views of its titles; computed once per list. */
function shownList(type: CatalogueType, list: LoadedList): BrowsedList {
  const cached = shownLists.get(list);
  if (cached) return cached;
  const { total, next = null, items, facets, ignored } = list;
  const titles = items.map((item) => ({ item, view: presentTitle(type, item) }));
  const shown = { total, next, titles, facets, ignored };
  shownLists.set(list, shown);
  return shown;
}
