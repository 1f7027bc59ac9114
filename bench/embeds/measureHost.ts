import type { Browser } from '@playwright/test';

/** The cost of a host page that has loaded completely. */
export interface HostCost {
  /** Milliseconds of CPU time of the page's main thread; other load on the machine does not count. */
  readonly threadMs: number;
  readonly shift: number;
}

/**
 * Opens a host page, which must have at least `frames` frames, each of another site and so with a main thread of its own. With
 * a slowdown, `thread` includes waiting time and is meaningless.
 */
export async function measureHost(
  browser: Browser,
  url: string,
  frames: number,
  slowdown = 1,
): Promise<HostCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    if (window !== top) return;
    const totals = { shift: 0 };
    Reflect.set(window, 'totals', totals);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) totals.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Waits for network idle, because polling in the page would be measured too.
  await page.goto(url, { waitUntil: 'networkidle' });
  const frameCount = page.frames().length - 1;
  if (frameCount < frames) throw new Error(`${url} has ${frameCount} frames instead of ${frames}.`);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const thread = metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
  const shift = await page.evaluate(() => Reflect.get(window, 'totals').shift as number);
  await context.close();
  return { threadMs: thread * 1000, shift };
}
