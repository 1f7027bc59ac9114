import type { Browser } from '@playwright/test';

/** What a frame has fetched by its first paint; bytes over the wire, heads included. */
export interface FrameCost {
  readonly bytes: number;
  readonly requests: number;
  readonly pictureBytes: number;
  readonly pictures: number;
}

/** Opens a frame's address as a browser with an empty cache does, and counts what had come when it was painted first. */
export async function measureFrame(browser: Browser, address: string): Promise<FrameCost> {
  const context = await browser.newContext({ viewport: { width: 720, height: 420 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const cost = await page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName('first-contentful-paint');
        if (first) resolve(first.startTime);
      }).observe({ type: 'paint', buffered: true }),
    );
    const timings = (kind: 'navigation' | 'resource') =>
      performance.getEntriesByType(kind) as PerformanceResourceTiming[];
    const fetched = timings('resource')
      // Without a size it stands in the document itself.
      .filter(({ responseEnd, transferSize }) => responseEnd <= paint && transferSize > 0);
    const isPicture = ({ initiatorType }: PerformanceResourceTiming) => initiatorType === 'img';
    const bytesOf = (entries: readonly PerformanceResourceTiming[]) =>
      entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
    const pictures = fetched.filter(isPicture);
    const rest = [...timings('navigation'), ...fetched.filter((entry) => !isPicture(entry))];
    return {
      bytes: bytesOf(rest),
      requests: rest.length,
      pictureBytes: bytesOf(pictures),
      pictures: pictures.length,
    };
  });
  await context.close();
  return cost;
}
