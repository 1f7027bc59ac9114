import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { TrackedTitle } from '../../repositories/createCollectionRepository.ts';
import type { SignedInUser } from '../../SignedInUser.ts';
import type { Media } from './Media.ts';

/**
 * Everything of one media type that a person tracks, the last changed first, as JSON text. A collection may have
 * thousands of titles, and what is kept for lists went through the contract when it was kept: it is not parsed again.
 */
export async function listCollection(
  media: Media,
  mediaType: MediaType,
  user: SignedInUser,
): Promise<string> {
  const { imageFields } = mediaTypes[mediaType];
  const written = (tracked: TrackedTitle) => {
    const { title_id: id, slug, card, status, rating } = tracked;
    const picture = imageFields(media.covers.address(mediaType, tracked));
    const own = JSON.stringify({ id, slug, user_status: status, user_rating: rating, ...picture });
    return join(own, card);
  };
  const items = await media.collection.list(user.userId, mediaType);
  return `[${items.map(written).join(',')}]`;
}

/** Two JSON objects as one: they share no field, and neither is empty. */
function join(first: string, second: string): string {
  return `${first.slice(0, -1)},${second.slice(1)}`;
}
