import { setImmediate } from 'node:timers/promises';
import type { MediaType } from '@gildshelf/api-client/contract';
import type { Media } from '../titles/Media.ts';
import type { CollectionPlace, CollectionRepository, PlacedTitle } from './createCollectionRepository.ts';
import { trackedItemsJson } from './trackedJson.ts';

/** Titles that are read and serialised at a time; between two parts other requests are served. */
export const titlesPerPart = 512;

type Reads = Pick<CollectionRepository, 'page'>;

/**
 * All titles of one media type that a person tracks, as JSON text in parts: the last changed first, and at the end those that were
 * changed or added meanwhile and are not among them yet. A title that is tracked from the first part to the last is in it exactly once,
 * whatever changes, with the data of the time when its part is read.
 */
export async function* streamCollection(
  { collection, covers }: { readonly collection: Reads; readonly covers: Media['covers'] },
  mediaType: MediaType,
  userId: string,
): AsyncGenerator<string> {
  const sent = new Set<string>();
  let begin = '[';
  let end: CollectionPlace | undefined;
  for (let isChanged = true; isChanged; ) {
    let newest: CollectionPlace | undefined;
    for await (const titles of partsDownTo(collection, mediaType, userId, end)) {
      newest ??= placeOf(titles[0]);
      // The first time through, no title comes twice.
      const unsent = end ? titles.filter(({ title_id }) => !sent.has(title_id)) : titles;
      for (const { title_id } of unsent) sent.add(title_id);
      if (unsent.length > 0) {
        yield begin + trackedItemsJson(covers, mediaType, unsent);
        begin = ',';
      }
      await setImmediate();
    }
    // A title that was changed moved to the front, and may have been missed.
    isChanged = newest !== undefined;
    end = newest;
  }
  yield begin === '[' ? '[]' : ']';
}

/** A person's titles from the last changed one to a place, without that; each part has at least one. */
async function* partsDownTo(
  collection: Reads,
  mediaType: MediaType,
  userId: string,
  end: CollectionPlace | undefined,
): AsyncGenerator<PlacedTitle[]> {
  let after: CollectionPlace | undefined;
  do {
    const titles = await collection.page(userId, mediaType, titlesPerPart, after, end);
    if (titles.length > 0) yield titles;
    after = titles.length < titlesPerPart ? undefined : placeOf(titles.at(-1));
  } while (after);
}

function placeOf(title: PlacedTitle | undefined): CollectionPlace | undefined {
  return title && { changedAt: title.changed_at, titleId: title.title_id };
}
