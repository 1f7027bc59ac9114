import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { cpuMs } from '../figures/processFigures.ts';
import { sendRequests } from './sendRequests.ts';

/** The cost of one request: CPU time of all threads of the server, and bytes on the wire with headers. */
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
 * Sends `amount` requests to a path, or to several in turn, as fast as the server responds, and resolves to the average cost.
 * Rejects if a status is not 200.
 */
export async function costOf(
  server: RunningServer,
  paths: string | readonly string[],
  { amount, connections = Math.min(16, amount / 5), headers = {} }: Load,
): Promise<Cost> {
  const before = cpuMs(server.pid);
  const bytes = await sendRequests(server.url, [paths].flat(), { amount, connections, headers });
  return { cpuMs: (cpuMs(server.pid) - before) / amount, bytes: bytes / amount };
}
