import { type MediaType, servedLimits } from '@gildshelf/api-client/contract';
import { findPublicCollection } from './findPublicCollection.ts';
import type { Media } from './Media.ts';
import { trackedText } from './trackedText.ts';

/** What anybody may see of a public collection, as JSON text; `limit` went through the contract. */
export async function listPublicCollection(
  media: Media,
  mediaType: MediaType,
  name: string,
  limit = String(servedLimits.publicSize),
): Promise<string> {
  const { user_id, ...owner } = await findPublicCollection(media, name);
  const [total, items] = await Promise.all([
    media.collection.count(user_id, mediaType),
    media.collection.page(user_id, mediaType, Number(limit)),
  ]);
  const about = JSON.stringify({ ...owner, total }).slice(0, -1);
  return `${about},"items":${trackedText(media.covers, mediaType, items)}}`;
}
