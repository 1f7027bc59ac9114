import type { Browser } from '@playwright/test';

/** What a frame has loaded by its first paint; bytes over the wire, with response headers. */
export interface FrameCost {
  readonly bytes: number;
  readonly requests: number;
  readonly imageBytes: number;
  readonly images: number;
}

/** Opens a frame's URL with an empty cache and counts the responses that were complete at its first contentful paint. */
export async function measureFrame(browser: Browser, url: string): Promise<FrameCost> {
  const context = await browser.newContext({ viewport: { width: 720, height: 420 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  const cost = await page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName('first-contentful-paint');
        if (first) resolve(first.startTime);
      }).observe({ type: 'paint', buffered: true }),
    );
    const timings = (kind: 'navigation' | 'resource') =>
      performance.getEntriesByType(kind) as PerformanceResourceTiming[];
    const loaded = timings('resource')
      // A resource without a transfer size is embedded in the document.
      .filter(({ responseEnd, transferSize }) => responseEnd <= paint && transferSize > 0);
    const isImage = ({ initiatorType }: PerformanceResourceTiming) => initiatorType === 'img';
    const bytesOf = (entries: readonly PerformanceResourceTiming[]) =>
      entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
    const images = loaded.filter(isImage);
    const others = [...timings('navigation'), ...loaded.filter((entry) => !isImage(entry))];
    return {
      bytes: bytesOf(others),
      requests: others.length,
      imageBytes: bytesOf(images),
      images: images.length,
    };
  });
  await context.close();
  return cost;
}
