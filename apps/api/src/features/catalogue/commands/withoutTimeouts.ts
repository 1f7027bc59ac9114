import type { Kysely } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** Runs queries without the statement timeout of requests, and without blocking writes. */
export function withoutTimeouts<Result>(
  store: Store,
  run: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return store.engine === 'sqlite' ? run(store.db) : store.longTransaction(run);
}
