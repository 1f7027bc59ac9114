import { useMemo } from 'react';
import { isCollectionName, listPublicLists, type PublicListsPage } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { type MoreTitles, usePagedList } from '../pagedList.ts';
import { type Query, queryOf } from '../query.ts';
import { isMissing } from './useList.ts';

/** The public lists of a user that have been loaded, the last changed first. */
export interface LoadedLists extends Omit<PublicListsPage, 'lists'> {
  readonly items: PublicListsPage['lists'];
}

/** The public lists of a user; `missing` without any, for an unknown user, or from a host without lists. */
export type PublicListsQuery =
  | Exclude<Query<LoadedLists>, { state: 'ready' }>
  | { readonly state: 'ready'; readonly data: LoadedLists; readonly more?: MoreTitles | undefined }
  | { readonly state: 'missing' };

const loadedLists = ({ lists, ...page }: PublicListsPage): LoadedLists => ({ ...page, items: lists });

/** The public lists of a user page by page: `more.show` loads the next page; `after` is the cursor to start at. */
export function usePublicLists(username: string, after?: string): PublicListsQuery {
  const { client } = useApi();
  const isName = isCollectionName(username);
  const inputAfter = (cursor: string | undefined) => ({
    params: { username },
    ...(cursor !== undefined && { query: { after: cursor } }),
  });
  const input = inputAfter(after);
  const prefetched = isName ? client.known(listPublicLists, input) : undefined;
  const prefetchedLists = useMemo(() => prefetched?.data && loadedLists(prefetched.data), [prefetched]);
  const { data, error, more } = usePagedList<LoadedLists>(
    isName ? [listPublicLists.path, JSON.stringify(input)] : null,
    async (cursor = after) => loadedLists(await client.call(listPublicLists, inputAfter(cursor))),
    { prefetched: prefetchedLists },
  );
  const firstError = error ?? (data ? undefined : prefetched?.error);
  if (!isName || isMissing(firstError) || isMissing(more?.error)) return { state: 'missing' };
  const query = queryOf(data, firstError);
  return query.state === 'ready' ? { ...query, more } : query;
}
