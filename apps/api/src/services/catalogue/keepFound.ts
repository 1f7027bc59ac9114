import type { Store } from '../../database/Store.ts';
import type { FoundTitle } from '../../providers/catalogue/FoundTitle.ts';
import { keepTitles } from './keepTitles.ts';

/**
 * Keeps what a source says of titles, in one transaction; any number of processes may do so at once. New titles get an
 * id and a slug that they keep for good. Gives their ids, in the order given.
 */
export function keepFound(
  store: Pick<Store, 'longTransaction'>,
  found: readonly FoundTitle[],
  now: number,
): Promise<readonly string[]> {
  return store.longTransaction((db) => keepTitles(db, found, now));
}
