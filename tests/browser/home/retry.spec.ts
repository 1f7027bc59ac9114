import type { Page, Route } from '@playwright/test';
import { cards, expect, kept, retry, test, topCalls } from './homeHost.ts';

test.use({ rendering: 'browser' });

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Marks the open document, so that one can tell when another has taken its place. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isBefore: true }));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(window, 'isBefore'));

test('a retry clears the cache of the empty list alone, posts its update with an empty body, then reloads the page', async ({
  page,
  server,
}) => {
  await page.route('**/api/games/top', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(server.url);
  await expect(retry(page)).toBeVisible();
  await expect(cards(page, 'anime')).toHaveCount(100);
  const keptAnime = await kept(page, 'topAnime');
  // Another tab has kept something meanwhile.
  await page.evaluate(() => localStorage.setItem('topGames', '{"data":[],"timestamp":1}'));
  await mark(page);

  const calls = topCalls(page);
  const held: Route[] = [];
  await page.route('**/api/games/update-top-games', (route) => void held.push(route));
  await retry(page).click();
  await expect.poll(() => held.length).toBe(1);
  expect(held[0]?.request().postData()).toBeNull();
  expect(await kept(page, 'topGames')).toBeNull();
  expect(await kept(page, 'topAnime')).toBe(keptAnime);
  await expect(retry(page)).toHaveAttribute('aria-busy', 'true');
  expect(await isSameDocument(page)).toBe(true);
  await page.unroute('**/api/games/top');
  await held[0]?.fulfill({ json: {} });

  await expect(cards(page, 'game')).toHaveCount(100);
  expect(await isSameDocument(page)).toBe(false);
  await expect(alert(page)).toHaveCount(0);
  expect(calls()).toEqual(['POST /api/games/update-top-games', 'GET /api/games/top']);
});
