import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { cpuMs } from '../processFigures.ts';
import { askWithoutPause } from './askWithoutPause.ts';

/** What one request costs: the server's CPU, all threads, and bytes on the wire with their headers. */
export interface Cost {
  readonly cpuMs: number;
  readonly bytes: number;
}

interface Load {
  readonly amount: number;
  readonly connections?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks so many times for an address, or for several in turn, as fast as the answers come; an answer that is no 200 is an
 * Error.
 */
export async function costOf(
  server: RunningServer,
  paths: string | readonly string[],
  { amount, connections = Math.min(16, amount / 5), headers = {} }: Load,
): Promise<Cost> {
  const before = cpuMs(server.pid);
  const bytes = await askWithoutPause(server.url, [paths].flat(), { amount, connections, headers });
  return { cpuMs: (cpuMs(server.pid) - before) / amount, bytes: bytes / amount };
}
