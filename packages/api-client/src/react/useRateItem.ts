import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { TitleId, TrackedItem, Tracking } from '../client/index.ts';
import { isPlanned, type MediaType, mediaTypeOf, messages } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { changeShown } from './shownContent.ts';
import { useUser } from './UserProvider.tsx';
import { useCommand } from './useCommand.ts';
import { isUserContent, type UserContent, userContentKey } from './userContent.ts';

/** The list with the item's new tracking; undefined, and so asked anew, where the item is not in it yet. */
function withTracking(
  list: UserContent | undefined,
  titleId: TitleId,
  { status, rating }: Tracking,
): UserContent | undefined {
  const isIt = (item: TrackedItem) => String(item.id) === String(titleId);
  if (!list?.items.some(isIt)) return undefined;
  const items = list.items.map((item) =>
    isIt(item) ? { ...item, user_status: status, user_rating: rating } : item,
  );
  return { ...list, items };
}

/**
 * Saves a status and a rating. Once the host has said yes, what was kept of this person's content is asked for anew; what
 * stands on the page has the new values at once, in its place. Gives what is kept from now on.
 */
export function useRateItem(type: MediaType) {
  const { client } = useApi();
  const { user } = useUser();
  const { cache, mutate } = useSWRConfig();

  return useCommand(
    useCallback(
      async ({ titleId, status, rating }: Tracking & { readonly titleId: TitleId }) => {
        if (!user) throw new Error(messages.media.userMissing);
        const { rateEndpoint, idField } = mediaTypeOf(type);
        const saved = { status, rating: isPlanned(status) ? 0 : rating };
        const body = { username: user.username, [idField]: titleId, ...saved };
        await client.call(rateEndpoint, { body } as Parameters<typeof client.call<typeof rateEndpoint>>[1]);

        const listKey = userContentKey(user.userId, type);
        const itemKey = userContentKey(user.userId, type, titleId);
        const changed = [String(listKey), String(itemKey)];
        void mutate((key) => isUserContent(key, user.userId) && !changed.includes(String(key)));
        const isItemShown = changeShown(cache, itemKey);
        await mutate<Tracking | null>(itemKey, saved, { revalidate: !isItemShown });
        const isListShown = changeShown(cache, listKey);
        await mutate<UserContent>(listKey, (list) => withTracking(list, titleId, saved), {
          // A list without the title has to be asked for at once, however young the last answer is.
          revalidate: (list) => list === undefined || !isListShown,
        });
        return saved;
      },
      [client, user, cache, mutate, type],
    ),
  );
}
