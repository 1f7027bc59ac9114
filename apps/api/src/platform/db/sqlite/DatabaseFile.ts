import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** The file that an open SQLite database reads and writes. */
export class DatabaseFile {
  readonly path: string;
  readonly #opened: string | undefined;
  #damage: string | undefined;

  /** Must be created right after the database was opened. */
  constructor(path: string) {
    this.path = path;
    this.#opened = identityOf(path);
  }

  /** False once the file was moved, deleted or replaced: later writes are missing after the next start. */
  isInPlace(): boolean {
    return this.#opened !== undefined && identityOf(this.path) === this.#opened;
  }

  /** Rejects all further writes, which could spread the damage. */
  reportDamage(damage: string): void {
    this.#damage = damage;
  }

  /** Throws one of SQLite's read-only errors, for which the response is 503. */
  requireWritable(): void {
    if (this.#damage !== undefined)
      throw new Sqlite.SqliteError(`the database is damaged: ${this.#damage}`, 'SQLITE_READONLY');
    if (!this.isInPlace())
      throw new Sqlite.SqliteError(`${this.path} is no longer the open database`, 'SQLITE_READONLY_DBMOVED');
  }
}

function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}
