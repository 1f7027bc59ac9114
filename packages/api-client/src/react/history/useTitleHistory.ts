import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { TitleId } from '../../client/index.ts';
import {
  getTitleHistory,
  listPlays,
  type MediaType,
  type Play,
  type TitleDetailsChange,
  type TitleHistory,
  updateTitleHistory,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { isCollectionQuery } from '../collection/userContent.ts';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { type MoreTitles, usePagedList } from '../pagedList.ts';
import { type Query, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import type { Command } from '../useCommand.ts';
import { historyKey, titleHistoryKey } from './historyKeys.ts';
import { useHistoryCommand } from './useHistoryCommand.ts';
import { withReloadedPages } from './withReloadedPages.ts';

/** What the signed-in user has recorded about a title; null from a host that does not support it. */
export type TitleHistoryQuery = Query<TitleHistory | null> & {
  /** Loads the page of plays after those in `data`; undefined when there is none. */
  readonly morePlays?: MoreTitles | undefined;
  /** Repeats the request after a failure. */
  readonly reload: () => Promise<void>;
};

/** A history in the cache. */
export interface LoadedHistory {
  /** Null from a host that does not support it; undefined on a further page. */
  readonly details?: Omit<TitleHistory, 'plays' | 'next'> | null;
  /** The plays that have been loaded. */
  readonly items: readonly Play[];
  readonly next?: string | null | undefined;
}

/** What the signed-in user has recorded about a title, with all plays that were loaded; `loading` while no one is signed in. */
export function useTitleHistory(type: MediaType, titleId: TitleId): TitleHistoryQuery {
  const { client } = useApi();
  const { mutate } = useSWRConfig();
  const userId = useUser().user?.userId;
  const params = { mediaType: type, titleId: String(titleId) };

  async function loadHistory(): Promise<LoadedHistory> {
    const history = await nullIfUnsupported(client, client.call(getTitleHistory, { params }));
    if (!history) return { details: null, items: [] };
    const { plays, next, ...details } = history;
    return { details, items: plays, next };
  }

  async function loadPlays(after: string): Promise<LoadedHistory> {
    const { plays, next } = await client.call(listPlays, { params, query: { after } });
    return { items: plays, next };
  }

  const { data, error, more } = usePagedList<LoadedHistory>(
    userId ? titleHistoryKey(userId, type, titleId) : null,
    (cursor) => (cursor === undefined ? loadHistory() : loadPlays(cursor)),
    { revalidate: withReloadedPages },
  );
  const history = useMemo(() => data && historyOf(data), [data]);
  const reload = useCallback(async () => {
    if (userId) await mutate(titleHistoryKey(userId, type, titleId));
  }, [mutate, userId, type, titleId]);
  return { ...queryOf(history, error), morePlays: more, reload };
}

function historyOf({ details, items, next }: LoadedHistory): TitleHistory | null {
  return details ? { ...details, plays: [...items], next } : null;
}

/** A command that changes details of a tracked title: favourite, private, note and tags. */
export function useUpdateTitleHistory(type: MediaType, titleId: TitleId): Command<TitleDetailsChange, void> {
  const params = { mediaType: type, titleId: String(titleId) };
  return useHistoryCommand({
    send: (client, body: TitleDetailsChange) => client.call(updateTitleHistory, { params, body }),
    async store({ userId, mutate }, details, { tags }) {
      await mutate<LoadedHistory>(
        titleHistoryKey(userId, type, titleId),
        (history) => history && { ...history, details },
        { revalidate: false },
      );
      if (tags) void mutate(historyKey(userId, 'tags'));
      void mutate((key) => isCollectionQuery(key, userId));
    },
  });
}
