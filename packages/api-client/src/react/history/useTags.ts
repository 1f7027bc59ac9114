import type { ApiClient } from '../../client/index.ts';
import { listTags } from '../../contract/index.ts';
import { useUser } from '../UserProvider.tsx';
import { useUserData } from '../useUserData.ts';
import { historyKey } from './historyKeys.ts';

const loadTags = async (client: ApiClient) => (await client.call(listTags, {})).tags;

/**
 * The tags of the signed-in user with the number of titles that have them, by name; null from a host that does not support it, `loading`
 * while no one is signed in.
 */
export function useTags() {
  const userId = useUser().user?.userId;
  return useUserData(userId ? historyKey(userId, 'tags') : null, loadTags).query;
}
