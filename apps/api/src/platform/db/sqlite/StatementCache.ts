import type Sqlite from 'better-sqlite3';

const maxStatements = 200;

/** A connection that caches the prepared statement of each SQL text, and drops all of them when there are 200. */
export class StatementCache {
  readonly database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement>();

  constructor(database: Sqlite.Database) {
    this.database = database;
  }

  prepare(sql: string): Sqlite.Statement {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    if (this.#statements.size === maxStatements) this.#statements.clear();
    const statement = this.database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.database.close();
  }
}
