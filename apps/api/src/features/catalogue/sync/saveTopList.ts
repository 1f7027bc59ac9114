import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { rankTitles, type TopListResult } from '../titles/rankTitles.ts';
import { saveTitles } from '../titles/saveTitles.ts';

/** Saves the titles of a source's top list and ranks the first hundred, in one transaction; all other titles lose their ranks. */
export function saveTopList(
  store: Pick<Store, 'longTransaction'>,
  mediaType: MediaType,
  source: FoundTitle['source'],
  found: readonly FoundTitle[],
  now: number,
): Promise<TopListResult> {
  const sorted = [...found].sort((a, b) => rankOf(a) - rankOf(b));
  return store.longTransaction(async (db) =>
    rankTitles(db, mediaType, source, await saveTitles(db, sorted, now), now),
  );
}

function rankOf({ rank }: FoundTitle): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}
