import type { MediaType } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import type { Media } from '../titles/Media.ts';
import { streamCollection, titlesPerPart } from './streamCollection.ts';
import { trackedJson } from './trackedJson.ts';

/**
 * All titles of one media type that a user tracks, the most recently changed first, as JSON text. A collection of more than
 * `titlesPerPart` titles is streamed in parts, and waits while the user has too many such responses (see `createMedia`).
 */
export async function listCollection(
  media: Media,
  mediaType: MediaType,
  { userId }: SignedInUser,
): Promise<string | AsyncIterable<string>> {
  const items = await media.collection.page(userId, mediaType, titlesPerPart + 1);
  if (items.length <= titlesPerPart) return trackedJson(media.covers, mediaType, items);
  return streamWithLimit(media, mediaType, userId);
}

async function* streamWithLimit(media: Media, mediaType: MediaType, userId: string): AsyncGenerator<string> {
  const release = await media.longReadLimit(userId);
  try {
    yield* streamCollection(media, mediaType, userId);
  } finally {
    release();
  }
}
