import type { Browser, Page } from '@playwright/test';
import { openSlowPage, performAction } from './measureCollection.ts';

/** The scenes whose tasks are measured. Each prepares a page and returns the function that is traced. */
export const scenes = {
  'mounted by the router, list in memory': async (page, count) => {
    await page.evaluate((games) => window.collectionBench.prepare(games), count);
    return () =>
      page.evaluate(async () => {
        window.collectionBench.mountInTransition?.();
        while (!document.querySelector('li')) await new Promise(requestAnimationFrame);
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      });
  },
  'filtered by status, filter cleared': async (page, count) => {
    await page.evaluate((games) => window.collectionBench.prepare(games), count);
    await performAction(page, 'mount');
    return async () => {
      for (const action of ['planned', 'all'] as const) await performAction(page, action);
    };
  },
  'response received, parsed and rendered': async (page, count) => async () => {
    await page.evaluate(async (games) => {
      await window.collectionBench.fetchAndMount?.(games);
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, count);
  },
  'scrolled by one row per frame': async (page, count) => {
    await page.evaluate((games) => window.collectionBench.prepare(games), count);
    await performAction(page, 'mount');
    return () =>
      page.evaluate(async () => {
        for (let row = 0; row < 60; row++) {
          scrollBy({ top: 374, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
      });
  },
} satisfies Record<string, (page: Page, count: number) => Promise<() => Promise<void>>>;

export type Scene = keyof typeof scenes;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of CPU of the longest task of a page's main thread in a scene. */
export async function longestTask(
  browser: Browser,
  url: string,
  scene: Scene,
  count: number,
): Promise<number> {
  const { page, close } = await openSlowPage(browser, url);
  const runScene = await scenes[scene](page, count);
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await runScene();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  await close();
  const mainThreads = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }: TraceEvent) =>
    mainThreads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = trace.traceEvents.filter((event) => event.name.endsWith('RunTask') && isMain(event));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
