import type { MediaType } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Media } from './Media.ts';
import { trackedText } from './trackedText.ts';

/** Everything of one media type that a person tracks, the last changed first, as JSON text. */
export async function listCollection(
  { collection, covers }: Media,
  mediaType: MediaType,
  user: SignedInUser,
): Promise<string> {
  return trackedText(covers, mediaType, await collection.list(user.userId, mediaType));
}
