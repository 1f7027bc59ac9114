import useSWR from 'swr';
import type { TrackedItem } from '../client/index.ts';
import { limits, type MediaType, mediaTypeOf } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { type Query, queryOf } from './query.ts';
import { useShownContent } from './shownContent.ts';
import { useUser } from './UserProvider.tsx';
import { userContentKey } from './userContent.ts';

/** Everything that the signed-in person keeps of a media type, for 60 s; loading while nobody is signed in. */
export function useCollection(type: MediaType): Query<readonly TrackedItem[]> {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const key = userId ? userContentKey(userId, type) : null;
  useShownContent(key);
  const { data, error } = useSWR<readonly TrackedItem[], Error>(
    key,
    async () => client.call(mediaTypeOf(type).listEndpoint, { params: { userId: userId ?? '' } }),
    { dedupingInterval: limits.userContentMaxAge, revalidateIfStale: true },
  );
  return queryOf(data, error);
}
