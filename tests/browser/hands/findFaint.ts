import type { Page } from '@playwright/test';
import { findFaintText } from './measureContrast.ts';
import { findFaintControls } from './measureControls.ts';
import { takeScreenshot } from './takeScreenshot.ts';
import { withStyle } from './withStyle.ts';

/** A caret that blinks would be a change of its own. */
const withoutCaret = '* { caret-color: transparent !important; }';

/**
 * What in the window does not stand out from the pixels behind it: text below WCAG 1.4.3, controls below 1.4.11, one message
 * each. A page that changes meanwhile, as under a pointer that came to rest late, is measured again.
 */
export async function findFaint(page: Page): Promise<string[]> {
  let faint: string[] = [];
  await withStyle(page, withoutCaret, async () => {
    let shown = await takeScreenshot(page);
    for (let before = ''; before !== shown; ) {
      before = shown;
      faint = [...(await findFaintText(page)), ...(await findFaintControls(page, shown))];
      shown = await takeScreenshot(page);
    }
  });
  return faint;
}
