import {
  catalogues,
  getProfile,
  mediaTypes,
  ownMessages,
  setVisibility,
} from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { createUser } from '../fixtures/unlimitedTest.ts';
import { expect, test } from './accountTest.ts';

const { rateTitle } = mediaTypes.game;
const pageOf = (username: string) => `/user/${username}/collection`;
const label = 'Let anyone see my collection';
const box = (page: Page) => page.getByRole('checkbox', { name: label });

async function send(server: RunningServer, { token }: TestUser, method: string, path: string, body: unknown) {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

const rate = (server: RunningServer, user: TestUser) =>
  send(server, user, 'POST', rateTitle.path, {
    ...{ username: user.username, gameId: 'portal-2', rating: 4.5, status: 'completed' },
  });
/** Rates the first `count` games of the top list. */
async function rateMany(server: RunningServer, user: TestUser, count: number) {
  const response = await fetch(server.url + catalogues.game.listTopTitles.path);
  const entries: { game: { slug: string } }[] = await response.json();
  for (const { game } of entries.slice(0, count))
    await send(server, user, 'POST', rateTitle.path, {
      ...{ username: user.username, gameId: game.slug, rating: 4, status: 'completed' },
    });
}
const setCollection = (server: RunningServer, user: TestUser, collection: 'private' | 'public') =>
  send(server, user, 'PUT', setVisibility.path, { collection });

/** The status, headers and body of a page as text, without the date, the nonces and the username. */
async function fetchPage(server: RunningServer, username: string) {
  // Uncompressed, because names of equal length may compress to different sizes.
  const response = await fetch(server.url + pageOf(username), { headers: { 'accept-encoding': 'identity' } });
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  const text = JSON.stringify([response.status, headers, await response.text()]);
  return text.replace(/nonce[-=][^\s;>]+/g, 'nonce').replaceAll(username, 'username');
}

test('the owner publishes the collection with a switch, visitors see it, and the API returns 404 once it is private again', async ({
  page,
  server,
  user,
  browser,
  expectNoViolations,
}) => {
  await rate(server, user);
  await page.goto(`${server.url}/user/${user.username}/profile`);
  await expect(box(page)).not.toBeChecked();
  await box(page).click();
  await expect(box(page)).toBeChecked();
  await expectNoViolations();
  await page.getByRole('link', { name: 'your public page' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(ownMessages.publicCollection.title(user.username));
  await expect(heading).toBeFocused();
  await expectNoViolations();

  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const visitorPage = await visitor.newPage();
  await visitorPage.goto(server.url + pageOf(user.username.toUpperCase()));
  await expect(visitorPage.getByRole('link', { name: /Portal 2/ })).toHaveAttribute('href', '/game/portal-2');
  await expect(visitorPage.getByText('Status: Completed')).toBeVisible();
  await expect(visitorPage.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  // Visitors cannot edit the collection, and sharing it needs scripts.
  await expect(visitorPage.getByRole('main').getByRole('button')).toHaveCount(0);
  await visitor.close();

  await page.goBack();
  await expect(box(page)).toBeChecked();
  await box(page).click();
  // The box is unchecked while it is being saved, too; a reload would abort that request.
  await expect(box(page)).toHaveAttribute('data-state', 'unchecked');
  await page.reload();
  await expect(box(page)).not.toBeChecked();
  const response = await fetch(`${server.url}/api/collections/${user.username}/games`);
  expect(response.status).toBe(404);
});

test('a long public collection loads 24 titles at a time up to the last one, and focuses the first new card', async ({
  page,
  server,
  user,
  expectNoViolations,
}) => {
  await rateMany(server, user, 50);
  await setCollection(server, user, 'public');
  await page.goto(server.url + pageOf(user.username));
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  const cards = page.getByRole('list', { name: 'Games' }).getByRole('listitem');
  const more = page.getByRole('link', { name: 'Show more games' });
  await expect(cards).toHaveCount(24);
  await expect(page.getByText('Showing 24 of 50.')).toBeVisible();
  await expectNoViolations();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(48);
  await expect(cards.nth(24).getByRole('link')).toBeFocused();
  await more.click();
  await expect(cards).toHaveCount(50);
  await expect(more).toHaveCount(0);
  const names = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(names).size).toBe(50);

  // All loaded titles are shown again after a visit to a title page.
  await cards.nth(49).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/game\//);
  await page.goBack();
  await expect(cards).toHaveCount(50);
});

test('a visitor shares a public collection, and its page names a feed with its titles', async ({
  page,
  server,
  user,
}) => {
  await rate(server, user);
  await setCollection(server, user, 'public');
  await page.goto(server.url + pageOf(user.username));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(server.url + pageOf(user.username));
  const image = dialog.getByRole('img');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(520);
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const response = await fetch(feed ?? '');
  expect(response.headers.get('content-type')).toBe('application/atom+xml');
  expect(await response.text()).toContain('<title>Portal 2</title>');
});

test('without JavaScript, each page of a long collection links to the next one', async ({
  browser,
  server,
  user,
}) => {
  await rateMany(server, user, 30);
  await setCollection(server, user, 'public');
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const visitorPage = await visitor.newPage();
  await visitorPage.goto(server.url + pageOf(user.username));
  await expect(visitorPage.getByRole('listitem').filter({ hasText: 'Status:' })).toHaveCount(24);
  await expect(visitorPage.getByText('Share', { exact: true })).toBeHidden();
  await visitorPage.getByRole('link', { name: 'Show more games' }).click();
  await expect(visitorPage.getByRole('listitem').filter({ hasText: 'Status:' })).toHaveCount(6);
  await expect(visitorPage.getByRole('link', { name: 'Show more games' })).toHaveCount(0);
  await visitorPage.getByRole('link', { name: ownMessages.publicCollection.fromStart }).click();
  await expect(visitorPage.getByRole('listitem').filter({ hasText: 'Status:' })).toHaveCount(24);
  await visitor.close();
});

test('a public collection shows only the profile fields that its owner has ticked', async ({
  page,
  server,
  user,
  expectNoViolations,
}) => {
  await rate(server, user);
  await send(server, user, 'PATCH', getProfile.path, {
    ...{ bio: 'Two\nlines', location: 'Lisbon', website: 'https://mara.example.com/about/' },
  });
  await setCollection(server, user, 'public');
  await page.goto(server.url + pageOf(user.username));
  await expect(page.getByRole('link', { name: /Portal 2/ })).toBeVisible();
  const site = page.getByRole('link', { name: 'mara.example.com/about' });
  await expect(page.getByText('Lisbon').or(page.getByText('Two')).or(site)).toHaveCount(0);

  await page.goto(`${server.url}/user/${user.username}/profile`);
  for (const part of ['location', 'website']) {
    const checkbox = page.getByRole('checkbox', { name: `Show my ${part}` });
    await expect(checkbox).not.toBeChecked();
    await checkbox.click();
    await expect(checkbox).toBeChecked();
  }
  await expectNoViolations();
  await page.getByRole('link', { name: 'your public page' }).click();
  await expect(page.getByText('Lisbon')).toBeVisible();
  await expect(site).toHaveAttribute('href', 'https://mara.example.com/about/');
  await expect(site).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  await expect(page.getByText('Two')).toHaveCount(0);
  await expectNoViolations();
});

test('the page of a private collection equals that of an unknown user, byte by byte', async ({ server }) => {
  const user = await createUser(server);
  await rate(server, user);
  const unknown = `${user.username.slice(0, -1)}z`;
  // A busy server sends the client-rendered shell of a page that it has not rendered yet.
  for (const name of [user.username, unknown])
    await expect.poll(() => fetchPage(server, name)).toContain(ownMessages.collection.notPublic);
  const hidden = await fetchPage(server, user.username);
  expect(hidden).toBe(await fetchPage(server, unknown));
  expect(hidden).toMatch(/^\[404,/);
});

test('a server-rendered public collection hydrates without console errors or requests for its data', async ({
  page,
  server,
  user,
  expectNoViolations,
}) => {
  await rate(server, user);
  await setCollection(server, user, 'public');
  const path = pageOf(user.username);
  await expect.poll(async () => (await fetch(server.url + path)).text()).toContain('id="responses"');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(server.url + path);
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  await expect(page.getByRole('link', { name: /Portal 2/ })).toBeVisible();
  await expectNoViolations();
  expect(errors).toEqual([]);
  expect(requested.filter((path) => path.startsWith('/api/collections/'))).toEqual([]);
});
