import type { ApiClient, TitleId } from '../../client/index.ts';
import { getOwnReview, type MediaType } from '../../contract/index.ts';
import { useUser } from '../UserProvider.tsx';
import { useUserData } from '../useUserData.ts';
import { ownReviewKey } from './reviewKeys.ts';

/**
 * The review of a title by the signed-in user as `{ review }`, which is null if there is none; the data is null from a host without
 * reviews. `loading` while no one is signed in. `reload` repeats the request after a failure.
 */
export function useOwnReview(type: MediaType, titleId: TitleId) {
  const userId = useUser().user?.userId;
  const params = { mediaType: type, titleId: String(titleId) };
  const { query, reload } = useUserData(
    userId ? ownReviewKey(userId, type, titleId) : null,
    (client: ApiClient) => client.call(getOwnReview, { params }),
  );
  return { ...query, reload };
}
