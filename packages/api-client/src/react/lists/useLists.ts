import type { ApiClient, TitleId } from '../../client/index.ts';
import { listLists, type MediaType } from '../../contract/index.ts';
import { useUser } from '../UserProvider.tsx';
import { useUserData } from '../useUserData.ts';
import { listsKey } from './listKeys.ts';

/**
 * The lists of the signed-in user, the last changed first: with their first titles, or with the entry of a title in each of them. The data
 * is null from a host without lists; `loading` while no one is signed in.
 */
export function useLists(title?: { readonly type: MediaType; readonly titleId: TitleId }) {
  const userId = useUser().user?.userId;
  const query = title && { media_type: title.type, title_id: String(title.titleId) };
  const load = async (client: ApiClient) => (await client.call(listLists, query ? { query } : {})).lists;
  const { query: lists, reload } = useUserData(userId ? listsKey(userId, title) : null, load);
  return { ...lists, reload };
}
