import useSWR from 'swr';
import type { TitleId, Tracking } from '../client/index.ts';
import { ApiError, trackingOf } from '../client/index.ts';
import { limits, type MediaType, mediaTypeOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useMountedContent } from './mountedContent.ts';
import { type Query, queryOf } from './query.ts';
import { useUser } from './UserProvider.tsx';
import { userContentKey } from './userContent.ts';

const notFound = 404;

/** The signed-in user's status and rating of a title, null when it is not tracked, cached for 60 s; `loading` while no one is signed in. */
export function useTrackedItem(type: MediaType, titleId: TitleId): Query<Tracking | null> {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const key = userId ? userContentKey(userId, type, titleId) : null;
  useMountedContent(key);
  const { data, error } = useSWR<Tracking | null, Error>(
    key,
    async () => {
      try {
        const item = await client.call(mediaTypeOf(type).getEndpoint, {
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
