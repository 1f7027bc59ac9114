import { useEffect } from 'react';
import useSWR from 'swr';
import type { TrackedItem } from '../client/index.ts';
import { limits, type MediaType, mediaTypeOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { type Query, queryOf } from './query.ts';
import { useShownContent } from './shownContent.ts';
import { useUser } from './UserProvider.tsx';
import { type UserContent, userContentKey } from './userContent.ts';

export interface CollectionOptions {
  /** Loads only this many titles, the last changed first; all of them once it is undefined. A host without pages sends all. */
  readonly first?: number | undefined;
}

/** The titles of a collection, or the first of them. */
export interface LoadedCollection {
  readonly state: 'ready';
  readonly data: readonly TrackedItem[];
  /** False while `data` has only the first titles. */
  readonly isWhole: boolean;
  /** Why the last attempt to load failed; `data` stays. */
  readonly error?: Error;
}

export type CollectionQuery = Exclude<Query<readonly TrackedItem[]>, { state: 'ready' }> | LoadedCollection;

/** What the signed-in person tracks of a media type, for 60 s; loading while nobody is signed in. */
export function useCollection(type: MediaType, { first }: CollectionOptions = {}): CollectionQuery {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const key = userId ? userContentKey(userId, type) : null;
  useShownContent(key);
  const inputOf = (limit: number | undefined) => ({
    params: { userId: userId ?? '' },
    ...(limit !== undefined && { query: { limit: String(limit) } }),
  });
  const known = userId ? client.known(mediaTypeOf(type).listEndpoint, inputOf(first))?.data : undefined;
  const { data, error, mutate } = useSWR<UserContent, Error>(
    key,
    async (): Promise<UserContent> => {
      // Loaded again, a list that is shown whole stays so.
      const limit = data?.isWhole && data.items.length >= (first ?? 0) ? undefined : first;
      const items = await client.call(mediaTypeOf(type).listEndpoint, inputOf(limit));
      return { items, isWhole: items.length !== limit };
    },
    {
      dedupingInterval: limits.userContentMaxAge,
      revalidateIfStale: true,
      fallbackData: known && { items: known, isWhole: known.length !== first },
    },
  );
  const lacksTitles = first === undefined && data?.isWhole === false;

  useEffect(() => {
    if (lacksTitles) void mutate();
  }, [lacksTitles, mutate]);

  const query = queryOf(data, error);
  return query.state === 'ready'
    ? { state: 'ready', data: query.data.items, isWhole: query.data.isWhole, ...(error && { error }) }
    : query;
}
