import type { Page } from '@playwright/test';
import type { PNG } from 'pngjs';
import { findLowContrastControls } from './findLowContrastControls.ts';
import { findLowContrastText } from './findLowContrastText.ts';
import { decodeScreenshot, takeScreenshot, withStyle } from './pageRendering.ts';

/** A blinking caret would change the screenshot. */
const withoutCaret = '* { caret-color: transparent !important; }';

/** Enough for a page whose last hover style or image appears during the first measurements. */
const maxAttempts = 10;

/**
 * Finds what has too little contrast with the pixels behind it in the window: text below WCAG 1.4.3 and controls below 1.4.11,
 * one message each. The measurement is repeated if the page has changed meanwhile, for instance by a late hover style.
 */
export async function findLowContrast(page: Page): Promise<string[]> {
  let found: string[] = [];
  await withStyle(page, withoutCaret, async () => {
    let screenshot = await takeScreenshot(page);
    let image = decodeScreenshot(screenshot);
    for (let attempt = 1, hasChanged = true; hasChanged; attempt++) {
      if (attempt > maxAttempts) throw new Error(`The page changed during ${maxAttempts} measurements.`);
      found = [...(await findLowContrastText(page)), ...(await findLowContrastControls(page, image))];
      const next = await takeScreenshot(page);
      hasChanged = false;
      if (next === screenshot) continue;
      const nextImage = decodeScreenshot(next);
      hasChanged = !showSame(image, nextImage);
      [screenshot, image] = [next, nextImage];
    }
  });
  return found;
}

/** Whether two screenshots show the same: Chromium may round a gradient to the next of 256 values each time that it draws it. */
function showSame(one: PNG, other: PNG): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  // A loop takes a fraction of the time of a callback for each of up to twenty million values.
  for (let at = 0; at < one.data.length; at++)
    if (Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > 1) return false;
  return true;
}
