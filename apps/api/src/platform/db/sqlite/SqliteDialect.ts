import type Sqlite from 'better-sqlite3';
import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import type { DatabaseFile } from './DatabaseFile.ts';
import { SqliteConnection, type SqliteConnections } from './SqliteConnection.ts';
import { SqliteIdCompiler } from './SqliteIdCompiler.ts';
import { StatementCache } from './StatementCache.ts';
import { WriteQueue } from './WriteQueue.ts';

/** Two connections to one file, so that reads wait neither for writes of this process nor for those of others (record 041). */
export class TwoConnectionSqliteDialect extends SqliteDialect {
  readonly #connections: SqliteConnections;

  constructor(reader: Sqlite.Database, writer: Sqlite.Database, file: DatabaseFile, deadlineMs: number) {
    super({ database: writer });
    this.#connections = {
      reader: new StatementCache(reader),
      writer: new StatementCache(writer),
      writes: new WriteQueue(),
      file,
      deadlineMs,
    };
  }

  override createDriver() {
    return new TwoConnectionDriver(this.#connections);
  }

  override createQueryCompiler() {
    return new SqliteIdCompiler();
  }

  override createAdapter() {
    return new ConcurrentAdapter();
  }
}

class TwoConnectionDriver implements Driver {
  readonly #connections: SqliteConnections;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#connections);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#connections.reader.close();
    // The last connection to close checkpoints the write-ahead log, which a read-only one cannot.
    this.#connections.writer.close();
  }
}

class ConcurrentAdapter extends SqliteAdapter {
  /** `WriteQueue` replaces Kysely's lock, which would block reads too. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite supports DDL in transactions; the transaction of `migrate` is its lock. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
