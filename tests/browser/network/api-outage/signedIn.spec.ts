import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { loadChunks } from '../../fixtures/loadChunks.ts';
import { openFullyLoaded } from '../../fixtures/serverTest.ts';
import { addGame, dashboardOf, expect, openSignedIn, test } from '../../session/sessionTest.ts';
import { failures, navigateWithinSite } from './failures.ts';

test.use({ rendering: 'browser' });

const hades = '/game/hades-2018';

for (const { name, start } of failures)
  test(`when the API ${name}, the collection, profile and rating form of a signed-in user show error messages`, async ({
    page,
    server,
    user,
    pageErrors,
  }) => {
    await page.clock.install();
    await openSignedIn(page, server, user.token, '/');
    await openFullyLoaded(page, server.url);
    await expect(page.getByRole('heading', { name: `Welcome ${user.username}!` })).toBeVisible();
    await navigateWithinSite(page, hades);
    const status = page.getByLabel('Status');
    await expect(status).toBeEnabled();
    const waitForFailure = await start(page);
    const alert = page.getByRole('main').getByRole('alert');

    await status.selectOption({ label: 'Completed' });
    await page.getByRole('button', { name: 'Submit' }).click();
    await waitForFailure();
    await expect(alert).toHaveText(messages.media.ratingFailed);
    await expect(status).toHaveValue('completed');

    await navigateWithinSite(page, dashboardOf(user));
    await page.getByRole('button', { name: ownMessages.unsaved.discard }).click();
    await waitForFailure();
    await expect(alert).toHaveText(messages.media.userContentFailed);
    await expect(page.getByRole('heading', { name: `Welcome, ${user.username}!` })).toBeVisible();

    await navigateWithinSite(page, `/user/${user.username}/profile`);
    await waitForFailure();
    await expect(alert).toContainText(messages.profile.loadFailed);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();

    await navigateWithinSite(page, `/auth/oauth-callback?token=${user.token}`);
    await waitForFailure();
    await expect(page).toHaveURL(`${server.url}${dashboardOf(user)}`);
    // The URL changes before the screen, and a new screen closes the menu.
    await expect(page.getByRole('heading', { name: `Welcome, ${user.username}!` })).toBeVisible();
    await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

test('an open title, collection or profile page loads again by itself when the network is back', async ({
  page,
  context,
  server,
  user,
}) => {
  await addGame(server, user, 'hades-2018');
  await openSignedIn(page, server, user.token, '/');
  await openFullyLoaded(page, server.url);
  await loadChunks(page);
  for (const [path, errorMessage, content] of [
    [`/user/${user.username}/profile`, messages.profile.loadFailed, page.getByLabel('Display Name')],
    [hades, messages.transport.unreachable, page.getByRole('heading', { level: 1, name: 'Hades' })],
    [
      dashboardOf(user),
      messages.media.userContentFailed,
      page.getByRole('listitem').filter({ hasText: 'Hades' }),
    ],
  ] as const) {
    await navigateWithinSite(page, '/');
    await context.setOffline(true);
    await navigateWithinSite(page, path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(errorMessage);
    await context.setOffline(false);
    await expect(content).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
});
