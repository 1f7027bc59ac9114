import { useMemo } from 'react';
import { ApiError, unsupportedStatuses } from '../../client/index.ts';
import {
  type DiaryEntry,
  type DiaryPage,
  isCollectionName,
  listDiary,
  listPublicDiary,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { type MoreTitles, usePagedList } from '../pagedList.ts';
import { type Query, queryOf } from '../query.ts';
import { useOwnId } from '../useOwnId.ts';
import { historyKey } from './historyKeys.ts';
import { withReloadedPages } from './withReloadedPages.ts';

/** A part of a diary. */
export interface DiaryFilter {
  /** Only the plays of a month such as '2026-11', or those without a date: 'undated'. */
  readonly month?: string | undefined;
  /** Only the plays of one media type. */
  readonly type?: string | undefined;
  /** The cursor to start at: `next` of an earlier page. */
  readonly after?: string | undefined;
}

/** The entries of a diary that have been loaded. */
export interface DiaryList extends Omit<DiaryPage, 'entries'> {
  /** The newest first; the id is that of the play. */
  readonly items: readonly (DiaryEntry & { readonly id: string })[];
}

/** A diary. `isOwn`: it is that of the signed-in user. */
export type DiaryQuery = { readonly isOwn: boolean } & (
  | Exclude<Query<DiaryList>, { state: 'ready' }>
  | { readonly state: 'ready'; readonly data: DiaryList; readonly more?: MoreTitles | undefined }
  /** It is private, the user is unknown, or the host has no diaries; of one's own only the last. */
  | { readonly state: 'missing' }
);

/**
 * The diary of a user page by page: `more.show` loads the next page. That of the signed-in user has notes and private plays and needs not
 * be public.
 */
export function useDiary(username: string, { month, type, after }: DiaryFilter = {}): DiaryQuery {
  const { client } = useApi();
  const { ownId, isInitializing } = useOwnId(username);
  const isName = isCollectionName(username);
  const query = {
    ...(month !== undefined && { month }),
    ...(type !== undefined && { type }),
    ...(after !== undefined && { after }),
  };
  const params = { username };
  const prefetched = isName ? client.known(listPublicDiary, { params, query }) : undefined;
  const prefetchedList = useMemo(() => prefetched?.data && listOf(prefetched.data), [prefetched]);

  async function requestPage(cursor?: string): Promise<DiaryList> {
    const input = { query: cursor === undefined ? query : { ...query, after: cursor } };
    const page = ownId
      ? await nullIfUnsupported(client, client.call(listDiary, input))
      : await client.call(listPublicDiary, { ...input, params });
    if (!page) throw new ApiError(notFound, undefined);
    return listOf(page);
  }

  function key(): string[] | null {
    const part = JSON.stringify(query);
    if (ownId) return historyKey(ownId, 'diary', part);
    // Not the public diary first: SWR would store a response for the owner under the key of the public one.
    return isName && !isInitializing ? [listPublicDiary.path, username, part] : null;
  }

  const { data, error, more } = usePagedList<DiaryList>(key(), requestPage, {
    prefetched: prefetchedList,
    revalidate: ownId === undefined ? undefined : withReloadedPages,
  });
  const isOwn = ownId !== undefined;
  const firstError = error ?? (isOwn || data ? undefined : prefetched?.error);
  if (!isName || isMissing(firstError) || isMissing(more?.error)) return { state: 'missing', isOwn };
  const state = queryOf(data, firstError);
  return state.state === 'ready' ? { ...state, more, isOwn } : { ...state, isOwn };
}

const notFound = 404;

/** Whether an error means that there is no such diary, or that the host has no diaries. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && unsupportedStatuses.includes(error.status);

function listOf({ entries, ...page }: DiaryPage): DiaryList {
  return { ...page, items: entries.map((entry) => ({ ...entry, id: entry.play.id })) };
}
