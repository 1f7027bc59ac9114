import type { TitleId } from '../client/index.ts';
import type { MediaType } from '../contract/index.ts';

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
