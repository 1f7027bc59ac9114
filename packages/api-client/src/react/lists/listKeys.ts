import type { TitleId } from '../../client/index.ts';
import type { List, ListEntry, ListPage, MediaType } from '../../contract/index.ts';
import type { UserCache } from '../collection/storeTracking.ts';
import { isUserContent } from '../collection/userContent.ts';

/** A list in the cache, with the entries that have been loaded. */
export interface LoadedList extends Omit<ListPage, 'entries'> {
  readonly items: readonly ListEntry[];
}

/** The list of a response as it is cached. */
export const loadedList = ({ entries, ...list }: ListPage): LoadedList => ({ ...list, items: entries });

/** The cache key of the lists of a user, or with the entries of a title. */
export function listsKey(userId: string, title?: { readonly type: MediaType; readonly titleId: TitleId }) {
  return ['user', userId, 'lists', ...(title ? [title.type, String(title.titleId)] : [])];
}

const pages = 'page';

/** The cache key of a list of a user by its id or slug. */
export const listKey = (userId: string, idOrSlug: string) => [...listsKey(userId), pages, idOrSlug];

const isOfLists = (key: unknown, userId: string): key is readonly string[] =>
  isUserContent(key, userId) && (key as readonly string[])[2] === 'lists';

const isPage = (key: unknown, userId: string) => isOfLists(key, userId) && key[3] === pages;

/** Requests the overviews of the lists of a user again. */
export const reloadOverviews = ({ userId, mutate }: UserCache) =>
  mutate((key) => isOfLists(key, userId) && key[3] !== pages);

/** Changes a list in the cache, also if it was requested by its slug. */
export const changeCachedList = (
  { userId, mutate }: UserCache,
  listId: List['id'],
  change: (list: LoadedList) => LoadedList,
) =>
  mutate<LoadedList>(
    (key) => isPage(key, userId),
    (list) => (list?.id === listId ? change(list) : list),
    { revalidate: false },
  );

/** Requests a list again, also if it was requested by its slug. */
export const reloadLists = ({ userId, mutate }: UserCache) => mutate((key) => isPage(key, userId));
