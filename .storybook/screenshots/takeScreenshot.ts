import type { Page } from '@playwright/test';
import { contentBottom } from './contentBottom.ts';
import { pendingRequests } from './pendingRequests.ts';
import { waitUntilStable } from './waitUntilStable.ts';

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
    if (pendingRequests(page).size === 0 && last?.equals(image)) return image;
    last = image;
  }
}
