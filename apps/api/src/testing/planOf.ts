import { CompiledQuery, type Kysely } from 'kysely';
import type { Store } from '../database/Store.ts';
import type { Schema } from '../database/schema.ts';

/** How the database is going to answer the one query that `ask` makes, in its own words. */
export async function planOf(
  { db, engine }: Store,
  ask: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<string> {
  const asked: CompiledQuery[] = [];
  const listening = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(listening);
  const [query, ...others] = asked;
  if (!query || others.length > 0) throw new Error(`${asked.length} queries were made, and not one.`);
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain (costs off)';
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]));
  return (rows as Record<string, unknown>[]).map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
}
