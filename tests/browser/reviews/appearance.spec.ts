import { installFonts, readJapaneseFont } from '../../../.storybook/screenshots/fonts.ts';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { expectFits } from '../accessibility/expectFits.ts';
import { findSmallTargets } from '../accessibility/layoutProblems.ts';
import {
  addReview,
  createReviewer,
  expect,
  openSignedIn,
  path,
  scrollToReviews,
  test,
} from './reviewTest.ts';

// With reduced motion, no animation is running during a measurement.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const touchTarget = 44;

/** Adds two reviews of other users: one with every kind of element, and one that is a spoiler. */
async function addReviews(server: RunningServer) {
  await createReviewer(server, {
    text: `A *long* **review**.\n\n> Quote\n\n1. one\n2. ${'x'.repeat(80)}\n\n- [a link](https://example.org/)\n\nThe end is ||sad||.`,
  });
  await createReviewer(server, { text: 'Everyone dies.', is_spoiler: true });
}

for (const theme of ['dark', 'light'])
  for (const width of [390, 1280])
    test(`the reviews and their forms have no accessibility violations at ${width} pixels in the ${theme} theme`, async ({
      page,
      server,
      user,
      context,
      expectNoViolations,
    }) => {
      await addReviews(server);
      await addReview(server, user, { text: 'My own.' });
      await context.addCookies([{ name: 'theme', value: theme, url: server.url }]);
      await page.setViewportSize({ width, height: 800 });
      await openSignedIn(page, server, user.token, path);
      const { section, by, dialog } = await scrollToReviews(page);
      await expect(section.getByRole('emphasis').first()).toBeVisible();
      await expectNoViolations();
      const spoilers = section.getByRole('button', { name: 'Show spoiler' });
      for (let left = await spoilers.count(); left > 0; left--) await spoilers.first().press('Enter');
      await expect(spoilers).toHaveCount(0);
      await expectNoViolations();
      await by(user).getByRole('button', { name: 'Edit your review' }).click();
      await dialog.getByRole('button', { name: 'Preview' }).click();
      await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('My own.');
      await expectNoViolations();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await section
        .getByRole('button', { name: /^Report/ })
        .first()
        .click();
      await expect(dialog).toBeVisible();
      await expectNoViolations();
    });

test.describe('in a window of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  for (const language of ['en', 'de', 'ja'])
    for (const direction of ['ltr', 'rtl'])
      test(`the reviews fit in ${language} and ${direction}, at a text size of 200 % too`, async ({
        page,
        server,
        user,
      }) => {
        if (language === 'ja') await page.addInitScript(installFonts, [readJapaneseFont()]);
        await addReviews(server);
        await addReview(server, user, { text: 'My own.' });
        await openSignedIn(page, server, user.token, `${path}?lang=${language}`);
        const article = page.locator('section article');
        await expect(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          await expect(article.first()).toBeVisible({ timeout: 500 });
        }).toPass();
        await expect(article.locator('em').first()).toBeVisible();
        await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
        await page.evaluate(() => document.fonts.ready);
        await expectFits(page, 'the reviews');
        expect(await page.evaluate(findSmallTargets, touchTarget)).toEqual([]);
        await article.first().getByRole('button').last().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectFits(page, 'the form of a review');
      });
});
