import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** One step of a migration: a statement of `sql`, or what moves rows that are there already. */
export interface Step {
  readonly execute: (db: QueryExecutorProvider) => Promise<unknown>;
}

/** What the two engines call the same things in `create table`. */
export interface DialectWords {
  readonly text: RawBuilder<unknown>;
  /** Text that is compared and sorted by its bytes, the same everywhere. */
  readonly key: RawBuilder<unknown>;
  /** A whole number of 64 bits: times, counts. */
  readonly whole: RawBuilder<unknown>;
  /** A binary fraction of 64 bits. */
  readonly real: RawBuilder<unknown>;
  /** Before 'table', where losing the rows in a crash does no harm. */
  readonly transient: RawBuilder<unknown>;
  /** After a table whose rows are small and found by their primary key. */
  readonly byKey: RawBuilder<unknown>;
  /** After any other table. */
  readonly plain: RawBuilder<unknown>;
}

const words: Readonly<Record<'sqlite' | 'postgres', DialectWords>> = {
  // SQLite keeps to the types of a column in strict tables only; it compares text by bytes anyway.
  sqlite: {
    text: sql`text`,
    key: sql`text`,
    whole: sql`integer`,
    real: sql`real`,
    transient: sql``,
    byKey: sql`strict, without rowid`,
    plain: sql`strict`,
  },
  postgres: {
    text: sql`text`,
    key: sql`text collate "C"`,
    whole: sql`bigint`,
    real: sql`double precision`,
    transient: sql`unlogged`,
    byKey: sql``,
    plain: sql``,
  },
};

/** The words of one engine. */
export function dialectWords(engine: 'sqlite' | 'postgres'): DialectWords {
  return words[engine];
}
