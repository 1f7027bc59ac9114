import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { addGame, dashboardOf, expect, openSignedIn, revokeSession, test } from './sessionTest.ts';

const game = { slug: 'the-witcher-3-wild-hunt', name: 'The Witcher 3: Wild Hunt' };

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('ownContent'));
const cardOf = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: game.name });
const statusOf = (page: Page) => page.getByRole('combobox', { name: 'Status' });

/** Opens the dashboard with a game, and reloads it, which stores its content. */
async function openTwice(page: Page, server: RunningServer, user: TestUser) {
  await addGame(server, user, game.slug);
  await openSignedIn(page, server, user.token, dashboardOf(user));
  await openFullyLoaded(page, page.url());
  await expect(cardOf(page)).toBeVisible();
  await openFullyLoaded(page, page.url());
  expect(await stored(page)).toContain(game.slug);
}

test('a reload of the dashboard shows its titles while the API does not respond', async ({
  page,
  server,
  user,
}) => {
  await openTwice(page, server, user);
  // Neither the page that the server renders for the user nor the API.
  await page.route(/\/(api\/user|user\/.*type=)/, () => undefined);
  await page.reload();
  await expect(cardOf(page)).toContainText('Status: Playing', { ignoreCase: true });
});

test('a title page shows the saved status and rating while the API does not respond, and then the current ones', async ({
  page,
  server,
  user,
}) => {
  await addGame(server, user, game.slug);
  await openSignedIn(page, server, user.token, `/game/${game.slug}`);
  await expect(statusOf(page)).toHaveValue('playing');
  const response = Promise.withResolvers<void>();
  await page.route(/\/api\/userGames\//, async (route) => {
    await response.promise;
    await route.fallback();
  });
  await addGame(server, user, game.slug, 'completed');
  await page.reload();
  await expect(statusOf(page)).toHaveValue('playing');
  response.resolve();
  await expect(statusOf(page)).toHaveValue('completed');
});

test('a logout deletes what is stored', async ({ page, server, user }) => {
  await openTwice(page, server, user);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  expect(await stored(page)).toBeNull();
  await page.reload();
  expect(await stored(page)).toBeNull();
});

test('a session that the server has ended deletes what is stored', async ({ page, server, user }) => {
  await openTwice(page, server, user);
  await revokeSession(server, user.token);
  await page.reload();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  expect(await stored(page)).toBeNull();
});
