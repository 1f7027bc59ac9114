import type { Kysely } from 'kysely';
import { explain, queriesOf } from '../../platform/db/queryPlans.ts';
import type { Store } from '../../platform/db/Store.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The database's plan (EXPLAIN) for the one query that `runQuery` executes. */
export async function planOf(
  store: Store,
  runQuery: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<string> {
  const [query, ...others] = await queriesOf(store, ({ db }) => runQuery(db));
  if (!query || others.length > 0)
    throw new Error(`${others.length + (query ? 1 : 0)} queries were executed instead of one.`);
  return explain(store, query);
}
