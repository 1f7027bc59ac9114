import type { MediaType } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import type { Covers } from '../covers/createCovers.ts';
import type { Media } from '../titles/Media.ts';
import { titleResponse } from '../titles/titleResponse.ts';
import type { TrackedTitle } from './createCollectionRepository.ts';

/** A title of a user's collection as sent in responses. */
export function trackedResponse(covers: Covers, mediaType: MediaType, tracked: TrackedTitle) {
  const { card, status, rating } = tracked;
  return { ...titleResponse(covers, mediaType, tracked, card), user_status: status, user_rating: rating };
}

/** One title of a user's collection, by slug or id; null if the user does not track it. */
export async function findTrackedItem(
  { collection, covers }: Media,
  mediaType: MediaType,
  user: SignedInUser,
  slugOrId: string,
) {
  const tracked = await collection.find(user.userId, mediaType, slugOrId);
  return tracked ? trackedResponse(covers, mediaType, tracked) : null;
}
