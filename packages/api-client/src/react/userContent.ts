import type { TitleId, TrackedItem } from '../client/index.ts';
import type { MediaType } from '../contract/index.ts';

/** A person's list in the cache. */
export interface UserContent {
  readonly items: readonly TrackedItem[];
  /** False for the first titles of a longer list. */
  readonly isWhole: boolean;
}

/** The cache key of a person's list, or with a title of one thing in it. */
export function userContentKey(userId: string, type: MediaType, titleId?: TitleId) {
  return titleId === undefined
    ? (['user', userId, type] as const)
    : (['user', userId, type, String(titleId)] as const);
}

/** Whether a cache key belongs to what this person keeps, of whichever media type. */
export function isUserContent(key: unknown, userId: string): boolean {
  return Array.isArray(key) && key[0] === 'user' && key[1] === userId;
}
