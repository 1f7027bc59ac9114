import { readFileSync } from 'node:fs';
import type { Store } from '@gildshelf/api';
import { sql } from 'kysely';

/** Milliseconds of CPU time, of this process and of the database's, and of wall time. */
export interface Duration {
  readonly cpu: number;
  readonly wall: number;
}

/**
 * Resolves to a function that starts a measurement and returns the function that ends it. Run queries one after the other, so
 * that all of them use the connection whose process is measured.
 */
export async function createStopwatch(store?: Store): Promise<() => () => Duration> {
  const backendPid = store?.engine === 'postgres' ? await backendPidOf(store) : undefined;
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + (backendPid ? cpuMsOf(backendPid) : 0);
  };
  return () => {
    const [cpuBefore, wallBefore] = [cpu(), performance.now()];
    return () => ({ wall: performance.now() - wallBefore, cpu: cpu() - cpuBefore });
  };
}

/** The id of the PostgreSQL process that runs the queries, on this machine. */
async function backendPidOf({ db }: Store): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

/** Milliseconds of CPU time, exact to the nanosecond while the process waits (Linux). */
function cpuMsOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
}
