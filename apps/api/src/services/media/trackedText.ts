import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { Covers } from '../../covers/createCovers.ts';
import type { TrackedTitle } from '../../repositories/createCollectionRepository.ts';

/**
 * Titles as a person's collection shows them, as JSON text. There may be thousands, and what is kept for lists went
 * through the contract when it was kept: it is not parsed again.
 */
export function trackedText(covers: Covers, mediaType: MediaType, items: readonly TrackedTitle[]): string {
  const { imageFields } = mediaTypes[mediaType];
  const written = (tracked: TrackedTitle) => {
    const { title_id: id, slug, card, status, rating } = tracked;
    const picture = imageFields(covers.address(mediaType, tracked));
    const own = JSON.stringify({ id, slug, user_status: status, user_rating: rating, ...picture });
    return join(own, card);
  };
  return `[${items.map(written).join(',')}]`;
}

/** Two JSON objects as one: they share no field, and neither is empty. */
function join(first: string, second: string): string {
  return `${first.slice(0, -1)},${second.slice(1)}`;
}
