import { chromiumFlags, ensureChromium } from '../../../scripts/install/ensureChromium.mjs';
import { createUser } from '../fixtures/unlimitedTest.ts';
import { expect, test, widgetFrame } from './hostPage.ts';
import { averageText, fetchRating, logIn, pressRate, rate } from './ratingWindow.ts';

// In incognito mode, which every context uses, full Chromium blocks the storage of cross-site frames; the headless shell lacks
// this setting.
test.use({ launchOptions: { executablePath: ensureChromium(), args: [...chromiumFlags] } });

const cookie = 'stored=1; SameSite=None; Secure';

// @control:WEB-09
test('a cross-site frame has neither cookies nor storage in this browser', async ({
  page,
  openHostPage,
  server,
}) => {
  const tryToStore = (text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: older scripts store data this way
    document.cookie = text;
    try {
      localStorage.setItem('stored', '1');
      return [document.cookie, localStorage.getItem('stored')];
    } catch (error) {
      return [document.cookie, (error as Error).name];
    }
  };
  await page.goto(`${server.url}/embed/carousel`);
  expect(await page.evaluate(tryToStore, cookie)).toEqual(['stored=1', '1']);
  await openHostPage({ body: '<gildshelf-carousel></gildshelf-carousel>' });
  await expect(widgetFrame(page).getByRole('listitem').first()).toBeVisible();
  const frame = page.frames().find((candidate) => candidate.parentFrame());
  expect(await frame?.evaluate(tryToStore, cookie)).toEqual(['', 'SecurityError']);
});

// @control:WEB-09
test('without storage, a frame shows the rating, and the rating window saves a new one', async ({
  page,
  openHostPage,
  server,
}) => {
  const user = await createUser(server);
  const before = await fetchRating(server, 'portal-2');
  await openHostPage({ body: '<gildshelf-rating slug="portal-2"></gildshelf-rating>' });
  const frame = widgetFrame(page, 'gildshelf-rating');
  // The frame's data may be 30 s old.
  await expect(frame.getByText(/^(Nobody has rated|Average of)/)).toBeVisible();
  const ratingWindow = await pressRate(page);
  await logIn(ratingWindow, user.username);
  await expect(ratingWindow).toHaveURL(/\/embed\/rate/);
  await rate(ratingWindow, 'Completed');
  await expect(frame.getByText(averageText(before.count + 1))).toBeVisible();
});
