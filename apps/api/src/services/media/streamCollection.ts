import { setImmediate } from 'node:timers/promises';
import type { MediaType } from '@gildshelf/api-client/contract';
import type {
  CollectionPlace,
  CollectionRepository,
  TrackedTitle,
} from '../../repositories/createCollectionRepository.ts';
import { partsOf } from '../../repositories/partsOf.ts';
import type { Media } from './Media.ts';
import { trackedText } from './trackedText.ts';

/** Titles that are read and serialised at a time; between two parts other requests are served. */
const titlesPerPart = 256;
/** Places that are read at a time; each takes about 110 bytes. */
const placesPerPart = 4096;

type Reads = Pick<CollectionRepository, 'places' | 'page' | 'byIds'>;

/**
 * All titles of one media type that a person tracks, the last changed first, as JSON text in parts. A title that is tracked from the
 * first part to the last is in it exactly once, whatever changes meanwhile, with the data of the time when its part is read.
 */
export async function* streamCollection(
  { collection, covers }: { readonly collection: Reads; readonly covers: Media['covers'] },
  mediaType: MediaType,
  userId: string,
): AsyncGenerator<string> {
  let begin = '[';
  const places = await placesOf(collection, mediaType, userId);
  for (let start = 0; start < places.length; start += titlesPerPart) {
    const part = places.slice(start, start + titlesPerPart);
    const titles = await titlesAt(collection, mediaType, userId, part, places[start - 1]);
    if (titles.length > 0) {
      yield begin + trackedText(covers, mediaType, titles).slice(1, -1);
      begin = ',';
    }
    await setImmediate();
  }
  yield begin === '[' ? '[]' : ']';
}

/** The titles of some places, which begin behind `previous`; along the index those that are still there, and by id those that moved. */
async function titlesAt(
  collection: Reads,
  mediaType: MediaType,
  userId: string,
  places: readonly CollectionPlace[],
  previous: CollectionPlace | undefined,
): Promise<TrackedTitle[]> {
  const ids = places.map(({ titleId }) => titleId);
  const found = new Map<string, TrackedTitle>();
  for (const title of await collection.page(userId, mediaType, ids.length, previous))
    found.set(title.title_id, title);
  const moved = ids.filter((id) => !found.has(id));
  for (const some of partsOf(moved, titlesPerPart))
    for (const title of await collection.byIds(userId, mediaType, some)) found.set(title.title_id, title);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The places of what a person tracks, the last changed first. */
async function placesOf(collection: Reads, mediaType: MediaType, userId: string): Promise<CollectionPlace[]> {
  const places = await placesDownTo(collection, mediaType, userId);
  // A title that changed while they were read moved to the front, and may have been missed.
  for (let newest = places[0]; ; ) {
    const changed = await placesDownTo(collection, mediaType, userId, newest);
    if (changed.length === 0) return places;
    const known = new Set(places.map(({ titleId }) => titleId));
    places.unshift(...changed.filter(({ titleId }) => !known.has(titleId)));
    newest = changed[0];
  }
}

/** The places from the last changed one to a place, without that. */
async function placesDownTo(
  collection: Reads,
  mediaType: MediaType,
  userId: string,
  end?: CollectionPlace,
): Promise<CollectionPlace[]> {
  const all: CollectionPlace[] = [];
  for (let after: CollectionPlace | undefined; ; after = all.at(-1)) {
    const places = await collection.places(userId, mediaType, placesPerPart, { after, end });
    for (const place of places) all.push(place);
    if (places.length < placesPerPart) return all;
    await setImmediate();
  }
}
