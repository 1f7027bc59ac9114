import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrowserContext } from '@playwright/test';

/** Whether this run is `pnpm test:stress`, which finds tests that depend on the speed of the machine. */
export const isStress = process.env.STRESS === '1';

/** Delay of each lazy chunk and each API response, in milliseconds. */
const delayMs = { chunk: 1200, api: 700 };
const busyLoops = 2;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Delays the lazy chunks and the API of every page in a context. Routes that a test adds itself are not delayed. */
export async function delayResponses(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/(?!index-|start-)[^/]+\.js$/, async (route) => {
    await wait(delayMs.chunk);
    await route.continue().catch(() => undefined);
  });
  await context.route(/\/api\//, async (route) => {
    await wait(delayMs.api);
    await route.continue().catch(() => undefined);
  });
}

/** Keeps processor cores busy until the returned function is called. */
export async function startCpuLoad(): Promise<() => Promise<void>> {
  const loops = Array.from({ length: busyLoops }, () => spawn(process.execPath, ['-e', 'for (;;) {}']));
  await Promise.all(loops.map((loop) => once(loop, 'spawn')));
  process.once('exit', () => {
    for (const loop of loops) loop.kill('SIGKILL');
  });
  return async () => {
    for (const loop of loops) loop.kill('SIGKILL');
    await Promise.all(loops.map((loop) => loop.exitCode ?? loop.signalCode ?? once(loop, 'exit')));
  };
}
