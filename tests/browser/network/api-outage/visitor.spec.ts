import { messages } from '@gildshelf/api-client/contract';
import { openFullyLoaded } from '../../fixtures/serverTest.ts';
import { expect, test } from '../../fixtures/unlimitedTest.ts';
import { failures, failuresAndTimeout, navigateWithinSite } from './failures.ts';

test.use({ rendering: 'browser' });

const { media, verification } = messages;
const noMessage = undefined;

for (const { name, errorMessage, siteLoads, start } of failures) {
  test(`when the API ${name}, Home shows its cached lists and every other visitor screen its content or an error message`, async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await openFullyLoaded(page, server.url);
    await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(300);
    const waitForFailure = await start(page);
    if (siteLoads) await openFullyLoaded(page, server.url);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const alert = page.getByRole('main').getByRole('alert');

    const details = errorMessage ?? media.detailsFailed;
    for (const [path, heading, message] of [
      ['/game/hades-2018', 'Game', details],
      ['/anime/frieren-beyond-journeys-end', 'Anime', details],
      ['/search?query=zelda', 'Discover Content', ''],
      ['/account', 'Your shelf is waiting', noMessage],
      ['/user/Mara/dashboard', 'Welcome Back!', noMessage],
      ['/user/Mara/profile', 'Welcome Back!', noMessage],
      ['/auth/login', 'Welcome Back!', noMessage],
      ['/auth/register', 'Join the Adventure', noMessage],
      ['/auth/verify-email', 'Check Your Email', noMessage],
      ['/auth/verify-email-sent', 'Check Your Email', noMessage],
      [`/auth/verify-email?token=${name.length}`, 'Verifying Email', verification.failed],
      ['/auth/verify-email-success', 'Email Verified!', noMessage],
      ['/auth/forgot-password', 'Forgot Password?', noMessage],
      ['/auth/reset-password?token=x', 'Reset Password', noMessage],
      ['/auth/oauth-callback', 'Welcome Back!', noMessage],
      ['/nowhere', 'Unexpected Application Error!', noMessage],
    ] as const) {
      await navigateWithinSite(page, path);
      if (message !== noMessage) await waitForFailure();
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      if (message) await expect(alert, path).toContainText(message);
      else await expect(alert, path).toHaveCount(0);
    }

    await navigateWithinSite(page, '/');
    for (const list of ['Top 100 Games', 'Top 100 Anime'])
      await expect(page.getByRole('region', { name: list }).getByRole('link')).toHaveCount(100);
    await expect(alert).toHaveCount(0);
    expect(loads).toBe(0);
  });

  test(`when the API ${name}, a search shows no result and no message, and logs the error`, async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await openFullyLoaded(page, `${server.url}/search`);
    const waitForFailure = await start(page);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Search failed.'));
    await page.getByRole('combobox').fill('zelda');
    await waitForFailure();
    await logged;
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.getByText('No results found')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const { name, errorMessage, start } of failuresAndTimeout)
  test(`when the API ${name}, a title opened from its card keeps the data of the card and shows an error message`, async ({
    page,
    server,
    expectNoViolations,
  }) => {
    await page.clock.install();
    await openFullyLoaded(page, server.url);
    const card = page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link').first();
    await expect(card).toBeVisible();
    const waitForFailure = await start(page);
    await card.click();
    await waitForFailure();
    await expect(page.getByRole('alert')).toHaveText(errorMessage ?? media.detailsFailed);
    await expect(page.getByRole('heading', { level: 1, name: /The Legend of Zelda/ })).toBeVisible();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    await expectNoViolations();
  });
