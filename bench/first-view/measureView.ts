import type { Browser } from '@playwright/test';
import { phone, slowDown } from './slowPhone.ts';

/** What a first view costs; times in ms since it was asked for. */
export interface View {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly longestTask: number;
  /** When the page's script had taken it over, or NaN where it has none. */
  readonly live: number;
  /** Bytes over the wire, scripts apart. */
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Bytes of the document alone. */
  readonly htmlBytes: number;
}

/** Opens an address as a phone with an empty cache does, on a slow network; `isLive` waits for the site's script. */
export async function measureView(browser: Browser, address: string, isLive: boolean): Promise<View> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await slowDown(page);
  const kinds = new Map<string, string>();
  const loaded = { Script: 0, Document: 0, other: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    loaded[kind === 'Script' || kind === 'Document' ? kind : 'other'] += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { first: Number.NaN, largest: 0, shift: 0, longestTask: 0, live: Number.NaN };
    // Waited for rather than asked for again and again, which would cost the page a frame each time.
    const happens = (note: (happened: () => void) => void) => new Promise<void>(note);
    const isPainted = happens((happened) =>
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (!paint) return;
        seen.first = paint.startTime;
        happened();
      }).observe({ type: 'paint', buffered: true }),
    );
    const isTakenOver = happens((happened) =>
      addEventListener('gildshelf:taken-over', () => {
        seen.live = performance.now();
        happened();
      }),
    );
    Reflect.set(window, 'view', { seen, isPainted, isTakenOver });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime;
    });
    watch('layout-shift', (entry) => {
      seen.shift += Reflect.get(entry, 'value');
    });
    watch('longtask', ({ duration }) => {
      seen.longestTask = Math.max(seen.longestTask, duration);
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(async (isLive) => {
    const { isPainted, isTakenOver } = Reflect.get(window, 'view');
    await Promise.all([isPainted, isLive && isTakenOver]);
  }, isLive);
  // Pictures come later, and the last shift may.
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => Reflect.get(window, 'view').seen);
  const view = {
    ...seen,
    bytes: loaded.Document + loaded.other,
    scriptBytes: loaded.Script,
    htmlBytes: loaded.Document,
  };
  await context.close();
  return view;
}
