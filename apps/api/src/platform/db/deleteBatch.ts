import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The rows of a table to delete: those whose time is earlier than `before`. */
export interface Deletion<Table extends keyof Schema> {
  readonly table: Table;
  /** The columns of its primary key. */
  readonly key: readonly (keyof Schema[Table] & string)[];
  /** The time; an index must begin with it. */
  readonly column: keyof Schema[Table] & string;
  readonly before: number;
  /** A further condition. */
  readonly and?: RawBuilder<SqlBool>;
}

/** Deletes at most `limit` rows, the oldest first, in one statement; resolves to how many it deleted. */
export async function deleteBatch<Table extends keyof Schema>(
  db: Kysely<Schema>,
  { table, key, column, before, and = sql<SqlBool>`true` }: Deletion<Table>,
  limit: number,
): Promise<number> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (
    select ${columns} from ${sql.table(table)}
    where ${sql.ref(column)} < ${before} and ${and} order by ${sql.ref(column)} limit ${limit}
  )`.execute(db);
  return Number(numAffectedRows);
}
