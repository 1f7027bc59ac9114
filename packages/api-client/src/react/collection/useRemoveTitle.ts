import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { TitleId, Tracking } from '../../client/index.ts';
import { type MediaType, mediaTypeOf, messages } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { dependsOnHistory } from '../history/historyKeys.ts';
import { useUser } from '../UserProvider.tsx';
import { useCommand } from '../useCommand.ts';
import { titleStatusKey, type UserContent, userContentKey } from './userContent.ts';

/** A command that removes a title from the signed-in user's collection and resolves to its id. */
export function useRemoveTitle(type: MediaType) {
  const { client } = useApi();
  const { user } = useUser();
  const { mutate } = useSWRConfig();

  return useCommand(
    useCallback(
      async (title: TitleId) => {
        if (!user) throw new Error(messages.media.userMissing);
        const { userId } = user;
        const titleId = String(title);
        await client.call(mediaTypeOf(type).removeTitle, { params: { userId, titleId } });
        await mutate<Tracking | null>(userContentKey(userId, type, titleId), null, { revalidate: false });
        await mutate(titleStatusKey(userId, type, titleId), null, { revalidate: false });
        await mutate<UserContent>(
          userContentKey(userId, type),
          (list) => list && { ...list, items: list.items.filter((item) => String(item.id) !== titleId) },
          { revalidate: false },
        );
        void mutate((key) => dependsOnHistory(key, userId));
        return title;
      },
      [client, user, mutate, type],
    ),
  );
}
