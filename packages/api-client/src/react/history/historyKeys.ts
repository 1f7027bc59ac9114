import type { TitleId } from '../../client/index.ts';
import type { MediaType } from '../../contract/index.ts';
import { isCollectionQuery, isUserContent } from '../collection/userContent.ts';

/**
 * The cache key of a part of a user's history. It begins like the keys of the user's lists, so that a change of the status of a title
 * revalidates it.
 */
export function historyKey(userId: string, ...part: readonly string[]) {
  return ['user', userId, 'history', ...part];
}

/** The cache key of the history of one title. */
export function titleHistoryKey(userId: string, type: MediaType, titleId: TitleId) {
  return historyKey(userId, 'title', type, String(titleId));
}

/** Whether a cache key belongs to the history of this user. */
function isHistory(key: unknown, userId: string): boolean {
  return isUserContent(key, userId) && (key as readonly string[])[2] === 'history';
}

/** Whether a cache key belongs to what a change of plays or details changes: the history, and queries of the collection. */
export function dependsOnHistory(key: unknown, userId: string): boolean {
  return isHistory(key, userId) || isCollectionQuery(key, userId);
}
