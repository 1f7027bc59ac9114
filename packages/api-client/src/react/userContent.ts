import type { TitleId, TrackedItem } from '../client/index.ts';
import type { MediaType } from '../contract/index.ts';

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

/** Whether a cache key belongs to the content of this user, of any media type. */
export function isUserContent(key: unknown, userId: string): boolean {
  return Array.isArray(key) && key[0] === 'user' && key[1] === userId;
}
