import { limits, storageKeys } from '@gildshelf/api-client/contract';
import { cards, entry, expect, kept, region, test, topCalls } from './homeHost.ts';

test.use({ rendering: 'browser' });

const start = Date.UTC(2026, 0, 1);
const bothLists = ['GET /api/anime/top', 'GET /api/games/top'];
const oneGame = [entry('game', 1, { id: 1, slug: 'kept', name: 'A kept game' })];

test('both lists are kept with their data and the time, and for 24 hours nobody is asked again', async ({
  page,
  server,
}) => {
  const calls = topCalls(page);
  await page.clock.setFixedTime(start);
  await page.goto(server.url);
  for (const [type, key] of [
    ['game', storageKeys.topGames],
    ['anime', storageKeys.topAnime],
  ] as const) {
    await expect(cards(page, type)).toHaveCount(100);
    const { data, timestamp, ...rest } = JSON.parse((await kept(page, key)) ?? '');
    expect([data.length, data[0].rank, timestamp, rest]).toEqual([100, 1, start, {}]);
    expect(data[0][type].slug).toBeTruthy();
  }
  expect(calls().sort()).toEqual(bothLists);

  await page.clock.setFixedTime(start + limits.topListMaxAge - 1);
  await page.reload();
  await expect(cards(page, 'game')).toHaveCount(100);
  await expect(cards(page, 'anime')).toHaveCount(100);
  expect(calls()).toHaveLength(2);

  await page.clock.setFixedTime(start + limits.topListMaxAge);
  await page.reload();
  await expect(cards(page, 'game')).toHaveCount(100);
  await expect(cards(page, 'anime')).toHaveCount(100);
  expect(calls().slice(2).sort()).toEqual(bothLists);
  expect(JSON.parse((await kept(page, storageKeys.topGames)) ?? '').timestamp).toBe(
    start + limits.topListMaxAge,
  );
});

test('what is kept is what is shown', async ({ page, server }) => {
  const calls = topCalls(page);
  await page.addInitScript(
    ([key, data]) => localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() })),
    [storageKeys.topGames, oneGame] as const,
  );
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveText(['1A kept game']);
  await expect(cards(page, 'anime')).toHaveCount(100);
  expect(calls()).toEqual(['GET /api/anime/top']);
});

const junk = {
  'no JSON': '<html>',
  'a list without its time': JSON.stringify(oneGame),
  'data without a time': JSON.stringify({ data: oneGame }),
  'a time in words': JSON.stringify({ data: oneGame, timestamp: 'today' }),
  'a time to come': JSON.stringify({ data: oneGame, timestamp: start + 1 }),
  'data that is no list': JSON.stringify({ data: { games: oneGame }, timestamp: start }),
  'a list of nothing that can be read': JSON.stringify({ data: [7, null, {}], timestamp: start }),
  'an empty list': JSON.stringify({ data: [], timestamp: start }),
};

test('junk in the place of a kept list is thrown away, and the host is asked', async ({ page, server }) => {
  await page.clock.setFixedTime(start);
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(100);
  for (const [what, text] of Object.entries(junk)) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.topGames,
      text,
    ] as const);
    const asked = page.waitForRequest('**/api/games/top');
    await page.reload();
    await asked;
    await expect(cards(page, 'game'), what).toHaveCount(100);
    expect(JSON.parse((await kept(page, storageKeys.topGames)) ?? '').data, what).toHaveLength(100);
  }
  await expect(region(page, 'game').getByText('A kept game')).toHaveCount(0);
});
