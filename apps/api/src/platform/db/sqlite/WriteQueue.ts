import Sqlite from 'better-sqlite3';

/** Admits one writer at a time, first in first out; waiting does not block the event loop. */
export class WriteQueue {
  #isLocked = false;
  readonly #waiting = new Set<() => void>();

  /** Resolves once the caller is the only writer, which must call `release`; rejects with SQLITE_BUSY at `deadline` (performance.now()). */
  async acquire(deadline: number): Promise<void> {
    if (!this.#isLocked) {
      this.#isLocked = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(start);
        reject(new Sqlite.SqliteError('database is locked by another write', 'SQLITE_BUSY'));
      }, deadline - performance.now());
      this.#waiting.add(start);
    });
  }

  release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isLocked = false;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
