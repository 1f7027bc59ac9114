import { type MediaType, servedLimits } from '@gildshelf/api-client/contract';
import type { Media } from '../../titles/Media.ts';
import { pageOf } from '../listCollectionPage.ts';
import { trackedJson } from '../trackedJson.ts';
import { findPublicCollection } from './findPublicCollection.ts';

/** Which page of a public collection; both went through the contract. */
export interface PublicPageQuery {
  readonly limit?: string | undefined;
  /** A sealed place: `next` of the page before. */
  readonly after?: string | undefined;
}

/** A page of what anybody may see of a public collection, as JSON text. */
export async function listPublicCollection(
  media: Media,
  mediaType: MediaType,
  name: string,
  { limit = String(servedLimits.publicSize), after }: PublicPageQuery,
): Promise<string> {
  // Before it is known whose collection it is: a wrong place must not tell whether there is one.
  const place = after === undefined ? undefined : media.placeSeal.open(after);
  const { user_id, ...owner } = await findPublicCollection(media, name);
  const [total, { items, end }] = await Promise.all([
    media.counts.sizeOf(user_id, mediaType),
    pageOf(media, mediaType, user_id, Number(limit), place),
  ]);
  const next = end ? media.placeSeal.seal(end) : null;
  const about = JSON.stringify({ ...owner, total, next }).slice(0, -1);
  return `${about},"items":${trackedJson(media.covers, mediaType, items)}}`;
}
