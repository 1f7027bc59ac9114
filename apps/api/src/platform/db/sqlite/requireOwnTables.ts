import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { ConfigError } from '../../ConfigError.ts';

/**
 * Whether a data directory has had a database. The server writes the secret after its first migration, so a directory
 * with a secret and without tables has lost them.
 */
export function hasHadDatabase(directory: string): boolean {
  return existsSync(join(directory, 'secret'));
}

/** A ConfigError for the database of another program, and for an empty one where `mayBeEmpty` is false. Changes nothing. */
export function requireOwnTables(database: Sqlite.Database, directory: string, mayBeEmpty: boolean): void {
  const names = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table'")
    .pluck()
    .all();
  if (names.length === 0 && !mayBeEmpty) throw lostDatabaseError(directory);
  if (names.length > 0 && !names.includes('migration_record'))
    throw new ConfigError(
      `The data directory ${directory} cannot be used: its file gildshelf.db is the database of another program; move it away, or set DATA_DIR to another directory.`,
    );
}

export function lostDatabaseError(directory: string): ConfigError {
  return new ConfigError(
    `The data directory ${directory} has a secret, but its file gildshelf.db is missing or empty: restore it from a backup, or start once with START_ANEW=on for an empty site.`,
  );
}
