import { type MediaType, servedLimits } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import type { Media } from '../titles/Media.ts';
import { collectionCursor } from './collectionCursor.ts';
import type { CollectionPlace } from './createCollectionRepository.ts';
import { trackedJson } from './trackedJson.ts';

/** What a page is asked for by; both went through the contract. */
export interface PageQuery {
  readonly limit?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * A page of what a person tracks, as JSON text, and where the next one begins: nowhere, when this is the last. A title
 * that is changed meanwhile goes to the front: no page brings one twice, and none that stayed as it was is left out.
 */
export async function listCollectionPage(
  media: Media,
  mediaType: MediaType,
  user: SignedInUser,
  { limit = String(servedLimits.pageSize), after }: PageQuery,
): Promise<{ readonly text: string; readonly next: string | undefined }> {
  const place = after ? collectionCursor.read(after) : undefined;
  const { items, end } = await pageOf(media, mediaType, user.userId, Number(limit), place);
  return { text: trackedJson(media.covers, mediaType, items), next: end && collectionCursor.write(end) };
}

/** Up to `size` titles behind a place, or the first ones, and the place where they end if there are more. */
export async function pageOf(
  { collection }: Pick<Media, 'collection'>,
  mediaType: MediaType,
  userId: string,
  size: number,
  after: CollectionPlace | undefined,
) {
  // One more tells whether there is a next page.
  const found = await collection.page(userId, mediaType, size + 1, after);
  const items = found.slice(0, size);
  const last = found.length > size ? items.at(-1) : undefined;
  const end: CollectionPlace | undefined = last && { changedAt: last.changed_at, titleId: last.title_id };
  return { items, end };
}
