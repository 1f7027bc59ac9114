import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';

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
