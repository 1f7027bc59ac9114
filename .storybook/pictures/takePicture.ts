import type { Page } from '@playwright/test';
import { bottomOf } from './bottomOf.ts';
import { openRequests } from './openRequests.ts';
import { untilStill } from './untilStill.ts';

export interface PictureOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  /** The whole height of the content, or what the window shows. */
  readonly isWhole: boolean;
  /** A picture that is the same as this one needs no second look. */
  readonly baseline: Buffer | undefined;
}

/** A PNG of an open story, taken until two in a row are the same, byte for byte. */
export async function takePicture(page: Page, options: PictureOptions): Promise<Buffer> {
  const { width, height } = options.viewport;
  await page.setViewportSize({ width, height });

  let last = options.baseline;
  for (;;) {
    await untilStill(page);
    const bottom = options.isWhole ? await page.evaluate(bottomOf) : height;
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      fullPage: true,
      clip: { x: 0, y: 0, width, height: bottom },
    });
    if (openRequests(page).size === 0 && last?.equals(picture)) return picture;
    last = picture;
  }
}
