import { readFileSync } from 'node:fs';
import type { Store } from '@gildshelf/api';
import { sql } from 'kysely';

/** Milliseconds: of processor, ours and the database's, and by the clock. */
export interface Took {
  readonly cpu: number;
  readonly wall: number;
}

/** A function that starts to measure and gives the function that ends it. Asks one after another use one connection. */
export async function createStopwatch(store?: Store): Promise<() => () => Took> {
  const server = store?.engine === 'postgres' ? await serverOf(store) : undefined;
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + (server ? cpuOf(server) : 0);
  };
  return () => {
    const [cpuBefore, wallBefore] = [cpu(), performance.now()];
    return () => ({ wall: performance.now() - wallBefore, cpu: cpu() - cpuBefore });
  };
}

/** The process that answers, on this machine. */
async function serverOf({ db }: Store): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

/** To the nanosecond, for a process that waits (Linux). */
function cpuOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
}
