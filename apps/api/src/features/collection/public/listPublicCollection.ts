import { type MediaType, serverLimits } from '@gildshelf/api-client/contract';
import type { Media } from '../../titles/Media.ts';
import { readPage } from '../listCollectionPage.ts';
import { trackedJson } from '../trackedJson.ts';
import { findPublicCollection } from './findPublicCollection.ts';

/** The query of a page of a public collection, validated by the contract. */
export interface PublicPageQuery {
  readonly limit?: string | undefined;
  /** An encrypted cursor: `next` of the previous page. */
  readonly after?: string | undefined;
}

/** A page of a public collection, as JSON text. */
export async function listPublicCollection(
  media: Media,
  mediaType: MediaType,
  name: string,
  { limit = String(serverLimits.publicSize), after }: PublicPageQuery,
): Promise<string> {
  // Checked before the owner is read, so that an invalid cursor does not reveal whether the collection exists.
  const position = after === undefined ? undefined : media.cursorCipher.decrypt(after);
  const { user_id, ...owner } = await findPublicCollection(media, name);
  const [total, { items, end }] = await Promise.all([
    media.counts.sizeOf(user_id, mediaType),
    readPage(media, mediaType, user_id, Number(limit), position),
  ]);
  const next = end ? media.cursorCipher.encrypt(end) : null;
  const head = JSON.stringify({ ...owner, total, next }).slice(0, -1);
  return `${head},"items":${trackedJson(media.covers, mediaType, items)}}`;
}
