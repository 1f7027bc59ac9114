import type { Page } from '@playwright/test';
import { findLowContrastControls } from './findLowContrastControls.ts';
import { findLowContrastText } from './findLowContrastText.ts';
import { takeScreenshot, withStyle } from './pageRendering.ts';

/** A blinking caret would change the screenshot. */
const withoutCaret = '* { caret-color: transparent !important; }';

/**
 * Finds what has too little contrast with the pixels behind it in the window: text below WCAG 1.4.3 and controls below 1.4.11,
 * one message each. The measurement is repeated if the page has changed meanwhile, for instance by a late hover style.
 */
export async function findLowContrast(page: Page): Promise<string[]> {
  let found: string[] = [];
  await withStyle(page, withoutCaret, async () => {
    let screenshot = await takeScreenshot(page);
    for (let previous = ''; previous !== screenshot; ) {
      previous = screenshot;
      found = [...(await findLowContrastText(page)), ...(await findLowContrastControls(page, screenshot))];
      screenshot = await takeScreenshot(page);
    }
  });
  return found;
}
