import type { MediaType } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../SignedInUser.ts';
import type { Media } from './Media.ts';
import { trackedAnswer } from './trackedAnswer.ts';

/** Everything of one media type that a person tracks, the last changed first. */
export async function listCollection(
  { collection, covers }: Media,
  mediaType: MediaType,
  user: SignedInUser,
) {
  const tracked = await collection.list(user.userId, mediaType);
  return tracked.map((item) => trackedAnswer(covers, mediaType, item));
}
