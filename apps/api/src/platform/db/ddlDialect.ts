import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** One step of a migration: an `sql` statement, or a function that converts existing rows. */
export interface Step {
  readonly execute: (db: QueryExecutorProvider) => Promise<unknown>;
}

/** The types and table options of `create table` that differ between the engines. */
export interface DdlDialect {
  readonly text: RawBuilder<unknown>;
  /** Text that is compared and sorted by its bytes, in the same way on both engines. */
  readonly key: RawBuilder<unknown>;
  /** An id of 16 bytes. */
  readonly id: RawBuilder<unknown>;
  /** A 64-bit integer: times, counts. */
  readonly integer: RawBuilder<unknown>;
  /** A 64-bit floating-point number. */
  readonly real: RawBuilder<unknown>;
  /** Before 'table', if losing the rows in a crash does no harm. */
  readonly transient: RawBuilder<unknown>;
  /** After a table whose rows are small and read by primary key. */
  readonly keyedTable: RawBuilder<unknown>;
  /** After any other table. */
  readonly plainTable: RawBuilder<unknown>;
}

const dialects: Readonly<Record<'sqlite' | 'postgres', DdlDialect>> = {
  // SQLite enforces column types in strict tables only; it always compares text by bytes.
  sqlite: {
    text: sql`text`,
    key: sql`text`,
    id: sql`blob`,
    integer: sql`integer`,
    real: sql`real`,
    transient: sql``,
    keyedTable: sql`strict, without rowid`,
    plainTable: sql`strict`,
  },
  postgres: {
    text: sql`text`,
    key: sql`text collate "C"`,
    id: sql`uuid`,
    integer: sql`bigint`,
    real: sql`double precision`,
    transient: sql`unlogged`,
    keyedTable: sql``,
    plainTable: sql``,
  },
};

export function ddlDialect(engine: 'sqlite' | 'postgres'): DdlDialect {
  return dialects[engine];
}
