import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { DatabaseFile } from './sqlite/DatabaseFile.ts';

/** An open database. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
  /** The location of the database for messages, without a password. */
  readonly location: string;
  /** SQLite's file; undefined on PostgreSQL. */
  readonly file?: DatabaseFile | undefined;
  /** One transaction without the time limits of a request, for migrations and imports. */
  longTransaction<Result>(run: (db: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
