import type { Page } from '@playwright/test';
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
    for (let attempt = 1, hasChanged = true; hasChanged; attempt++) {
      if (attempt > maxAttempts) throw new Error(`The page changed during ${maxAttempts} measurements.`);
      const previous = screenshot;
      found = [...(await findLowContrastText(page)), ...(await findLowContrastControls(page, screenshot))];
      screenshot = await takeScreenshot(page);
      hasChanged = !showSame(previous, screenshot);
    }
  });
  return found;
}

/** Whether two screenshots show the same: Chromium may round a gradient to the next of 256 values each time that it draws it. */
function showSame(first: string, second: string): boolean {
  if (first === second) return true;
  const [one, other] = [decodeScreenshot(first), decodeScreenshot(second)];
  if (one.width !== other.width || one.height !== other.height) return false;
  return one.data.every((value, at) => Math.abs(value - (other.data[at] ?? 0)) <= 1);
}
