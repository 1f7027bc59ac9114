import type Sqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import { uuidText } from '../uuid.ts';
import type { DatabaseFile } from './DatabaseFile.ts';
import { retryWhileBusy, WriteQueue } from './locks.ts';
import { SqliteIdCompiler } from './SqliteIdCompiler.ts';
import { StatementCache } from './StatementCache.ts';

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

/** The state that all connections of an open database share. */
interface SqliteConnections {
  /** Read-only: in WAL mode it can read while another connection writes. */
  readonly reader: StatementCache;
  readonly writer: StatementCache;
  readonly writes: WriteQueue;
  readonly file: DatabaseFile;
  /** Milliseconds after which a write that cannot start fails with SQLITE_BUSY. */
  readonly deadlineMs: number;
}

const mayOnlyRead = /^\s*(select|with)\b/i;

/** Kysely's view of both connections: statements that only read go to the reader, except within a transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #shared: SqliteConnections;
  #isWriter = false;

  constructor(shared: SqliteConnections) {
    this.#shared = shared;
  }

  async begin(): Promise<void> {
    const { writer, writes, file } = this.#shared;
    const deadline = this.#deadline();
    await writes.acquire(deadline);
    this.#isWriter = true;
    // The write lock is taken first: a transaction that reads and then writes fails when another process wrote in between.
    await retryWhileBusy(() => {
      file.requireWritable();
      writer.prepare('begin immediate').run();
    }, deadline);
  }

  commit(): void {
    this.#shared.writer.prepare('commit').run();
  }

  /** A full disk has already ended the transaction; a second rollback would hide the reason. */
  rollback(): void {
    const { writer } = this.#shared;
    if (writer.database.inTransaction) writer.prepare('rollback').run();
  }

  /** Rolls back a transaction that is still open and admits the next writer. */
  release(): void {
    if (!this.#isWriter) return;
    this.#isWriter = false;
    try {
      this.rollback();
    } finally {
      this.#shared.writes.release();
    }
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer, writes, file } = this.#shared;
    if (this.#isWriter) return run<Row>(writer.prepare(sql), parameters);
    const deadline = this.#deadline();
    const readStatement = mayOnlyRead.test(sql)
      ? await retryWhileBusy(() => reader.prepare(sql), deadline)
      : undefined;
    if (readStatement?.readonly) return retryWhileBusy(() => run<Row>(readStatement, parameters), deadline);
    await writes.acquire(deadline);
    try {
      return await retryWhileBusy(() => {
        file.requireWritable();
        return run<Row>(writer.prepare(sql), parameters);
      }, deadline);
    } finally {
      writes.release();
    }
  }

  // biome-ignore lint/correctness/useYield: an unfinished iteration would block the connection for every other statement.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported on SQLite: read bounded parts.');
  }

  #deadline(): number {
    return performance.now() + this.#shared.deadlineMs;
  }
}

/** Converts ids, the only values that are stored as bytes. */
function withTextIds(row: unknown): unknown {
  const columns = row as Record<string, unknown>;
  for (const name in columns) {
    const value = columns[name];
    if (value instanceof Buffer) columns[name] = uuidText(value);
  }
  return columns;
}

function run<Row>(statement: Sqlite.Statement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(parameters).map(withTextIds) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}
