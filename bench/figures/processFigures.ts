import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Milliseconds of CPU, user and system, that a process has used so far (Linux). */
export function cpuMs(pid: number): number {
  return readCpuMs(`/proc/${pid}/stat`);
}

/** The same for those threads of a process that are running now and whose name matches. */
export function threadsCpuMs(pid: number, name: RegExp): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    try {
      const folder = `/proc/${pid}/task/${task}`;
      return name.test(readFileSync(`${folder}/comm`, 'utf8')) ? sum + readCpuMs(`${folder}/stat`) : sum;
    } catch {
      // The thread ended after the folder was read.
      return sum;
    }
  }, 0);
}

const nanosecondsPerMs = 1e6;

/** The CPU time of those threads of a process that are running now, to the nanosecond instead of to 10 ms (Linux). */
export function preciseCpuMs(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ');
    return sum + Number(nanoseconds) / nanosecondsPerMs;
  }, 0);
}

function readCpuMs(file: string): number {
  const afterName = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(afterName[11]) + Number(afterName[12])) * 1000) / ticksPerSecond;
}

/** Megabytes (1,000,000 bytes) of resident memory of a process (Linux). */
export function residentMb(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kib) * 1024) / 1_000_000;
}

/** The upper median; NaN without figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
