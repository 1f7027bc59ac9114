import { type MediaType, serverLimits } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import type { Media } from '../titles/Media.ts';
import { collectionCursor } from './collectionCursor.ts';
import type { CollectionPosition } from './createCollectionRepository.ts';
import { trackedJson } from './trackedJson.ts';

/** The query of a page, validated by the contract. */
export interface PageQuery {
  readonly limit?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * A page of the titles that a user tracks, as JSON text, and the cursor of the next page, undefined after the last one. A title that is
 * changed meanwhile moves to the front, so that no page repeats a title, and unchanged titles are never skipped.
 */
export async function listCollectionPage(
  media: Media,
  mediaType: MediaType,
  user: SignedInUser,
  { limit = String(serverLimits.pageSize), after }: PageQuery,
): Promise<{ readonly text: string; readonly next: string | undefined }> {
  const position = after ? collectionCursor.read(after) : undefined;
  const { items, end } = await readPage(media, mediaType, user.userId, Number(limit), position);
  return { text: trackedJson(media.covers, mediaType, items), next: end && collectionCursor.write(end) };
}

/** Up to `size` titles after a position, or the first ones, and the position of the last one if there are more. */
export async function readPage(
  { collection }: Pick<Media, 'collection'>,
  mediaType: MediaType,
  userId: string,
  size: number,
  after: CollectionPosition | undefined,
) {
  // Reads one more to find out whether there is a next page.
  const found = await collection.page(userId, mediaType, size + 1, after);
  const items = found.slice(0, size);
  const last = found.length > size ? items.at(-1) : undefined;
  const end: CollectionPosition | undefined = last && { changedAt: last.changed_at, titleId: last.title_id };
  return { items, end };
}
