import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../database/Store.ts';
import type { FoundTitle } from '../../providers/catalogue/FoundTitle.ts';
import { keepTitles } from './keepTitles.ts';
import { type KeptTopList, rankTitles } from './rankTitles.ts';

/** Keeps the titles of a source's top list and the places of the first hundred, in one transaction; whatever else had a place has none any more. */
export function keepTopList(
  store: Pick<Store, 'longTransaction'>,
  mediaType: MediaType,
  source: FoundTitle['source'],
  found: readonly FoundTitle[],
  now: number,
): Promise<KeptTopList> {
  const sorted = [...found].sort((a, b) => placeOf(a) - placeOf(b));
  return store.longTransaction(async (db) =>
    rankTitles(db, mediaType, source, await keepTitles(db, sorted, now), now),
  );
}

function placeOf({ rank }: FoundTitle): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}
