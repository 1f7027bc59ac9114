import { type MediaType, servedLimits } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../SignedInUser.ts';
import { collectionCursor } from './collectionCursor.ts';
import type { Media } from './Media.ts';
import { trackedText } from './trackedText.ts';

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
  { collection, covers }: Media,
  mediaType: MediaType,
  user: SignedInUser,
  { limit = String(servedLimits.pageSize), after }: PageQuery,
): Promise<{ readonly text: string; readonly next: string | undefined }> {
  const size = Number(limit);
  // One more tells whether there is a next page.
  const found = await collection.page(
    user.userId,
    mediaType,
    size + 1,
    after ? collectionCursor.read(after) : undefined,
  );
  const items = found.slice(0, size);
  const last = found.length > size ? items.at(-1) : undefined;
  return {
    text: trackedText(covers, mediaType, items),
    next: last && collectionCursor.write({ changedAt: last.changed_at, titleId: last.title_id }),
  };
}
