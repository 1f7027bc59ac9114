import {
  catalogues,
  getProfile,
  mediaTypes,
  ownMessages,
  setVisibility,
} from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { Person } from '../../support/signUp.ts';
import { newPerson } from '../lenientTest.ts';
import { expect, test } from './accountTest.ts';

const { rateEndpoint } = mediaTypes.game;
const pageOf = (username: string) => `/user/${username}/collection`;
const label = 'Let anyone see my collection';
const box = (page: Page) => page.getByRole('checkbox', { name: label });

async function send(server: RunningServer, { token }: Person, method: string, path: string, body: unknown) {
  const answer = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

const rate = (server: RunningServer, person: Person) =>
  send(server, person, 'POST', rateEndpoint.path, {
    ...{ username: person.username, gameId: 'portal-2', rating: 4.5, status: 'completed' },
  });
/** Rates the first so many games of the top list. */
async function rateMany(server: RunningServer, person: Person, count: number) {
  const response = await fetch(server.url + catalogues.game.topEndpoint.path);
  const entries: { game: { slug: string } }[] = await response.json();
  for (const { game } of entries.slice(0, count))
    await send(server, person, 'POST', rateEndpoint.path, {
      ...{ username: person.username, gameId: game.slug, rating: 4, status: 'completed' },
    });
}
const decide = (server: RunningServer, person: Person, collection: 'private' | 'public') =>
  send(server, person, 'PUT', setVisibility.path, { collection });

/** A page as it is answered, without what is new each time and without the name in its address. */
async function answerOf(server: RunningServer, username: string) {
  // Not compressed: there one name may be a byte shorter than another that has as many letters.
  const answer = await fetch(server.url + pageOf(username), { headers: { 'accept-encoding': 'identity' } });
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  const text = JSON.stringify([answer.status, headers, await answer.text()]);
  return text.replace(/nonce[-=][^\s;>]+/g, 'nonce').replaceAll(username, 'somebody');
}

test('the owner shows their collection by a switch, and anybody sees it; switched off, the host says nothing of it', async ({
  page,
  server,
  person,
  browser,
  expectSound,
}) => {
  await rate(server, person);
  await page.goto(`${server.url}/user/${person.username}/profile`);
  await expect(box(page)).not.toBeChecked();
  await box(page).click();
  await expect(box(page)).toBeChecked();
  await expectSound();
  await page.getByRole('link', { name: 'your public page' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(ownMessages.publicCollection.title(person.username));
  await expect(heading).toBeFocused();
  await expectSound();

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const seen = await stranger.newPage();
  await seen.goto(server.url + pageOf(person.username.toUpperCase()));
  await expect(seen.getByRole('link', { name: /Portal 2/ })).toHaveAttribute('href', '/game/portal-2');
  await expect(seen.getByText('Status: Completed')).toBeVisible();
  await expect(seen.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  await expect(seen.getByRole('main').getByRole('button')).toHaveCount(0);
  await stranger.close();

  await page.goBack();
  await expect(box(page)).toBeChecked();
  await box(page).click();
  // While it is being kept it is not checked either, and loading anew would call that off.
  await expect(box(page)).toHaveAttribute('data-state', 'unchecked');
  await page.reload();
  await expect(box(page)).not.toBeChecked();
  const answer = await fetch(`${server.url}/api/collections/${person.username}/games`);
  expect(answer.status).toBe(404);
});

test('a long collection is shown a page at a time, to the last title, with the focus on the first new card', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await rateMany(server, person, 50);
  await decide(server, person, 'public');
  await page.goto(server.url + pageOf(person.username));
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  const cards = page.getByRole('list', { name: 'Games' }).getByRole('listitem');
  const more = page.getByRole('link', { name: 'Show more games' });
  await expect(cards).toHaveCount(24);
  await expect(page.getByText('Showing 24 of 50.')).toBeVisible();
  await expectSound();
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

  // Whoever looks at a title and comes back finds all of them again.
  await cards.nth(49).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/game\//);
  await page.goBack();
  await expect(cards).toHaveCount(50);
});

test('without script each page of a long collection has a link to the next one', async ({
  browser,
  server,
  person,
}) => {
  await rateMany(server, person, 30);
  await decide(server, person, 'public');
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const seen = await visitor.newPage();
  await seen.goto(server.url + pageOf(person.username));
  await expect(seen.getByRole('listitem').filter({ hasText: 'Status:' })).toHaveCount(24);
  await seen.getByRole('link', { name: 'Show more games' }).click();
  await expect(seen.getByRole('listitem').filter({ hasText: 'Status:' })).toHaveCount(6);
  await expect(seen.getByRole('link', { name: 'Show more games' })).toHaveCount(0);
  await seen.getByRole('link', { name: ownMessages.publicCollection.fromStart }).click();
  await expect(seen.getByRole('listitem').filter({ hasText: 'Status:' })).toHaveCount(24);
  await visitor.close();
});

test('of the profile anybody sees what its owner has ticked, and nothing before', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await rate(server, person);
  await send(server, person, 'PATCH', getProfile.path, {
    ...{ bio: 'Two\nlines', location: 'Lisbon', website: 'https://mara.example.com/about/' },
  });
  await decide(server, person, 'public');
  await page.goto(server.url + pageOf(person.username));
  await expect(page.getByRole('link', { name: /Portal 2/ })).toBeVisible();
  const site = page.getByRole('link', { name: 'mara.example.com/about' });
  await expect(page.getByText('Lisbon').or(page.getByText('Two')).or(site)).toHaveCount(0);

  await page.goto(`${server.url}/user/${person.username}/profile`);
  for (const part of ['location', 'website']) {
    const tick = page.getByRole('checkbox', { name: `Show my ${part}` });
    await expect(tick).not.toBeChecked();
    await tick.click();
    await expect(tick).toBeChecked();
  }
  await expectSound();
  await page.getByRole('link', { name: 'your public page' }).click();
  await expect(page.getByText('Lisbon')).toBeVisible();
  await expect(site).toHaveAttribute('href', 'https://mara.example.com/about/');
  await expect(site).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  await expect(page.getByText('Two')).toHaveCount(0);
  await expectSound();
});

test('the page of one that is private is that of nobody, to the byte', async ({ server }) => {
  const person = await newPerson(server);
  await rate(server, person);
  const nobody = `${person.username.slice(0, -1)}z`;
  // A busy server lets the browser fill a page that it has not rendered before.
  for (const name of [person.username, nobody])
    await expect.poll(() => answerOf(server, name)).toContain(ownMessages.collection.notPublic);
  const hidden = await answerOf(server, person.username);
  expect(hidden).toBe(await answerOf(server, nobody));
  expect(hidden).toMatch(/^\[404,/);
});

test('a page that came complete is taken over without a word of the browser', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await rate(server, person);
  await decide(server, person, 'public');
  const path = pageOf(person.username);
  await expect.poll(async () => (await fetch(server.url + path)).text()).toContain('id="answers"');
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.url + path);
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  await expect(page.getByRole('link', { name: /Portal 2/ })).toBeVisible();
  await expectSound();
  expect(problems).toEqual([]);
  expect(asked.filter((one) => one.startsWith('/api/collections/'))).toEqual([]);
});
