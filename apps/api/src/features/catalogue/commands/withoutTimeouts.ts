import type { Kysely } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** Asks without the time limits of a request, and without keeping anybody from writing. */
export function withoutTimeouts<Result>(
  store: Store,
  run: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return store.engine === 'sqlite' ? run(store.db) : store.longTransaction(run);
}
