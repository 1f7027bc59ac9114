import type { Page } from '@playwright/test';
import { usedSystemFonts } from './fonts.ts';
import { waitUntilStable } from './waitUntilStable.ts';

/**
 * Waits until the current story has played and is stable, and applies `screenshotStyles`. Throws if the page uses system fonts.
 * The returned function restores the page for the next story.
 */
export async function prepareScreenshot(page: Page): Promise<() => Promise<void>> {
  const viewport = page.viewportSize();
  const style = await page.addStyleTag({ content: screenshotStyles });
  const restore = async () => {
    await style.evaluate((element) => (element as Element).remove());
    if (viewport) await page.setViewportSize(viewport);
  };
  try {
    await waitUntilStable(page);
    const systemFonts = await usedSystemFonts(page);
    if (systemFonts.length > 0)
      throw new Error(
        `A screenshot must use web fonts only, but the page uses the system fonts ${systemFonts.join(', ')}.`,
      );
  } catch (error) {
    await restore();
    throw error;
  }
  return restore;
}

/** CSS that removes what makes screenshots large or unstable and is not part of a component. */
const screenshotStyles = [
  // The background gradient of a page is dithered, which adds 250 kB to each image.
  'body { background-image: none !important }',
  // A browser does not fetch images in content that it has not laid out.
  '* { content-visibility: visible !important }',
  'code, kbd, pre, samp { font-family: Inter !important }',
].join('\n');
