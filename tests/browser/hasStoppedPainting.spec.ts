import { hasStoppedPainting } from '../../scripts/test/hasStoppedPainting.ts';
import { expect, test } from './paintingTest.ts';

test('detects that the browser has stopped painting, and does not mistake a paused clock for it', async ({
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
  const gpuProcess = processInfo.find(({ type }) => type === 'GPU')?.id ?? 0;
  expect(gpuProcess).toBeGreaterThan(0);
  process.kill(gpuProcess, 'SIGSTOP');
  try {
    // Frames that were already in the pipeline may still arrive.
    await expect.poll(() => hasStoppedPainting(page, 500)).toBe(true);
  } finally {
    process.kill(gpuProcess, 'SIGCONT');
  }
  expect(await hasStoppedPainting(page)).toBe(false);
  await browser.close();
});
