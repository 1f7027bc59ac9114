import type { Page } from '@playwright/test';
import { foreignFonts } from './foreignFonts.ts';
import { quietStyles } from './quietStyles.ts';
import { untilStill } from './untilStill.ts';

/**
 * Waits until the story that a page shows has played and stands still, in fonts that are the same on every machine.
 * The returned function makes the page as it was, for the stories after this one.
 */
export async function settleStory(page: Page): Promise<() => Promise<void>> {
  const viewport = page.viewportSize();
  const style = await page.addStyleTag({ content: quietStyles });
  const restore = async () => {
    await style.evaluate((element) => (element as Element).remove());
    if (viewport) await page.setViewportSize(viewport);
  };
  try {
    await untilStill(page);
    const foreign = await foreignFonts(page);
    if (foreign.length > 0)
      throw new Error(
        `A picture needs letters that are the same on every machine, and this one has ${foreign.join(', ')}.`,
      );
  } catch (error) {
    await restore();
    throw error;
  }
  return restore;
}
