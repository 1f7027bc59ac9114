import { CompiledQuery, type Kysely } from 'kysely';
import type { Store } from '../../platform/db/Store.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** How the database is going to execute the one query that `ask` makes, in its own words. */
export async function planOf(store: Store, ask: (db: Kysely<Schema>) => Promise<unknown>): Promise<string> {
  const [query, ...others] = await queriesOf(store, ({ db }) => ask(db));
  if (!query || others.length > 0)
    throw new Error(`${others.length + (query ? 1 : 0)} queries were made, and not one.`);
  return explain(store, query);
}

/** The queries that a job makes, with their values. */
export async function queriesOf(
  store: Store,
  job: (store: Store) => Promise<unknown>,
): Promise<readonly CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  const db = store.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(store.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await job({ ...store, db });
  return queries;
}

/** How the database is going to execute a query. */
export async function explain(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  query: CompiledQuery,
): Promise<string> {
  const words = engine === 'sqlite' ? 'explain query plan' : 'explain (costs off)';
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${words} ${query.sql}`, [...query.parameters]));
  return (rows as Record<string, unknown>[]).map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
}
