import type { Page, Route } from '@playwright/test';
import { answer, cards, expect, kept, retry, test, topCalls, types } from './homeHost.ts';

test.use({ rendering: 'browser' });

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const updates = (calls: string[]) => calls.filter((call) => call.startsWith('POST'));

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

test('with both lists empty a retry updates the games, then the anime, and reloads once', async ({
  page,
  server,
}) => {
  for (const type of types) await answer(page, type, 'top', { status: 500, body: {} });
  await page.goto(server.url);
  await expect(alert(page)).toContainText('Failed to load anime.');
  await page.unrouteAll({ behavior: 'wait' });
  const calls = topCalls(page);
  await retry(page).click();
  for (const type of types) await expect(cards(page, type)).toHaveCount(100);
  expect(updates(calls())).toEqual(['POST /api/games/update-top-games', 'POST /api/anime/update-top-anime']);
  expect(calls().slice(2).sort()).toEqual(['GET /api/anime/top', 'GET /api/games/top']);
});

for (const [failing, sentence] of [
  [['game'], 'Failed to update top games. Please try again later.'],
  [['anime'], 'Failed to update top anime. Please try again later.'],
  [['game', 'anime'], 'Failed to update games and/or anime. Please try again later.'],
] as const) {
  test(`an update that fails: ${sentence}`, async ({ page, server, expectSound }) => {
    for (const type of types) await answer(page, type, 'top', { status: 503, body: {} });
    for (const type of failing) await answer(page, type, 'refreshTop', { status: 500, body: '<html>' });
    await page.goto(server.url);
    await mark(page);
    await expect(alert(page)).toContainText('Failed to load games.');
    await expect(alert(page)).toContainText('Failed to load anime.');
    await retry(page).click();
    await expect(alert(page)).toHaveText(`${sentence}Try Loading Content Again`);
    await expectSound();
    // The button is still the way on, and the only one.
    expect(await isSameDocument(page)).toBe(true);
    await expect(alert(page).locator('a, button')).toHaveCount(1);
    await page.unrouteAll({ behavior: 'wait' });
    await retry(page).click();
    for (const type of types) await expect(cards(page, type)).toHaveCount(100);
  });
}
