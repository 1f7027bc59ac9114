import { readdirSync, readFileSync } from 'node:fs';
import { cpuMs } from '../figures/processFigures.ts';

/** What the processes that install open data have used. */
export interface InstallerUsage {
  /** Processor time in milliseconds of each process by its id. */
  readonly cpu: Map<number, number>;
  /** The largest memory of a process in MB. */
  megabytes: number;
}

const sampleMs = 100;

/** Samples the processes that servers have started, until it is stopped. `pids` returns the current servers. */
export function watchInstallers(
  pids: () => readonly number[],
): InstallerUsage & { readonly stop: () => void } {
  const usage: InstallerUsage = { cpu: new Map(), megabytes: 0 };
  const timer = setInterval(() => {
    for (const pid of pids().flatMap(childrenOf)) {
      try {
        usage.cpu.set(pid, cpuMs(pid));
        usage.megabytes = Math.max(usage.megabytes, peakMb(pid));
      } catch {
        // The process has ended.
      }
    }
  }, sampleMs);
  return Object.assign(usage, { stop: () => clearInterval(timer) });
}

/** The processes that a process has started (Linux). */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** The largest resident memory of a process so far in MB of 1,000,000 bytes (Linux); 0 while it ends. */
function peakMb(pid: number): number {
  const kib = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
  return (Number(kib) * 1024) / 1_000_000;
}
