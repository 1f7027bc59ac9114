import type { ApiClient } from '../../client/index.ts';
import { ownDataKey } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { useUserData } from '../useUserData.ts';

/**
 * Data of the signed-in user, by its name in the cache; null from a host that does not support it, `loading` while no one is signed in.
 * `reload` repeats the request after a failure.
 */
export function useOwnData<Data>(name: string, load: (client: ApiClient) => Promise<Data>) {
  const userId = useUser().user?.userId;
  return useUserData(userId ? [ownDataKey, name, userId] : null, load);
}
