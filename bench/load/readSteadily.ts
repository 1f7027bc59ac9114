import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadKind, Seen } from './Plan.ts';

const timeoutMs = 10_000;

/**
 * Sends requests at constant rates, however long the responses take, and waits for all of them, ten
 * seconds at most. Times count from when a request was due.
 */
export async function readSteadily(
  url: string,
  kinds: readonly LoadKind[],
  seconds: number,
): Promise<readonly Seen[]> {
  const agent = new Agent({ keepAlive: true });
  const seen = await Promise.all(kinds.map((kind) => readKind(url, kind, seconds, agent)));
  agent.destroy();
  return seen;
}

async function readKind(
  url: string,
  { name, rate, paths }: LoadKind,
  seconds: number,
  agent: Agent,
): Promise<Seen> {
  const start = performance.now();
  const due = Array.from({ length: rate * seconds }, (_, turn) => start + (turn * 1000) / rate);
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    due.map(async (time, turn) => {
      await wait(time - start);
      if (!(await isRead(`${url}${paths[turn % paths.length]}`, agent))) failed += 1;
      times.push(performance.now() - time);
    }),
  );
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN;
  return { name, answered: times.length - failed, failed, p50: share(0.5), p99: share(0.99) };
}

/** Whether the response is a 200. */
function isRead(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout: timeoutMs }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
