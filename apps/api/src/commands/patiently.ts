import type { Kysely } from 'kysely';
import type { Store } from '../database/Store.ts';
import type { Schema } from '../database/schema.ts';

/** Asks without the time limits of a request, and without keeping anybody from writing. */
export function patiently<Result>(
  store: Store,
  run: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return store.engine === 'sqlite' ? run(store.db) : store.longTransaction(run);
}
