import { messages } from '@gildshelf/api-client/contract';
import { startServer } from '../../../scripts/servers/startServer.ts';
import { openWhole } from '../served.ts';
import { dashboardOf, expect, keepGame, lenient, newPerson, openAs, test } from './sessionTest.ts';

test.use({ rendering: 'browser' });

const witcher = { slug: 'the-witcher-3-wild-hunt', name: 'The Witcher 3: Wild Hunt' };

// @control:WEB-03
test('when the server is stopped, the open dashboard keeps its content and shows error messages for what it cannot load', async ({
  page,
  pageErrors,
}) => {
  const server = await startServer({ entry: 'built', environment: lenient });
  try {
    const person = await newPerson(server);
    await keepGame(server, person, witcher.slug);
    const dialogs = page.waitForResponse('**/assets/CollectionDialogs*');
    await openAs(page, server, person.token, dashboardOf(person));
    await openWhole(page, page.url());
    await (await dialogs).finished();
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
    await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();
    expect(pageErrors).toEqual([]);
  } finally {
    await server.stop();
  }
});

// @control:WEB-08
test('dialogs whose code cannot be loaded show an error message above the cards, and open once it can', async ({
  page,
  server,
  person,
}) => {
  await keepGame(server, person, witcher.slug);
  await page.route('**/assets/CollectionDialogs*', (route) => route.abort());
  await openAs(page, server, person.token, dashboardOf(person));
  const card = page.getByRole('listitem').filter({ hasText: witcher.name });
  await card.getByRole('button', { name: /edit/i }).click();
  await expect(page.getByRole('alert')).toHaveText(messages.transport.unexpected);
  await expect(card).toBeVisible();
  await page.unroute('**/assets/CollectionDialogs*');
  await card.getByRole('button', { name: /edit/i }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
