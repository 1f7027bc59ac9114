import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadKind, LoadResult } from './LoadPlan.ts';

const timeoutMs = 10_000;

/**
 * Sends requests at constant rates, however long the responses take, and waits at most ten seconds for each. Times count from
 * when a request was due.
 */
export async function requestSteadily(
  url: string,
  kinds: readonly LoadKind[],
  seconds: number,
): Promise<readonly LoadResult[]> {
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
): Promise<LoadResult> {
  const start = performance.now();
  const dueTimes = Array.from({ length: rate * seconds }, (_, index) => start + (index * 1000) / rate);
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    dueTimes.map(async (dueTime, index) => {
      await wait(dueTime - start);
      if (!(await isSuccessful(`${url}${paths[index % paths.length]}`, agent))) failed += 1;
      times.push(performance.now() - dueTime);
    }),
  );
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  return { name, succeeded: times.length - failed, failed, p50: percentile(0.5), p99: percentile(0.99) };
}

/** Whether a GET request has the status 200 and a complete body. */
function isSuccessful(url: string, agent: Agent): Promise<boolean> {
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
