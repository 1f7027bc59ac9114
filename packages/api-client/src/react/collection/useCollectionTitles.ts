import { ApiError, unsupportedStatuses } from '../../client/index.ts';
import { type CollectionEntry, type CollectionPairs, listCollectionTitles } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { appendPage, type MoreTitles, usePagedList } from '../pagedList.ts';
import type { Query } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { collectionQueryKey } from './userContent.ts';

/** The titles of an own collection that a query finds; `missing` when the host has no such queries. */
export type CollectionTitlesQuery =
  | Exclude<Query<never>, { state: 'ready' }>
  | { readonly state: 'missing' }
  | {
      readonly state: 'ready';
      readonly data: {
        /** The number of titles on all pages. */
        readonly total: number;
        /** Those of the pages that have been loaded. */
        readonly titles: readonly CollectionEntry[];
      };
      /** `data` is that of the previous query, and the request for this one is pending. */
      readonly isPrevious: boolean;
      readonly more?: MoreTitles | undefined;
    };

interface LoadedTitles {
  readonly total: number;
  readonly next?: string | null | undefined;
  readonly items: readonly { readonly id: CollectionEntry['title']['id']; readonly entry: CollectionEntry }[];
  /** The query whose titles these are. */
  readonly queryKey: string;
}

/** The titles of a page when the loaded pages are requested again, so that a long list needs few requests. */
const reloadedPage = '500';

/**
 * The titles of the signed-in user that a query finds, page by page: `more.show` loads the next page. While another query is loading,
 * `data` is that of the previous one. A change of the collection or of plays requests all loaded pages again. `loading` while no one is
 * signed in or `pairs` is null.
 */
export function useCollectionTitles(pairs: CollectionPairs | null): CollectionTitlesQuery {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const queryKey = collectionQueryText(pairs ?? []);

  async function load(...position: CollectionPairs): Promise<LoadedTitles> {
    const names = new Set(position.map(([name]) => name));
    const query = [...(pairs ?? []).filter(([name]) => !names.has(name)), ...position];
    const { titles, ...page } = await client.call(listCollectionTitles, { query });
    return { ...page, items: titles.map((entry) => ({ id: entry.title.id, entry })), queryKey };
  }

  async function reloadPages(first: LoadedTitles, loaded: LoadedTitles | undefined): Promise<LoadedTitles> {
    let list = first;
    while (list.next && loaded && list.items.length < loaded.items.length)
      list = appendPage(list, await load(['after', list.next], ['limit', reloadedPage]));
    return list;
  }

  const { data, error, more } = usePagedList<LoadedTitles>(
    userId && pairs ? collectionQueryKey(userId, 'titles', queryKey) : null,
    (cursor) => (cursor === undefined ? load() : load(['after', cursor])),
    { keepPreviousData: true, revalidate: reloadPages },
  );
  const isPrevious = data !== undefined && data.queryKey !== queryKey;
  if (data && !(isPrevious && error))
    return {
      ...{ state: 'ready', data: { total: data.total, titles: entriesOf(data) }, isPrevious },
      ...(!isPrevious && { more }),
    };
  if (!error) return { state: 'loading' };
  const isMissing = error instanceof ApiError && unsupportedStatuses.includes(error.status);
  return isMissing ? { state: 'missing' } : { state: 'failed', error };
}

const entries = new WeakMap<LoadedTitles, readonly CollectionEntry[]>();

/** Computed once per list, so that an unchanged list is the same array. */
function entriesOf(list: LoadedTitles): readonly CollectionEntry[] {
  const known = entries.get(list) ?? list.items.map(({ entry }) => entry);
  entries.set(list, known);
  return known;
}

/** A query as text, such as 'type=game&status=completed'. */
export function collectionQueryText(pairs: CollectionPairs): string {
  return String(new URLSearchParams(pairs.map((pair) => [...pair])));
}
