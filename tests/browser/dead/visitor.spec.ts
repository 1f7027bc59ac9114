import { messages } from '@gildshelf/api-client/contract';
import { expect, test } from '../lenientTest.ts';
import { openWhole } from '../served.ts';
import { failures, failuresAndTimeout, walkTo } from './failures.ts';

test.use({ rendering: 'browser' });

const { media, verification } = messages;
const unsaid = undefined;

for (const { name, sentence, isSiteThere, begin } of failures) {
  test(`with an API that ${name}, Home shows its kept lists and every other screen of a visitor says what there is to say`, async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await openWhole(page, server.url);
    await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(200);
    const fail = await begin(page);
    if (isSiteThere) await openWhole(page, server.url);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const alert = page.getByRole('main').getByRole('alert');

    const details = sentence ?? media.detailsFailed;
    for (const [path, heading, said] of [
      ['/game/hades-2018', 'Game', details],
      ['/anime/frieren-beyond-journeys-end', 'Anime', details],
      ['/search?query=zelda', 'Discover Content', ''],
      ['/account', 'Your shelf is waiting', unsaid],
      ['/user/Mara/dashboard', 'Welcome Back!', unsaid],
      ['/user/Mara/profile', 'Welcome Back!', unsaid],
      ['/auth/login', 'Welcome Back!', unsaid],
      ['/auth/register', 'Join the Adventure', unsaid],
      ['/auth/verify-email', 'Check Your Email', unsaid],
      ['/auth/verify-email-sent', 'Check Your Email', unsaid],
      [`/auth/verify-email?token=${name.length}`, 'Verifying Email', verification.failed],
      ['/auth/verify-email-success', 'Email Verified!', unsaid],
      ['/auth/forgot-password', 'Forgot Password?', unsaid],
      ['/auth/reset-password?token=x', 'Reset Password', unsaid],
      ['/auth/oauth-callback', 'Welcome Back!', unsaid],
      ['/nowhere', 'Unexpected Application Error!', unsaid],
    ] as const) {
      await walkTo(page, path);
      if (said !== unsaid) await fail();
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      if (said) await expect(alert, path).toContainText(said);
      else await expect(alert, path).toHaveCount(0);
    }

    await walkTo(page, '/');
    for (const list of ['Top 100 Games', 'Top 100 Anime'])
      await expect(page.getByRole('region', { name: list }).getByRole('link')).toHaveCount(100);
    await expect(alert).toHaveCount(0);
    expect(loads).toBe(0);
  });

  test(`with an API that ${name}, a search shows no result and no message, and is logged`, async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await openWhole(page, `${server.url}/search`);
    const fail = await begin(page);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Search failed.'));
    await page.getByRole('combobox').fill('zelda');
    await fail();
    await logged;
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.getByText('No results found')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const { name, sentence, begin } of failuresAndTimeout)
  test(`with an API that ${name}, a title that was opened from its card stays as far as the card knew it, and why there is no more is said`, async ({
    page,
    server,
    expectSound,
  }) => {
    await page.clock.install();
    await openWhole(page, server.url);
    const card = page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link').first();
    await expect(card).toBeVisible();
    const fail = await begin(page);
    await card.click();
    await fail();
    await expect(page.getByRole('alert')).toHaveText(sentence ?? media.detailsFailed);
    await expect(page.getByRole('heading', { level: 1, name: /The Legend of Zelda/ })).toBeVisible();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    await expectSound();
  });
