import type Sqlite from 'better-sqlite3';

const mostStatements = 200;

/** A connection that prepares each SQL text once. */
export class StatementCache {
  readonly database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement>();

  constructor(database: Sqlite.Database) {
    this.database = database;
  }

  prepare(sql: string): Sqlite.Statement {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    if (this.#statements.size === mostStatements) this.#statements.clear();
    const statement = this.database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.database.close();
  }
}
