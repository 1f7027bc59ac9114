import { useEffect } from 'react';
import useSWR from 'swr';
import type { TrackedItem } from '../../client/index.ts';
import { limits, type MediaType, mediaTypeOf } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { type Query, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { type UserContent, useMountedContent, userContentKey } from './userContent.ts';

export interface CollectionOptions {
  /** Loads only this many titles, last changed first; all of them when undefined. A host without pagination sends all. */
  readonly first?: number | undefined;
}

/** The loaded titles of a collection: all, or the first of them. */
export interface LoadedCollection {
  readonly state: 'ready';
  readonly data: readonly TrackedItem[];
  /** False while `data` contains only the first titles. */
  readonly isWhole: boolean;
  /** The error of the last request; `data` is then the result of an earlier one. */
  readonly error?: Error;
}

export type CollectionQuery = Exclude<Query<readonly TrackedItem[]>, { state: 'ready' }> | LoadedCollection;

/** The titles of a media type that the signed-in user tracks, cached for 60 s; `loading` while no one is signed in. */
export function useTrackedTitles(type: MediaType, { first }: CollectionOptions = {}): CollectionQuery {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const key = userId ? userContentKey(userId, type) : null;
  useMountedContent(key);
  const inputOf = (limit: number | undefined) => ({
    params: { userId: userId ?? '' },
    ...(limit !== undefined && { query: { limit: String(limit) } }),
  });
  const prefetched = userId
    ? client.known(mediaTypeOf(type).listTrackedTitles, inputOf(first))?.data
    : undefined;
  const { data, error, mutate } = useSWR<UserContent, Error>(
    key,
    async (): Promise<UserContent> => {
      // A list that is complete stays complete when it is revalidated.
      const limit = data?.isComplete && data.items.length >= (first ?? 0) ? undefined : first;
      const { listTrackedTitles } = mediaTypeOf(type);
      const response = client.call(listTrackedTitles, inputOf(limit));
      const items = listTrackedTitles.isExtension
        ? ((await nullIfUnsupported(client, response)) ?? [])
        : await response;
      return { items, isComplete: items.length !== limit };
    },
    {
      dedupingInterval: limits.userContentMaxAge,
      revalidateIfStale: true,
      fallbackData: prefetched && { items: prefetched, isComplete: prefetched.length !== first },
    },
  );
  const lacksTitles = first === undefined && data?.isComplete === false;

  useEffect(() => {
    if (lacksTitles) void mutate();
  }, [lacksTitles, mutate]);

  const query = queryOf(data, error);
  return query.state === 'ready'
    ? { state: 'ready', data: query.data.items, isWhole: query.data.isComplete, ...(error && { error }) }
    : query;
}
