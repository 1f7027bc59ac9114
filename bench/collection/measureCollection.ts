import type { Browser, CDPSession, Page } from '@playwright/test';
import type {} from './pages/offer.ts';

/** How much slower the processor is made. */
const slowdown = 4;
/** All but the last turn only warm the compiler up; a thousand cards do that by themselves. */
const turnsFor = (count: number) => (count < 1000 ? 6 : 2);

/** Milliseconds of the main thread for one visit, and kilobytes of JavaScript memory while all is shown. */
export interface Visit {
  readonly mount: number;
  readonly filter: number;
  readonly all: number;
  readonly heap: number;
}

/** Opens a page of the bench on a slow machine. */
export async function openSlowPage(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1200 } });
  const page = await context.newPage();
  await page.goto(address);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, close: () => context.close() };
}

/** Mounts the grid with so many games, chooses a status and all of them again. */
export async function visit(browser: Browser, address: string, count: number): Promise<Visit> {
  const { page, devtools, close } = await openSlowPage(browser, address);
  await page.evaluate((games) => window.collectionBench.prepare(games), count);
  let figures = { mount: 0, filter: 0, all: 0, heap: 0 };
  for (let turn = 0; turn < turnsFor(count); turn++) {
    const mount = await mainThreadDuring(devtools, () => act(page, 'mount'));
    const filter = await mainThreadDuring(devtools, () => act(page, 'planned'));
    const all = await mainThreadDuring(devtools, () => act(page, 'all'));
    figures = { mount, filter, all, heap: await heapKb(devtools) };
    await act(page, 'unmount');
  }
  await close();
  return figures;
}

/** Does something to the grid, and waits until the third frame after it. */
export async function act(page: Page, action: 'mount' | 'unmount' | 'planned' | 'all'): Promise<void> {
  await page.evaluate(async (what) => {
    if (what === 'mount' || what === 'unmount') window.collectionBench[what]();
    else {
      const filter = document.querySelector('select');
      if (!filter) throw new Error('There is no filter.');
      filter.value = what;
      filter.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, action);
}

async function mainThreadDuring(devtools: CDPSession, work: () => Promise<void>): Promise<number> {
  const before = await mainThread(devtools);
  await work();
  return (await mainThread(devtools)) - before;
}

async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function heapKb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1000;
}
