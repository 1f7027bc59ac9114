import { accessSync, constants, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { ConfigError } from '../../errors.ts';
import { ensureFolder } from '../../files/ensureFolder.ts';
import type { Store } from '../Store.ts';
import type { Schema } from '../schema.ts';
import { checkSample, hasHadDatabase, lostDatabaseError, requireOwnTables } from './checkDatabase.ts';
import { DatabaseFile } from './DatabaseFile.ts';
import { isBusy } from './locks.ts';
import { TwoConnectionSqliteDialect } from './SqliteDialect.ts';

/** The ConfigError for an error of the file system or of SQLite while a database is opened; undefined for any other error. */
export function sqliteProblem(error: unknown, directory: string): ConfigError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons.find(([pattern]) => pattern.test(code))?.[1];
  if (!reason) return undefined;
  return new ConfigError(`The data directory ${directory} cannot be used: ${reason} (${code}).`);
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(EACCES|EPERM|EROFS|SQLITE_READONLY.*)$/, 'it is not readable or not writable'],
  [/^ENOENT$/, 'it does not exist and cannot be created'],
  [/^(EEXIST|ENOTDIR)$/, 'there is a file where the directory should be'],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'the disk is full'],
  [
    /^(SQLITE_NOTADB|SQLITE_CORRUPT.*)$/,
    'its file gildshelf.db is damaged or not a database; restore it from a backup',
  ],
  [/^SQLITE_BUSY.*$/, 'another process has locked its database'],
  [/^SQLITE_CANTOPEN.*$/, 'its file gildshelf.db cannot be opened or created'],
  [/^SQLITE_IOERR.*$/, 'reading or writing its file gildshelf.db failed; the disk may be full or broken'],
];

const databaseFile = 'gildshelf.db';
const busyTimeoutMs = 5000;
const retryMs = 20;
const cacheKb = 32 * 1024;

/** How a database is opened. */
export interface SqliteOptions {
  /** Accepts an empty database although the directory has had one. */
  readonly allowEmptyDatabase?: boolean | undefined;
  /** Milliseconds after which a write that cannot start fails. */
  readonly busyMs?: number | undefined;
}

/** Opens `gildshelf.db` in a folder, which is created if it does not exist. */
export async function openSqlite(
  dataDirectory: string,
  { allowEmptyDatabase = false, busyMs = busyTimeoutMs }: SqliteOptions = {},
): Promise<Store> {
  const location = resolve(dataDirectory);
  const mayBeEmpty = allowEmptyDatabase || !hasHadDatabase(location);
  const writer = await openWithRetries(location, mayBeEmpty);
  const file = new DatabaseFile(join(location, databaseFile));
  const reader = openReader(file.path);
  const db = new Kysely<Schema>({ dialect: new TwoConnectionSqliteDialect(reader, writer, file, busyMs) });
  return {
    db,
    engine: 'sqlite',
    location,
    file,
    longTransaction: async (run) => {
      try {
        return await db.transaction().execute(run);
      } catch (error) {
        throw sqliteProblem(error, location) ?? error;
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
  if (!mayBeEmpty && !existsSync(join(directory, databaseFile))) throw lostDatabaseError(directory);
  ensureFolder(directory);
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  const database = new Sqlite(join(directory, databaseFile), { timeout: busyTimeoutMs });
  try {
    requireOwnTables(database, directory, mayBeEmpty);
    database.pragma('journal_mode = wal');
    // A write is on disk before its response is sent.
    database.pragma('synchronous = full');
    database.pragma('foreign_keys = on');
    // The index of a million titles exceeds SQLite's default of 2 MB, and is read in random order.
    database.pragma(`cache_size = -${cacheKb}`);
    // Detects a read-only or unreadable database now rather than at the first write.
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

/** Retries while SQLite is busy: switching a new file to WAL mode does not wait for other processes that do the same. */
async function openWithRetries(directory: string, mayBeEmpty: boolean): Promise<Sqlite.Database> {
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
