import type { QueryExecutorProvider } from 'kysely';

/** One step of a migration: a statement of `sql`, or what moves rows that are there already. */
export interface Step {
  readonly execute: (db: QueryExecutorProvider) => Promise<unknown>;
}
