import { accessSync, constants } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { makeFolder } from '../makeFolder.ts';
import { OwnSqliteDialect } from './OwnSqliteDialect.ts';
import type { Store } from './Store.ts';
import type { Schema } from './schema.ts';
import { sqliteProblem } from './sqliteProblem.ts';

const busyTimeoutMs = 5000;
const retryMs = 20;
const cacheKb = 32 * 1024;

/** Opens `gildshelf.db` in a folder, which is made if it is not there. */
export async function openSqlite(dataDirectory: string): Promise<Store> {
  const place = resolve(dataDirectory);
  const database = await openPatiently(place);
  const db = new Kysely<Schema>({ dialect: new OwnSqliteDialect(database) });
  return {
    db,
    engine: 'sqlite',
    place,
    longTransaction: async (run) => {
      try {
        return await db.transaction().execute(run);
      } catch (error) {
        throw sqliteProblem(error, place) ?? error;
      }
    },
    close: async () => {
      await db.destroy();
      // Kysely leaves a database alone that it has not used yet.
      database.close();
    },
  };
}

function openFile(directory: string): Sqlite.Database {
  makeFolder(directory);
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  const database = new Sqlite(join(directory, 'gildshelf.db'), { timeout: busyTimeoutMs });
  try {
    database.pragma('journal_mode = wal');
    // What a person was told is saved has reached the disk.
    database.pragma('synchronous = full');
    database.pragma('foreign_keys = on');
    // The index of a million titles does not fit into SQLite's own 2 MB, and is read here and there.
    database.pragma(`cache_size = -${cacheKb}`);
    // A database that can only be read, or not be read at all, is found out now and not at the first rating.
    database.exec('begin immediate; select count(*) from sqlite_schema; rollback');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Turning a new file to write-ahead does not wait for others who do the same: SQLite calls it busy at once, and it is tried again. */
async function openPatiently(directory: string): Promise<Sqlite.Database> {
  const deadline = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      return openFile(directory);
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw sqliteProblem(error, directory) ?? error;
      await wait(retryMs);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
