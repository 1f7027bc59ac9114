import { messages } from '@gildshelf/api-client/contract';
import { startServer } from '../../../scripts/servers/startServer.ts';
import { openWhole } from '../served.ts';
import {
  dashboardOf,
  expect,
  keepGame,
  lenient,
  newPerson,
  openAs,
  openWithState,
  test,
} from './sessionTest.ts';

test.use({ rendering: 'browser' });

const witcher = { slug: 'the-witcher-3-wild-hunt', name: 'The Witcher 3: Wild Hunt' };
const { unreachable } = messages.transport;

// @control:WEB-03
test('with the server gone the open dashboard keeps what it shows, and what cannot come is said', async ({
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

// @control:WEB-03
test('a rating that finds no server says so and keeps its values', async ({
  page,
  server,
  person,
  context,
}) => {
  await openAs(page, server, person.token, `/game/${witcher.slug}`);
  const status = page.getByLabel('Status');
  await status.selectOption({ label: 'Completed' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toHaveText(messages.media.ratingFailed);
  await expect(status).toHaveValue('completed');
});

test('a question about a mail that finds no server is answered in the words for that, and can be put again', async ({
  page,
  server,
  context,
}) => {
  const state = { email: 'mara@example.org', showResend: true };
  await openWithState(page, `${server.url}/auth/verify-email-sent`, state);
  const check = page.getByRole('button', { name: 'Check Verification Status' });
  await expect(check).toBeVisible();
  await context.setOffline(true);
  await check.click();
  await expect(page.getByRole('alert')).toHaveText(unreachable);
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByRole('alert')).toHaveText(unreachable);
  await context.setOffline(false);
  await check.click();
  await expect(page.getByText(messages.verification.notVerifiedYet, { exact: true })).toBeVisible();
});

test('a title whose API cannot be reached says so, while the site itself is there', async ({
  page,
  server,
}) => {
  // The real server gives the site and the API: only another API host can be gone alone.
  await page.route('**/api/games/*', (route) => route.abort());
  await page.goto(`${server.url}/game/${witcher.slug}`);
  await expect(page.getByRole('alert')).toContainText(unreachable);
});

// @control:WEB-08
test('dialogs whose code does not come are said to be missing above the cards, and open when it is back', async ({
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
