import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ApiError, type TitleId, type TrackedItem, type Tracking, trackingOf } from '../../client/index.ts';
import { isPlanned, limits, type MediaType, mediaTypeOf, messages } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { type Query, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { useCommand } from '../useCommand.ts';
import {
  isUserContent,
  markMountedChanged,
  type UserContent,
  useMountedContent,
  userContentKey,
} from './userContent.ts';

const notFound = 404;

/** The signed-in user's status and rating of a title, null when it is not tracked, cached for 60 s; `loading` while no one is signed in. */
export function useTrackedTitle(type: MediaType, titleId: TitleId): Query<Tracking | null> {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const key = userId ? userContentKey(userId, type, titleId) : null;
  useMountedContent(key);
  const { data, error } = useSWR<Tracking | null, Error>(
    key,
    async () => {
      try {
        const item = await client.call(mediaTypeOf(type).getTrackedTitle, {
          params: { userId: userId ?? '', titleId: String(titleId) },
        });
        // Hosts send null, {} or an item without a status for an untracked title.
        return item?.user_status ? trackingOf(item) : null;
      } catch (error) {
        if (error instanceof ApiError && error.status === notFound) return null;
        throw error;
      }
    },
    { dedupingInterval: limits.userContentMaxAge },
  );
  return queryOf(data, error);
}

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

/**
 * A command that saves a status and a rating, and resolves to the saved values. After a successful response, mounted data is updated
 * in place without a request, and other cached data of the user is revalidated.
 */
export function useRateTitle(type: MediaType) {
  const { client } = useApi();
  const { user } = useUser();
  const { cache, mutate } = useSWRConfig();

  return useCommand(
    useCallback(
      async ({ titleId, status, rating }: Tracking & { readonly titleId: TitleId }) => {
        if (!user) throw new Error(messages.media.userMissing);
        const { rateTitle, idField } = mediaTypeOf(type);
        const saved = { status, rating: isPlanned(status) ? 0 : rating };
        const body = { username: user.username, [idField]: titleId, ...saved };
        await client.call(rateTitle, { body } as Parameters<typeof client.call<typeof rateTitle>>[1]);

        const listKey = userContentKey(user.userId, type);
        const itemKey = userContentKey(user.userId, type, titleId);
        const changed = [String(listKey), String(itemKey)];
        void mutate((key) => isUserContent(key, user.userId) && !changed.includes(String(key)));
        const isItemShown = markMountedChanged(cache, itemKey);
        await mutate<Tracking | null>(itemKey, saved, { revalidate: !isItemShown });
        const isListShown = markMountedChanged(cache, listKey);
        await mutate<UserContent>(listKey, (list) => withTracking(list, titleId, saved), {
          // A list without the title must be requested at once, however fresh it is.
          revalidate: (list) => list === undefined || !isListShown,
        });
        return saved;
      },
      [client, user, cache, mutate, type],
    ),
  );
}
