import { type MediaType, serverLimits } from '@gildshelf/api-client/contract';
import type { Viewer } from '../../platform/titles/visibleTitles.ts';
import type { CollectionContext } from './CollectionContext.ts';
import { type PageQuery, readPage } from './collection.ts';
import { trackedJson } from './collectionJson.ts';

/** A page of a public collection, as JSON text; `after` is an encrypted cursor: `next` of the previous page. */
export async function listPublicCollection(
  context: CollectionContext,
  viewer: Viewer,
  mediaType: MediaType,
  name: string,
  { limit = String(serverLimits.publicSize), after, status }: PageQuery,
): Promise<string> {
  // Checked before the owner is read, so that an invalid cursor does not reveal whether the collection exists.
  const position = after === undefined ? undefined : context.cursorCipher.decrypt(after);
  const { user_id, ...owner } = await context.findOwner(name);
  const [total, { items, end }] = await Promise.all([
    status === undefined
      ? context.counts.publicSizeOf(viewer, user_id, mediaType)
      : context.collection.publicCountOf(viewer, user_id, mediaType, status),
    readPage(context.collection.publicPage, viewer, mediaType, user_id, Number(limit), position, status),
  ]);
  const next = end ? context.cursorCipher.encrypt(end) : null;
  const head = JSON.stringify({ ...owner, total, next }).slice(0, -1);
  return `${head},"items":${trackedJson(context.covers, mediaType, items)}}`;
}
