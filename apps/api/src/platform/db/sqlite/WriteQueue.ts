import Sqlite from 'better-sqlite3';

/** Admits one writer at a time, first in first out; waiting does not block the event loop. */
export class WriteQueue {
  #isHeld = false;
  readonly #waiting = new Set<() => void>();

  /** Resolves once the caller is the only writer, who must call `release`; rejects with SQLITE_BUSY at `deadline` (performance.now()). */
  async acquire(deadline: number): Promise<void> {
    if (!this.#isHeld) {
      this.#isHeld = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new Sqlite.SqliteError('database is locked by another write', 'SQLITE_BUSY'));
      }, deadline - performance.now());
      this.#waiting.add(enter);
    });
  }

  release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isHeld = false;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
