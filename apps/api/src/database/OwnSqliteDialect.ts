import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Kysely's SQLite, for a file that several processes write. */
export class OwnSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver() {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** A transaction takes the write lock at once: one that reads first and writes later fails when another wrote between. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database: keepStatements(database) });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk has ended the transaction by itself; a second end would hide that reason behind its own. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can change its tables in a transaction; `migrate` runs in one, which is its lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const keptStatements = 200;

/** Kysely prepares a statement each time it runs; the same text needs that once. */
function keepStatements(database: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, Sqlite.Statement>();
  return {
    prepare: (text) => {
      const known = kept.get(text);
      if (known) return known;
      if (kept.size === keptStatements) kept.clear();
      const statement = database.prepare(text);
      kept.set(text, statement);
      return statement;
    },
    close: () => {
      kept.clear();
      database.close();
    },
  };
}
