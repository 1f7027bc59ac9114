import type { Browser } from '@playwright/test';
import { phone, slowDown } from './slowPhone.ts';

/** The cost of a first view; times in ms since the navigation started. */
export interface View {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly longestTask: number;
  /** When the page was hydrated; NaN for a page without scripts. */
  readonly hydrated: number;
  /** Bytes over the wire without scripts. */
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Bytes of the document alone. */
  readonly htmlBytes: number;
}

/** Opens a URL as a phone with an empty cache on a slow network; with `hydrates` it waits for the hydration. */
export async function measureView(browser: Browser, url: string, hydrates: boolean): Promise<View> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await slowDown(page);
  const kinds = new Map<string, string>();
  const loadedBytes = { Script: 0, Document: 0, other: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    loadedBytes[kind === 'Script' || kind === 'Document' ? kind : 'other'] += encodedDataLength;
  });
  await page.addInitScript(() => {
    const metrics = { first: Number.NaN, largest: 0, shift: 0, longestTask: 0, hydrated: Number.NaN };
    // Promises instead of polling, which would cost the page a frame each time.
    const painted = new Promise<void>((resolve) =>
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (!paint) return;
        metrics.first = paint.startTime;
        resolve();
      }).observe({ type: 'paint', buffered: true }),
    );
    const hydrated = new Promise<void>((resolve) =>
      addEventListener('gildshelf:hydrated', () => {
        metrics.hydrated = performance.now();
        resolve();
      }),
    );
    Reflect.set(window, 'view', { metrics, painted, hydrated });
    const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => {
      metrics.largest = startTime;
    });
    observe('layout-shift', (entry) => {
      metrics.shift += Reflect.get(entry, 'value');
    });
    observe('longtask', ({ duration }) => {
      metrics.longestTask = Math.max(metrics.longestTask, duration);
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(async (waitsForHydration) => {
    const { painted, hydrated } = Reflect.get(window, 'view');
    await Promise.all([painted, waitsForHydration && hydrated]);
  }, hydrates);
  // Images load later, and layout may shift until then.
  await page.waitForLoadState('networkidle');
  const metrics = await page.evaluate(() => Reflect.get(window, 'view').metrics);
  const view = {
    ...metrics,
    bytes: loadedBytes.Document + loadedBytes.other,
    scriptBytes: loadedBytes.Script,
    htmlBytes: loadedBytes.Document,
  };
  await context.close();
  return view;
}
