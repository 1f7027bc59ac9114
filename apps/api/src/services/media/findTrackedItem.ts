import type { MediaType } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Media } from './Media.ts';
import { trackedAnswer } from './trackedAnswer.ts';

/** One title of a person's collection, by slug or id; null where they do not track it. */
export async function findTrackedItem(
  { collection, covers }: Media,
  mediaType: MediaType,
  user: SignedInUser,
  slugOrId: string,
) {
  const tracked = await collection.find(user.userId, mediaType, slugOrId);
  return tracked ? trackedAnswer(covers, mediaType, tracked) : null;
}
