import type { Browser } from '@playwright/test';

/** What a host page has cost once everything on it is there. */
export interface HostCost {
  /** Milliseconds of processor that its main thread has used: what others do on the machine at that time is not in it. */
  readonly thread: number;
  readonly shift: number;
}

/**
 * Opens a host page; `frames` is how many must be on it, each of another site and so with a thread of its own. Slowed down the
 * thread counts its waiting too, so its time is to be had at full speed alone.
 */
export async function measureHost(
  browser: Browser,
  address: string,
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
    const seen = { shift: 0 };
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Nothing in the page asks again and again whether it is there, which would be measured too.
  await page.goto(address, { waitUntil: 'networkidle' });
  const found = page.frames().length - 1;
  if (found < frames) throw new Error(`${address} shows ${found} frames of ${frames}.`);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const thread = metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
  const shift = await page.evaluate(() => Reflect.get(window, 'seen').shift as number);
  await context.close();
  return { thread: thread * 1000, shift };
}
