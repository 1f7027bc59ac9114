import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { ConfigError } from '../../errors.ts';

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

const rowsPerTable = 32;

/**
 * Reads rows from all over each table and throws SQLITE_CORRUPT if one cannot be read: its cost depends on the
 * number of tables, not on the size of the file. `quick_check` reads the whole file later.
 */
export function checkSample(database: Sqlite.Database): void {
  const tables = database.pragma('main.table_list') as { name: string; type: string; wr: number }[];
  for (const { name, wr } of tables.filter(({ type }) => type === 'table' || type === 'shadow')) {
    const table = `"${name.replaceAll('"', '""')}"`;
    // A table without row ids has no numbers to spread the sample over: its first and last rows are read.
    if (wr) readEnds(database, name, table);
    else readSpread(database, table);
  }
}

function readSpread(database: Sqlite.Database, table: string): void {
  const ends = database
    .prepare<[], { first: bigint | null; last: bigint | null }>(
      `select (select min(rowid) from ${table}) as first, (select max(rowid) from ${table}) as last`,
    )
    .safeIntegers()
    .get();
  if (ends?.first == null || ends.last == null) return;
  const next = database.prepare(`select * from ${table} where rowid >= ? order by rowid limit 1`);
  for (let part = 0n; part < rowsPerTable; part++)
    next.get(ends.first + ((ends.last - ends.first) * part) / BigInt(rowsPerTable - 1));
}

function readEnds(database: Sqlite.Database, name: string, table: string): void {
  const columns = database.pragma(`table_info(${table})`) as { name: string; pk: number }[];
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  if (key.length === 0)
    throw new Sqlite.SqliteError(`the table ${name} has no primary key`, 'SQLITE_CORRUPT');
  for (const direction of ['asc', 'desc']) {
    const order = key.map((column) => `"${column.name}" ${direction}`).join(', ');
    database.prepare(`select * from ${table} order by ${order} limit ${rowsPerTable / 2}`).all();
  }
}
