import { accessSync, constants, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { ConfigError } from '../../ConfigError.ts';
import { makeFolder } from '../../files/makeFolder.ts';
import type { Store } from '../Store.ts';
import type { Schema } from '../schema.ts';
import { checkSample } from './checkSample.ts';
import { DatabaseFile } from './DatabaseFile.ts';
import { hasHadDatabase, lostDatabase, requireOwnTables } from './requireOwnTables.ts';
import { isBusy } from './retryWhileBusy.ts';
import { TwoConnectionSqliteDialect } from './SqliteDialect.ts';

/** The sentence for an error of the file system or of SQLite while a folder's database is opened; undefined for any other. */
export function sqliteProblem(error: unknown, directory: string): ConfigError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons.find(([shape]) => shape.test(code))?.[1];
  if (!reason) return undefined;
  return new ConfigError(`The data directory ${directory} cannot be used: ${reason} (${code}).`);
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(EACCES|EPERM|EROFS|SQLITE_READONLY.*)$/, 'it may only be read, or not even that'],
  [/^ENOENT$/, 'it is not there and cannot be made'],
  [/^(EEXIST|ENOTDIR)$/, 'there is a file where the directory should be'],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'the disk is full'],
  [
    /^(SQLITE_NOTADB|SQLITE_CORRUPT.*)$/,
    'its file gildshelf.db is damaged or not a database; restore it from a backup',
  ],
  [/^SQLITE_BUSY.*$/, 'another process keeps its database locked'],
  [/^SQLITE_CANTOPEN.*$/, 'its file gildshelf.db cannot be opened or made'],
  [/^SQLITE_IOERR.*$/, 'reading or writing its file gildshelf.db failed; the disk may be full or broken'],
];

const databaseFile = 'gildshelf.db';
const busyTimeoutMs = 5000;
const retryMs = 20;
const cacheKb = 32 * 1024;

/** How a database is opened. */
export interface SqliteOptions {
  /** An empty database is accepted although the directory has had one. */
  readonly startsAnew?: boolean | undefined;
  /** A write that cannot start for so long fails. */
  readonly busyMs?: number | undefined;
}

/** Opens `gildshelf.db` in a folder, which is made if it is not there. */
export async function openSqlite(
  dataDirectory: string,
  { startsAnew = false, busyMs = busyTimeoutMs }: SqliteOptions = {},
): Promise<Store> {
  const place = resolve(dataDirectory);
  const mayBeEmpty = startsAnew || !hasHadDatabase(place);
  const writer = await openPatiently(place, mayBeEmpty);
  const file = new DatabaseFile(join(place, databaseFile));
  const reader = openReader(file.path);
  const db = new Kysely<Schema>({ dialect: new TwoConnectionSqliteDialect(reader, writer, file, busyMs) });
  return {
    db,
    engine: 'sqlite',
    place,
    file,
    longTransaction: async (run) => {
      try {
        return await db.transaction().execute(run);
      } catch (error) {
        throw sqliteProblem(error, place) ?? error;
      }
    },
    close: async () => {
      await db.destroy();
      // Kysely does not close connections that it has not used yet.
      reader.close();
      writer.close();
    },
  };
}

function openFile(directory: string, mayBeEmpty: boolean): Sqlite.Database {
  if (!mayBeEmpty && !existsSync(join(directory, databaseFile))) throw lostDatabase(directory);
  makeFolder(directory);
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  const database = new Sqlite(join(directory, databaseFile), { timeout: busyTimeoutMs });
  try {
    requireOwnTables(database, directory, mayBeEmpty);
    database.pragma('journal_mode = wal');
    // What a person was told is saved has reached the disk.
    database.pragma('synchronous = full');
    database.pragma('foreign_keys = on');
    // The index of a million titles does not fit into SQLite's own 2 MB, and is read here and there.
    database.pragma(`cache_size = -${cacheKb}`);
    // A database that can only be read, or not be read at all, is found out now and not at the first rating.
    database.exec('begin immediate; select count(*) from sqlite_schema; rollback');
    database.transaction(checkSample)(database);
    // From here on waiting is asynchronous (`retryWhileBusy`): SQLite's own wait blocks the event loop.
    database.pragma('busy_timeout = 0');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function openReader(path: string): Sqlite.Database {
  const reader = new Sqlite(path, { readonly: true, timeout: 0 });
  reader.pragma(`cache_size = -${cacheKb}`);
  return reader;
}

/** Turning a new file to write-ahead does not wait for others who do the same: SQLite calls it busy at once, and it is tried again. */
async function openPatiently(directory: string, mayBeEmpty: boolean): Promise<Sqlite.Database> {
  const deadline = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      return openFile(directory, mayBeEmpty);
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw sqliteProblem(error, directory) ?? error;
      await wait(retryMs);
    }
  }
}
