import type { Cache, ScopedMutator } from 'swr';
import type { TitleId, TrackedItem, Tracking } from '../../client/index.ts';
import type { MediaType } from '../../contract/index.ts';
import {
  isUserContent,
  markMountedChanged,
  titleStatusKey,
  type UserContent,
  userContentKey,
} from './userContent.ts';

/** The cached content of the signed-in user. */
export interface UserCache {
  readonly userId: string;
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
}

/**
 * Stores a saved status and rating in the cache. Mounted data is updated in place without a request; other cached data of the user, except
 * that of `otherKeys`, is revalidated.
 */
export async function storeTracking(
  { userId, cache, mutate }: UserCache,
  type: MediaType,
  titleId: TitleId,
  saved: Tracking,
  ...otherKeys: readonly (readonly string[])[]
): Promise<void> {
  const listKey = userContentKey(userId, type);
  const itemKey = userContentKey(userId, type, titleId);
  const unchanged = [listKey, itemKey, ...otherKeys].map(String);
  void mutate((key) => isUserContent(key, userId) && !isTitleStatus(key) && !unchanged.includes(String(key)));
  await mutate<Tracking | null>(titleStatusKey(userId, type, titleId), saved, { revalidate: false });
  const isItemShown = markMountedChanged(cache, itemKey);
  await mutate<Tracking | null>(itemKey, saved, { revalidate: !isItemShown });
  const isListShown = markMountedChanged(cache, listKey);
  await mutate<UserContent>(listKey, (list) => withTracking(list, titleId, saved), {
    // A list without the title must be requested at once, however fresh it is.
    revalidate: (list) => list === undefined || !isListShown,
  });
}

const isTitleStatus = (key: unknown) => (key as readonly string[])[2] === 'status';

/** The list with the item's new tracking; undefined when the item is not in the list yet, so that it is requested again. */
function withTracking(
  list: UserContent | undefined,
  titleId: TitleId,
  { status, rating }: Tracking,
): UserContent | undefined {
  const isRated = (item: TrackedItem) => String(item.id) === String(titleId);
  if (!list?.items.some(isRated)) return undefined;
  const items = list.items.map((item) =>
    isRated(item) ? { ...item, user_status: status, user_rating: rating } : item,
  );
  return { ...list, items };
}
