import { setTimeout as wait } from 'node:timers/promises';
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

const maxPauseMs = 10;

/** Runs a statement again while another process holds the lock that it needs, until `deadline` (performance.now()). */
export async function retryWhileBusy<Result>(run: () => Result, deadline: number): Promise<Result> {
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pauseMs > deadline) throw error;
    }
    await wait(pauseMs);
  }
}

/** Whether SQLite reports that another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
