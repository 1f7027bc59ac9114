import { type MediaType, ownMessages } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Media } from './Media.ts';

/** Takes a title out of a person's collection, by slug or id; nothing to take out is as good. */
export async function removeItem(
  { collection }: Media,
  mediaType: MediaType,
  user: SignedInUser,
  slugOrId: string,
) {
  await collection.remove(user.userId, mediaType, slugOrId);
  return { message: ownMessages.title.removed };
}
