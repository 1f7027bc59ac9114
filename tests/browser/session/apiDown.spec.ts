import { messages } from '@gildshelf/api-client/contract';
import { startServer } from '../../../scripts/servers/startServer.ts';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import {
  addGame,
  createUser,
  dashboardOf,
  expect,
  openSignedIn,
  test,
  withoutLimits,
} from './sessionTest.ts';

test.use({ rendering: 'browser' });

const witcher = { slug: 'the-witcher-3-wild-hunt', name: 'The Witcher 3: Wild Hunt' };

// @control:WEB-03
test('when the server is stopped, the open dashboard keeps its content and shows error messages for what it cannot load', async ({
  page,
  pageErrors,
}) => {
  const server = await startServer({ entry: 'built', environment: withoutLimits });
  try {
    const user = await createUser(server);
    await addGame(server, user, witcher.slug);
    const dialogChunk = page.waitForResponse('**/assets/CollectionDialogs*');
    await openSignedIn(page, server, user.token, dashboardOf(user));
    await openFullyLoaded(page, page.url());
    await (await dialogChunk).finished();
    const card = page.getByRole('listitem').filter({ hasText: witcher.name });
    await expect(card).toBeVisible();
    await server.kill();

    await page.getByRole('radio', { name: 'Anime' }).check({ force: true });
    await expect(page.getByRole('alert')).toContainText(messages.media.userContentFailed);
    await page.getByRole('radio', { name: 'Games' }).check({ force: true });
    await expect(card).toContainText('Status: Playing', { ignoreCase: true });

    await card.getByRole('button', { name: /remove/i }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toContainText(messages.collection.removeFailed('game'));
    await expect(card).toBeVisible();
    await expect(page.getByRole('heading', { name: `Welcome, ${user.username}!` })).toBeVisible();
    expect(pageErrors).toEqual([]);
  } finally {
    await server.stop();
  }
});

// @control:WEB-08
test('dialogs whose code cannot be loaded show an error message above the cards, and open once it can', async ({
  page,
  server,
  user,
}) => {
  await addGame(server, user, witcher.slug);
  await page.route('**/assets/CollectionDialogs*', (route) => route.abort());
  await openSignedIn(page, server, user.token, dashboardOf(user));
  const card = page.getByRole('listitem').filter({ hasText: witcher.name });
  await card.getByRole('button', { name: /edit/i }).click();
  await expect(page.getByRole('alert')).toHaveText(messages.transport.unexpected);
  await expect(card).toBeVisible();
  await page.unroute('**/assets/CollectionDialogs*');
  await card.getByRole('button', { name: /edit/i }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
