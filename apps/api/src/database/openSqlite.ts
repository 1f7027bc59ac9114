import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { OwnSqliteDialect } from './OwnSqliteDialect.ts';
import type { Store } from './Store.ts';
import type { Schema } from './schema.ts';
import { sqliteProblem } from './sqliteProblem.ts';

const busyTimeoutMs = 5000;

/** Opens `gildshelf.db` in a folder, which is made if it is not there. */
export function openSqlite(dataDirectory: string): Store {
  const place = resolve(dataDirectory);
  const database = explained(place, () => openFile(place));
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
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  const database = new Sqlite(join(directory, 'gildshelf.db'), { timeout: busyTimeoutMs });
  try {
    database.pragma('journal_mode = wal');
    // What a person was told is saved has reached the disk.
    database.pragma('synchronous = full');
    database.pragma('foreign_keys = on');
    // A database that can only be read, or not be read at all, is found out now and not at the first rating.
    database.exec('begin immediate; select count(*) from sqlite_schema; rollback');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function explained<Result>(place: string, open: () => Result): Result {
  try {
    return open();
  } catch (error) {
    throw sqliteProblem(error, place) ?? error;
  }
}
