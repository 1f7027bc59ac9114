import type { Store } from '../../../platform/db/Store.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { saveTitles } from '../titles/saveTitles.ts';

/**
 * Keeps what a source says of titles, in one transaction; any number of processes may do so at once. New titles get an
 * id and a slug that they keep for good. Gives their ids, in the order given.
 */
export function saveFoundTitles(
  store: Pick<Store, 'longTransaction'>,
  found: readonly FoundTitle[],
  now: number,
): Promise<readonly string[]> {
  return store.longTransaction((db) => saveTitles(db, found, now));
}
