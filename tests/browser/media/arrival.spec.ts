import { catalogues, messages, noDescription } from '@gildshelf/api-client/contract';
import type { Route } from '@playwright/test';
import { openWhole } from '../served.ts';
import { descriptionOf, detailsOf, expect, factOf, openWithState, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

const witcher = { slug: 'the-witcher-3-wild-hunt', name: 'The Witcher 3: Wild Hunt' };
const known = { id: 'x1', slug: witcher.slug, name: 'The Witcher 3 as the link knew it' };

test('a game that a link handed over is shown before the host has answered, then with its details', async ({
  page,
  server,
}) => {
  const held: Route[] = [];
  await page.route(detailsOf('game', witcher.slug), (route) => void held.push(route));
  await openWithState(page, `${server.url}/game/${witcher.slug}`, known);
  await expect(page.getByRole('heading', { level: 1, name: known.name })).toBeVisible();
  await expect(page).toHaveTitle(`${known.name} · Gildshelf`);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  // What is not known yet is not said to be unknown.
  await expect(page.getByText(noDescription)).toHaveCount(0);
  await expect(page.getByText('Rating Pending')).toHaveCount(0);
  for (const route of held) await route.continue().catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: witcher.name })).toBeVisible();
  await expect(factOf(page, 'ESRB Rating')).toHaveText('Mature');
  await expect(descriptionOf(page)).toContainText('Geralt');
});

test('an anime that a link handed over is shown before the host has answered, then with its details', async ({
  page,
  server,
}) => {
  const held: Route[] = [];
  const slug = 'frieren-beyond-journeys-end';
  await page.route(detailsOf('anime', slug), (route) => void held.push(route));
  await openWithState(page, `${server.url}/anime/${slug}`, { id: 1, slug, title: 'Frieren, in short' });
  await expect(page.getByRole('heading', { level: 1, name: 'Frieren, in short' })).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue().catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: "Frieren: Beyond Journey's End" })).toBeVisible();
  await expect(factOf(page, 'Episodes')).toHaveText('28');
});

test('a navigation state of another title, or forged, is ignored', async ({ page, server }) => {
  await page.route(detailsOf('game', witcher.slug), () => undefined);
  for (const state of [{ ...known, slug: 'portal-2' }, { ...known, id: null }, { item: known }, 'known']) {
    await openWithState(page, `${server.url}/game/${witcher.slug}`, state);
    await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toBeVisible();
    await expect(page.getByText(known.name)).toHaveCount(0);
  }
});

const failures = [
  [{ status: 500, body: '{}' }, messages.media.detailsFailed],
  [{ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, messages.media.detailsFailed],
  [{ status: 200, contentType: 'text/html', body: '<!doctype html>' }, messages.media.detailsFailed],
  [{ status: 500, json: { message: 'Closed for today.' } }, 'Closed for today.'],
  [{ status: 404, body: '<p>nope' }, catalogues.game.notFound],
  [{ status: 200, body: 'null' }, catalogues.game.notFound],
] as const;

test('what a link knew stays beside the sentence of a host that cannot tell more', async ({
  page,
  server,
  expectSound,
}) => {
  for (const [answer, sentence] of failures) {
    await page.route(detailsOf('game', witcher.slug), (route) => route.fulfill(answer));
    await openWithState(page, `${server.url}/game/${witcher.slug}`, known);
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(page.getByRole('heading', { level: 1, name: known.name })).toBeVisible();
    await expect(factOf(page, 'ESRB Rating')).toHaveText('Rating Pending');
  }
  await expectSound();
});

test(`details that fail say '${messages.media.detailsFailed}', or the words of the host`, async ({
  page,
  server,
  expectSound,
}) => {
  for (const [answer, sentence] of failures) {
    await page.route(detailsOf('game', witcher.slug), (route) => route.fulfill(answer));
    await page.goto(`${server.url}/game/${witcher.slug}`);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  }
  await expectSound();
});

test('a title from a card of Home says why there is no more of it when the network is cut', async ({
  page,
  server,
  context,
}) => {
  await openWhole(page, server.url);
  const card = page.getByRole('link', { name: witcher.name }).first();
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: witcher.name })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(messages.transport.unreachable);
});
