import type { Page, Request } from '@playwright/test';
import { stableTimeoutMs, waitUntilStable } from './waitUntilStable.ts';

export interface ScreenshotOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  /** Whether to take the full height of the content instead of the viewport. */
  readonly fullHeight: boolean;
  /** A screenshot that equals this image is returned at once. */
  readonly baseline: Buffer | undefined;
}

/** Takes PNG screenshots of the current story until two in a row have the same bytes and no request is pending. */
export async function takeScreenshot(page: Page, options: ScreenshotOptions): Promise<Buffer> {
  const { width, height } = options.viewport;
  await page.setViewportSize({ width, height });

  const start = performance.now();
  let last = options.baseline;
  for (;;) {
    await waitUntilStable(page);
    const bottom = options.fullHeight ? await page.evaluate(contentBottom) : height;
    const image = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      fullPage: true,
      clip: { x: 0, y: 0, width, height: bottom },
    });
    const pending = [...pendingRequests(page)].map((request) => request.url());
    if (pending.length === 0 && last?.equals(image)) return image;
    last = image;
    if (performance.now() - start > stableTimeoutMs)
      throw new Error(
        `Timed out before the screenshot, waiting for ${pending.join(', ') || 'two equal images'}.`,
      );
  }
}

/**
 * Runs in the browser. Returns the height of a story's visible content in CSS pixels, with a margin of 16 below it, at most the
 * height of the document, which also limits overlays.
 */
function contentBottom(): number {
  const margin = 16;
  const bottoms = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => Math.ceil(bottom) + margin);
  return Math.min(Math.max(margin, ...bottoms), document.documentElement.scrollHeight);
}

const requestsByPage = new WeakMap<Page, Set<Request>>();

/** Returns a live set of the pending requests of a page, recorded since the first call for that page. */
export function pendingRequests(page: Page): ReadonlySet<Request> {
  const existing = requestsByPage.get(page);
  if (existing) return existing;
  const pending = new Set<Request>();
  requestsByPage.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // A worker that ends early leaves the request of its script without either event.
  page.on('worker', (worker) =>
    worker.on('close', () => {
      for (const request of pending) if (request.url() === worker.url()) pending.delete(request);
    }),
  );
  return pending;
}
