import { ownMessages } from '@gildshelf/api-client/contract';
import { chromiumFlags, ensureChromium } from '../../../scripts/ensureChromium.mjs';
import { newPerson } from '../lenientTest.ts';
import { expect, frameIn, test } from './hostPage.ts';
import { logIn, pressRate, rate, ratingOf } from './rateInWindow.ts';

// The whole Chromium gives a frame of another site no storage in a window that forgets, as each context is one; the
// headless shell knows no such setting.
test.use({ launchOptions: { executablePath: ensureChromium(), args: [...chromiumFlags] } });

const cookie = 'kept=1; SameSite=None; Secure';

// @control:WEB-09
test('this browser keeps nothing for a frame of another site: neither cookie nor storage', async ({
  page,
  openHost,
  server,
}) => {
  const tryToKeep = (text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a script of old would try
    document.cookie = text;
    try {
      localStorage.setItem('kept', '1');
      return [document.cookie, localStorage.getItem('kept')];
    } catch (error) {
      return [document.cookie, (error as Error).name];
    }
  };
  await page.goto(`${server.url}/embed/carousel`);
  expect(await page.evaluate(tryToKeep, cookie)).toEqual(['kept=1', '1']);
  await openHost({ body: '<gildshelf-carousel></gildshelf-carousel>' });
  await expect(frameIn(page).getByRole('listitem').first()).toBeVisible();
  const frame = page.frames().find((one) => one.parentFrame());
  expect(await frame?.evaluate(tryToKeep, cookie)).toEqual(['', 'SecurityError']);
});

// @control:WEB-09
test('without any storage a rating is shown, and rated to the end in a window of our own', async ({
  page,
  openHost,
  server,
}) => {
  const person = await newPerson(server);
  const before = await ratingOf(server, 'portal-2');
  await openHost({ body: '<gildshelf-rating slug="portal-2"></gildshelf-rating>' });
  const frame = frameIn(page, 'gildshelf-rating');
  // Which may be half a minute old.
  await expect(frame.getByText(/^(Nobody has rated|Average of)/)).toBeVisible();
  const window = await pressRate(page);
  await logIn(window, person.username);
  await expect(window).toHaveURL(/\/embed\/rate/);
  await rate(window, 'Completed');
  await expect(frame.getByText(ownMessages.embed.average(before.count + 1))).toBeVisible();
});
