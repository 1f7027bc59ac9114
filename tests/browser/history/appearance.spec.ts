import { installFonts, readJapaneseFont } from '../../../.storybook/screenshots/fonts.ts';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { sendRequest } from '../../support/servers/sendRequest.ts';
import { expectFits } from '../accessibility/expectFits.ts';
import { findSmallTargets } from '../accessibility/layoutProblems.ts';
import { addRating, expect, openSignedIn, test, titles } from './historyTest.ts';

// With reduced motion, no animation is running during a measurement.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { path, slug } = titles.game;
const touchTarget = 44;
const platform = 'A platform with a long name for a narrow window';

/** Adds a play in progress, one with much data, and a note. */
async function addHistory(server: RunningServer, user: TestUser) {
  await addRating(server, user, 'game');
  const plays = `/api/history/game/${slug}/plays`;
  for (const body of [
    { state: 'ongoing', started: '2025-01-02', progress: 754, is_repeat: true },
    {
      state: 'finished',
      started: '2019',
      finished: '2020-02-29',
      platform,
      rating: 4.5,
      note: 'n',
      is_private: true,
    },
  ])
    expect((await sendRequest(server.url, plays, { token: user.token, body })).status).toBe(200);
  const response = await fetch(`${server.url}/api/history/game/${slug}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      note: `${'A long note. '.repeat(20)}${'x'.repeat(80)}`,
      tags: ['co-op night', 'cosy'],
    }),
  });
  expect(response.status).toBe(200);
}

const parts = 'main li bdi';

for (const theme of ['dark', 'light'])
  for (const width of [390, 1280])
    test(`the history and the form of a play have no accessibility violations at ${width} pixels in the ${theme} theme`, async ({
      page,
      server,
      user,
      context,
      expectNoViolations,
    }) => {
      await addHistory(server, user);
      await context.addCookies([{ name: 'theme', value: theme, url: server.url }]);
      await page.setViewportSize({ width, height: 800 });
      await openSignedIn(page, server, user.token, path);
      await expect(page.locator(parts).first()).toBeVisible();
      await expectNoViolations();
      await page.getByRole('button', { name: 'Finish', exact: true }).click();
      await page.getByRole('button', { name: 'Another day' }).click();
      await page.getByRole('button', { name: 'Set progress' }).click();
      await expectNoViolations();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole('button', { name: /^Edit play: 2019/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations();
    });

test.describe('in a window of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  for (const language of ['en', 'de', 'ja'])
    for (const direction of ['ltr', 'rtl'])
      test(`the history fits in ${language} and ${direction}, at a text size of 200 % too`, async ({
        page,
        server,
        user,
      }) => {
        if (language === 'ja') await page.addInitScript(installFonts, [readJapaneseFont()]);
        await addHistory(server, user);
        await openSignedIn(page, server, user.token, `${path}?lang=${language}`);
        await expect(page.locator(parts).first()).toBeVisible();
        await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
        await page.evaluate(() => document.fonts.ready);
        await expectFits(page, 'the history');
        expect(await page.evaluate(findSmallTargets, touchTarget)).toEqual([]);
        await page
          .getByRole('listitem')
          .filter({ hasText: platform })
          .locator('button[aria-label]')
          .last()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectFits(page, 'the form of a play');
      });
});

test('the history appears without a layout shift of what is in view', async ({ page, server, user }) => {
  await addHistory(server, user);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openSignedIn(page, server, user.token, path);
    await expect(page.locator(parts).first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  }
});

test('a visitor loads no code of the history and requests nothing of it', async ({ page, server }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(server.url + path);
  await expect(page.getByRole('region', { name: 'Similar titles' })).toBeVisible();
  expect(urls.filter((url) => /\/api\/(history|plays|tags|profile)|ShelfHistory/.test(url))).toEqual([]);
});
