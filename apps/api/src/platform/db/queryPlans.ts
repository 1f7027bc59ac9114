import { CompiledQuery } from 'kysely';
import type { Store } from './Store.ts';

/** The queries that a job executes, with their parameters. */
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

/** The database's plan (EXPLAIN) for a query. */
export async function explain(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  query: CompiledQuery,
): Promise<string> {
  const statement = engine === 'sqlite' ? 'explain query plan' : 'explain (costs off)';
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(`${statement} ${query.sql}`, [...query.parameters]),
  );
  return (rows as Record<string, unknown>[]).map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
}
