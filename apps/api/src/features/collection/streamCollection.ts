import { setImmediate } from 'node:timers/promises';
import type { MediaType } from '@gildshelf/api-client/contract';
import type { Media } from '../titles/Media.ts';
import type { CollectionPosition, CollectionRepository, ListedTitle } from './createCollectionRepository.ts';
import { trackedItemsJson } from './trackedJson.ts';

/** Titles that are read and serialised at a time; between two parts other requests are served. */
export const titlesPerPart = 512;

type PageReader = Pick<CollectionRepository, 'page'>;

/**
 * All titles of one media type that a user tracks, as JSON text in parts: the most recently changed first, and at the end those that were
 * changed or added meanwhile and have not been sent yet. A title that stays tracked throughout is sent exactly once, whatever changes,
 * with its data at the time when its part is read.
 */
export async function* streamCollection(
  { collection, covers }: { readonly collection: PageReader; readonly covers: Media['covers'] },
  mediaType: MediaType,
  userId: string,
): AsyncGenerator<string> {
  const sent = new Set<string>();
  let begin = '[';
  let end: CollectionPosition | undefined;
  for (let isChanged = true; isChanged; ) {
    let newest: CollectionPosition | undefined;
    for await (const titles of partsDownTo(collection, mediaType, userId, end)) {
      newest ??= positionOf(titles[0]);
      // The first pass reads no title twice.
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

/** A user's titles from the most recently changed one down to a position, exclusive; each part has at least one title. */
async function* partsDownTo(
  collection: PageReader,
  mediaType: MediaType,
  userId: string,
  end: CollectionPosition | undefined,
): AsyncGenerator<ListedTitle[]> {
  let after: CollectionPosition | undefined;
  do {
    const titles = await collection.page(userId, mediaType, titlesPerPart, after, end);
    if (titles.length > 0) yield titles;
    after = titles.length < titlesPerPart ? undefined : positionOf(titles.at(-1));
  } while (after);
}

function positionOf(title: ListedTitle | undefined): CollectionPosition | undefined {
  return title && { changedAt: title.changed_at, titleId: title.title_id };
}
