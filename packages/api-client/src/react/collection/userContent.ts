import { useEffect } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import type { TitleId, TrackedItem } from '../../client/index.ts';
import type { MediaType } from '../../contract/index.ts';

/** The list of a user in the cache. */
export interface UserContent {
  readonly items: readonly TrackedItem[];
  /** False when `items` are only the first titles of a longer list. */
  readonly isComplete: boolean;
}

/** The cache key of a user's list, or of one title if `titleId` is given. */
export function userContentKey(userId: string, type: MediaType, titleId?: TitleId) {
  return titleId === undefined
    ? (['user', userId, type] as const)
    : (['user', userId, type, String(titleId)] as const);
}

/** The cache key of the status of a title that a card shows. */
export function titleStatusKey(userId: string, type: MediaType, titleId: TitleId) {
  return ['user', userId, 'status', type, String(titleId)] as const;
}

/** The cache key of the response to a query of a user's collection. */
export function collectionQueryKey(userId: string, part: 'titles' | 'counts', query: string) {
  return ['user', userId, 'query', part, query];
}

/** Whether a cache key belongs to a query of this user's collection. */
export function isCollectionQuery(key: unknown, userId: string): boolean {
  return isUserContent(key, userId) && (key as readonly string[])[2] === 'query';
}

/** Whether a cache key belongs to the content of this user, of any media type. */
export function isUserContent(key: unknown, userId: string): boolean {
  return Array.isArray(key) && key[0] === 'user' && key[1] === userId;
}

interface MountState {
  mountCount: number;
  isChanged: boolean;
}

/** The user content that is mounted, by cache and key. */
const mountStates = new WeakMap<Cache, Map<string, MountState>>();

/** Marks the content of a key as mounted. Content that was changed in place is revalidated when it is mounted again. */
export function useMountedContent(key: readonly string[] | null) {
  const { cache, mutate } = useSWRConfig();
  const name = key && String(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new array on each render; its name identifies it
  useEffect(() => {
    if (name === null) return;
    const states = mountStates.get(cache) ?? new Map<string, MountState>();
    mountStates.set(cache, states);
    const state = states.get(name) ?? { mountCount: 0, isChanged: false };
    states.set(name, state);
    if (state.mountCount === 0 && state.isChanged) {
      state.isChanged = false;
      void mutate(key);
    }
    state.mountCount += 1;
    return () => {
      state.mountCount -= 1;
    };
  }, [cache, mutate, name]);
}

/** Marks the content of a key as changed in place; false when it is not mounted. */
export function markMountedChanged(cache: Cache, key: readonly string[]): boolean {
  const state = mountStates.get(cache)?.get(String(key));
  if (!state || state.mountCount === 0) return false;
  state.isChanged = true;
  return true;
}
