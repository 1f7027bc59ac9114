import type { Page, Route } from '@playwright/test';
import { cards, expect, readStoredValue, recordTopListCalls, retryButton, test } from './homeTest.ts';

test.use({ rendering: 'browser' });

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Marks the open document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.has(window, 'isMarked'));

test('a retry clears the cache of the failed list only, posts its update without a body, then reloads the page', async ({
  page,
  server,
}) => {
  await page.route('**/api/games/top', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(server.url);
  await expect(retryButton(page)).toBeVisible();
  await expect(cards(page, 'anime')).toHaveCount(100);
  // Requested later than the others.
  await expect(cards(page, 'movie')).toHaveCount(100);
  const cachedAnime = await readStoredValue(page, 'topAnime');
  // As if another tab had cached a list meanwhile.
  await page.evaluate(() => localStorage.setItem('topGames', '{"data":[],"timestamp":1}'));
  await mark(page);

  const calls = recordTopListCalls(page);
  const held: Route[] = [];
  await page.route('**/api/games/update-top-games', (route) => void held.push(route));
  await retryButton(page).click();
  await expect.poll(() => held.length).toBe(1);
  expect(held[0]?.request().postData()).toBeNull();
  expect(await readStoredValue(page, 'topGames')).toBeNull();
  expect(await readStoredValue(page, 'topAnime')).toBe(cachedAnime);
  await expect(retryButton(page)).toHaveAttribute('aria-busy', 'true');
  expect(await isSameDocument(page)).toBe(true);
  await page.unroute('**/api/games/top');
  await held[0]?.fulfill({ json: {} });

  await expect(cards(page, 'game')).toHaveCount(100);
  expect(await isSameDocument(page)).toBe(false);
  await expect(alert(page)).toHaveCount(0);
  expect(calls()).toEqual(['POST /api/games/update-top-games', 'GET /api/games/top']);
});
