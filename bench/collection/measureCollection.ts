import type { Browser, CDPSession, Page } from '@playwright/test';
import type {} from './pages/exposeBench.ts';

/** The CPU throttling rate. */
const slowdown = 4;
/** All repetitions except the last one only warm up the compiler; a thousand cards need fewer. */
const repetitionsFor = (count: number) => (count < 1000 ? 6 : 2);

/** Milliseconds of the main thread for each action of one visit, and kilobytes of JavaScript heap while all cards are shown. */
export interface Visit {
  readonly mount: number;
  readonly filter: number;
  readonly all: number;
  readonly heap: number;
}

/** Opens a page of the benchmark with a throttled CPU. */
export async function openSlowPage(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1200 } });
  const page = await context.newPage();
  await page.goto(url);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, close: () => context.close() };
}

/** Mounts the grid with `count` games, filters by a status and shows all games again. */
export async function measureVisit(browser: Browser, url: string, count: number): Promise<Visit> {
  const { page, devtools, close } = await openSlowPage(browser, url);
  await page.evaluate((games) => window.collectionBench.prepare(games), count);
  let figures = { mount: 0, filter: 0, all: 0, heap: 0 };
  for (let repetition = 0; repetition < repetitionsFor(count); repetition++) {
    const mount = await mainThreadDuring(devtools, () => performAction(page, 'mount'));
    const filter = await mainThreadDuring(devtools, () => performAction(page, 'planned'));
    const all = await mainThreadDuring(devtools, () => performAction(page, 'all'));
    figures = { mount, filter, all, heap: await heapKb(devtools) };
    await performAction(page, 'unmount');
  }
  await close();
  return figures;
}

/** Performs an action on the grid and waits for three frames. */
export async function performAction(
  page: Page,
  action: 'mount' | 'unmount' | 'planned' | 'all',
): Promise<void> {
  await page.evaluate(async (name) => {
    if (name === 'mount' || name === 'unmount') window.collectionBench[name]();
    else {
      const filter = document.querySelector('select');
      if (!filter) throw new Error('The page has no filter.');
      filter.value = name;
      filter.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, action);
}

async function mainThreadDuring(devtools: CDPSession, work: () => Promise<void>): Promise<number> {
  const before = await mainThreadMs(devtools);
  await work();
  return (await mainThreadMs(devtools)) - before;
}

async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function heapKb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1000;
}
