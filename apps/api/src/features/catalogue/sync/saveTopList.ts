import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { rankTitles, type SavedTopList } from '../titles/rankTitles.ts';
import { saveTitles } from '../titles/saveTitles.ts';

/** Keeps the titles of a source's top list and the places of the first hundred, in one transaction; whatever else had a place has none any more. */
export function saveTopList(
  store: Pick<Store, 'longTransaction'>,
  mediaType: MediaType,
  source: FoundTitle['source'],
  found: readonly FoundTitle[],
  now: number,
): Promise<SavedTopList> {
  const sorted = [...found].sort((a, b) => placeOf(a) - placeOf(b));
  return store.longTransaction(async (db) =>
    rankTitles(db, mediaType, source, await saveTitles(db, sorted, now), now),
  );
}

function placeOf({ rank }: FoundTitle): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}
