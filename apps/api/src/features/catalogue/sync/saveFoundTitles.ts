import type { Store } from '../../../platform/db/Store.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { saveTitles } from '../titles/saveTitles.ts';

/**
 * Saves titles of a source in one transaction; safe to run in several processes concurrently. New titles get a permanent id and slug.
 * Resolves to the title ids, in the order of `found`.
 */
export function saveFoundTitles(
  store: Pick<Store, 'longTransaction'>,
  found: readonly FoundTitle[],
  now: number,
): Promise<readonly string[]> {
  return store.longTransaction((db) => saveTitles(db, found, now));
}
