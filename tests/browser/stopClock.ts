import { limits } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page: from now on only `runFor` moves it. It stops a little ahead, since the clock outside goes
 * on meanwhile, and not as far ahead as a request that is under way may take.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + limits.requestTimeout / 2);
}
