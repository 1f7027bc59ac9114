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

const step = 4;

/**
 * Splits a list into parts of `size`, a power of four, and the rest into smaller powers of four: an engine limits the number of values
 * in a statement and caches prepared statements, so there should be few different lengths.
 */
export function splitIntoBatches<Entry>(list: readonly Entry[], size: number): Entry[][] {
  const parts: Entry[][] = [];
  let start = 0;
  for (let length = size; start < list.length; length /= step)
    for (; start + length <= list.length; start += length) parts.push(list.slice(start, start + length));
  return parts;
}

/**
 * The values of an `in` condition, the last one repeated until their number is a power of two: SQLite prepares a statement again for
 * each number of values. At least one.
 */
export function paddedList<Entry>(values: readonly Entry[]): Entry[] {
  const length = 2 ** Math.ceil(Math.log2(values.length));
  return Array.from({ length }, (_, index) => values[Math.min(index, values.length - 1)] as Entry);
}
