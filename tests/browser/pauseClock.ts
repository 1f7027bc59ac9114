import { limits } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';

/**
 * Pauses the clock of a page; only `runFor` moves it afterwards. It pauses in the future, since the real clock runs on
 * meanwhile, but by less than the timeout of a pending request.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + limits.requestTimeout / 2);
}
