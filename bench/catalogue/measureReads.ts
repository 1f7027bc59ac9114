import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { preciseCpuMs } from '../figures/processFigures.ts';

const paths = ['/api/games/top', '/api/anime/top', '/game/elden-ring', '/api/games/elden-ring'];
const readPauseMs = 20;
const nanosecondsPerMs = 1e6;

/** The durations of reads in milliseconds, in order. */
export interface ReadTimes {
  readonly elapsed: readonly number[];
  /** Without the time that the main threads of server and client have waited for a processor, which depends on the load. */
  readonly withoutWaits: readonly number[];
  /** Processor time of all threads of the server. */
  readonly cpu: readonly number[];
}

/** Reads pages and lists one after the other until a promise resolves. */
export async function measureReads(
  { url, pid }: Pick<RunningServer, 'url' | 'pid'>,
  until: Promise<unknown>,
): Promise<ReadTimes> {
  let isDone = false;
  const end = until.finally(() => {
    isDone = true;
  });
  const elapsed: number[] = [];
  const withoutWaits: number[] = [];
  const cpu: number[] = [];
  for (let read = 0; !isDone; read += 1) {
    const waitsBefore = waitMs(pid) + waitMs(process.pid);
    const cpuBefore = preciseCpuMs(pid);
    const begin = performance.now();
    await (await fetch(url + paths[read % paths.length])).arrayBuffer();
    const ms = performance.now() - begin;
    elapsed.push(ms);
    withoutWaits.push(Math.max(0, ms - (waitMs(pid) + waitMs(process.pid) - waitsBefore)));
    cpu.push(preciseCpuMs(pid) - cpuBefore);
    await wait(readPauseMs);
  }
  await end;
  for (const times of [elapsed, withoutWaits, cpu]) times.sort((a, b) => a - b);
  return { elapsed, withoutWaits, cpu };
}

/** Milliseconds for which the main thread of a process could have run, but had no processor (Linux). */
function waitMs(pid: number): number {
  const [, nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / nanosecondsPerMs;
}

/** The value below which a share of sorted values is; NaN without values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
