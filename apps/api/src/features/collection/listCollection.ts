import type { MediaType } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import type { Media } from '../titles/Media.ts';
import { streamCollection, titlesPerPart } from './streamCollection.ts';
import { trackedJson } from './trackedJson.ts';

/**
 * All titles of one media type that a person tracks, the last changed first, as JSON text; one of more than a part in parts, of which the
 * first is read when the person has fewer than `longReadsAtOnce` such responses.
 */
export async function listCollection(
  media: Media,
  mediaType: MediaType,
  { userId }: SignedInUser,
): Promise<string | AsyncIterable<string>> {
  const items = await media.collection.page(userId, mediaType, titlesPerPart + 1);
  if (items.length <= titlesPerPart) return trackedJson(media.covers, mediaType, items);
  return inTurn(media, mediaType, userId);
}

async function* inTurn(media: Media, mediaType: MediaType, userId: string): AsyncGenerator<string> {
  const endTurn = await media.longReads(userId);
  try {
    yield* streamCollection(media, mediaType, userId);
  } finally {
    endTurn();
  }
}
