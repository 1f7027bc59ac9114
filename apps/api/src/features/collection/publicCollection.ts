import { type MediaType, ownMessages, serverLimits } from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import { nameKey } from '../accounts/loginKeys.ts';
import type { Media } from '../titles/Media.ts';
import { readPage } from './collection.ts';
import { trackedJson } from './collectionJson.ts';

/** The owner of a public collection. Throws the same error for a private collection and for an unknown user. */
export async function findPublicCollection(
  { publicCollections }: Pick<Media, 'publicCollections'>,
  username: string,
) {
  const owner = await publicCollections.findByName(nameKey(username));
  if (!owner) throw new NotFound(ownMessages.collection.notPublic);
  return owner;
}

/** The query of a page of a public collection, validated by the contract. */
interface PublicPageQuery {
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
