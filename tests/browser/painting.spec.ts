import { hasStoppedPainting } from '../../scripts/test/hasStoppedPainting.ts';
import { expect, test } from './paintingTest.ts';

test('a page whose browser gives no frame any more has stopped painting, one with a stopped clock has not', async ({
  playwright,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto('about:blank');
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await hasStoppedPainting(page)).toBe(false);

  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const painter = processInfo.find(({ type }) => type === 'GPU')?.id ?? 0;
  expect(painter).toBeGreaterThan(0);
  process.kill(painter, 'SIGSTOP');
  try {
    // Frames that were on their way may still come.
    await expect.poll(() => hasStoppedPainting(page, 500)).toBe(true);
  } finally {
    process.kill(painter, 'SIGCONT');
  }
  expect(await hasStoppedPainting(page)).toBe(false);
  await browser.close();
});
