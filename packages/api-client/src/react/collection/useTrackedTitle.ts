import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ApiError, type TitleId, type Tracking, trackingOf } from '../../client/index.ts';
import { isPlanned, limits, type MediaType, mediaTypeOf, messages } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { type Query, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { useCommand } from '../useCommand.ts';
import { storeTracking } from './storeTracking.ts';
import { useMountedContent, userContentKey } from './userContent.ts';

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
        await storeTracking({ userId: user.userId, cache, mutate }, type, titleId, saved);
        return saved;
      },
      [client, user, cache, mutate, type],
    ),
  );
}
