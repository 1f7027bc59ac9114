import type { Page } from '@playwright/test';

/** Takes a screenshot of the window as WebP, which Playwright's own screenshots do not support. `quality` is up to 100. */
export async function takeWebp(page: Page, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  return Buffer.from(data, 'base64');
}
