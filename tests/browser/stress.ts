import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrowserContext } from '@playwright/test';

/** Whether `pnpm test:stress` runs: it finds tests that depend on how quick the machine is. */
export const isStress = process.env.STRESS === '1';

/** Milliseconds by which each chunk that is loaded lazily and each response of the API is late. */
const late = { chunk: 1200, api: 700 };
const busyLoops = 2;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Delays the lazy chunks and the API of every page in a context. What a test routes itself is not delayed. */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/(?!index-|start-)[^/]+\.js$/, async (route) => {
    await wait(late.chunk);
    await route.continue().catch(() => undefined);
  });
  await context.route(/\/api\//, async (route) => {
    await wait(late.api);
    await route.continue().catch(() => undefined);
  });
}

/** Keeps processor cores busy until the returned function is called. */
export async function burnCores(): Promise<() => Promise<void>> {
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
