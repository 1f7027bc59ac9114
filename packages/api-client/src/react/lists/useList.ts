import { useMemo } from 'react';
import { ApiError, unsupportedStatuses } from '../../client/index.ts';
import { getList, getPublicList, isCollectionName } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { withReloadedPages } from '../history/withReloadedPages.ts';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { type MoreTitles, usePagedList } from '../pagedList.ts';
import { type Query, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { useOwnId } from '../useOwnId.ts';
import { type LoadedList, listKey, loadedList } from './listKeys.ts';

/** A list with the entries that have been loaded. `more.show` loads the next page. */
export type ListQuery =
  | Exclude<Query<LoadedList>, { state: 'ready' }>
  | { readonly state: 'ready'; readonly data: LoadedList; readonly more?: MoreTitles | undefined }
  /** There is no such list, it is private, or the host has no lists. */
  | { readonly state: 'missing' };

/** Which part of a public list is requested. */
export interface ListPart {
  /** The cursor to start at: `next` of an earlier page. */
  readonly after?: string | undefined;
  /** Titles per page, 1 to 100; 50 by default on our server. */
  readonly limit?: number | undefined;
}

const notFound = 404;

/** A list of the signed-in user by its id or slug; `loading` while no one is signed in, or the id is null. */
export function useList(idOrSlug: string | null): ListQuery {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  async function requestPage(after?: string): Promise<LoadedList> {
    const input = { params: { listId: idOrSlug ?? '' }, ...(after !== undefined && { query: { after } }) };
    const page = await nullIfUnsupported(client, client.call(getList, input));
    if (!page) throw new ApiError(notFound, undefined);
    return loadedList(page);
  }
  const isId = idOrSlug !== null && isCollectionName(idOrSlug);
  const list = usePagedList<LoadedList>(userId && isId ? listKey(userId, idOrSlug) : null, requestPage, {
    revalidate: withReloadedPages,
  });
  return idOrSlug !== null && !isId ? { state: 'missing' } : listQuery(list);
}

/**
 * A public list by the username of its owner and its slug, also if it is one of the signed-in user; sends no request while the username
 * is null.
 */
export function usePublicList(
  username: string | null,
  slug: string,
  { after, limit }: ListPart = {},
): ListQuery {
  const { client } = useApi();
  const inputAfter = (cursor: string | undefined) => {
    const query = {
      ...(limit !== undefined && { limit: String(limit) }),
      ...(cursor !== undefined && { after: cursor }),
    };
    return { params: { username: username ?? '', slug }, ...(Object.keys(query).length > 0 && { query }) };
  };
  const isName = username !== null && isCollectionName(username) && isCollectionName(slug);
  const input = inputAfter(after);
  const prefetched = isName ? client.known(getPublicList, input) : undefined;
  const prefetchedList = useMemo(() => prefetched?.data && loadedList(prefetched.data), [prefetched]);
  const list = usePagedList<LoadedList>(
    isName ? [getPublicList.path, JSON.stringify(input)] : null,
    async (cursor = after) => loadedList(await client.call(getPublicList, inputAfter(cursor))),
    { prefetched: prefetchedList },
  );
  if (username !== null && !isName) return { state: 'missing' };
  return listQuery(list, list.data ? undefined : prefetched?.error);
}

/** The list at the URL of a user: `isOwn` if the signed-in user is its owner, who also sees a private list. */
export function useUserList(
  username: string,
  slug: string,
  part?: ListPart,
): ListQuery & { readonly isOwn: boolean } {
  const { ownId, isInitializing } = useOwnId(username);
  const isOwn = ownId !== undefined;
  const own = useList(isOwn ? slug : null);
  // Rendered pages have the public list, also before the session is known.
  const other = usePublicList(isOwn ? null : username, slug, part);
  if (!isOwn && isInitializing && other.state === 'missing') return { state: 'loading', isOwn };
  return { ...(isOwn ? own : other), isOwn };
}

/** Whether an error means that there is nothing with this name, or that the host has no lists. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && unsupportedStatuses.includes(error.status);

function listQuery(
  { data, error, more }: ReturnType<typeof usePagedList<LoadedList>>,
  prefetchedError?: Error,
): ListQuery {
  const firstError = error ?? prefetchedError;
  if (isMissing(firstError) || isMissing(more?.error)) return { state: 'missing' };
  const query = queryOf(data, firstError);
  return query.state === 'ready' ? { ...query, more } : query;
}
