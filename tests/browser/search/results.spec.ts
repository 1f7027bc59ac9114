import type { Page } from '@playwright/test';
import { expect, gate, openSearch, searchHost, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

const zelda = { id: 7, slug: 'zelda-game', name: 'Zelda Game', released: '2017-03-03', rawg_rating: 4.4 };
const frieren = {
  id: 8,
  slug: 'zelda-anime',
  title: 'Zelda no Anime',
  title_english: 'Zelda Anime',
  episodes: 28,
};
const both = { games: [zelda], anime: [frieren] };

/** Holds the details of a title back, so that what stands meanwhile came with the link. */
async function holdDetails(page: Page, address: string) {
  const answer = gate();
  await page.route(address, async (route) => {
    await answer.opened;
    await route.fulfill({ json: { ...zelda, ...frieren, id: 9, name: 'Late', title_english: 'Late' } });
  });
  return answer;
}

test('a result shows its name, its type and a cover', async ({ page, server }) => {
  await searchHost(page, both);
  const { results } = await openSearch(page, server, 'zelda');
  await expect(results).toHaveCount(2);
  for (const [index, name, type] of [
    [0, 'Zelda Anime', 'Anime'],
    [1, 'Zelda Game', 'Game'],
  ] as const) {
    const result = results.nth(index);
    await expect(result.locator('[data-part="name"]')).toHaveText(name);
    await expect(result.locator('[data-part="type"]')).toHaveText(type);
    await expect(result.locator('[data-part="type"] svg')).toBeVisible();
    await expect(result.locator('img')).toHaveJSProperty('naturalWidth', 300);
    await expect(result.locator('mark')).toHaveText('Zelda');
  }
});

test('a game that is clicked opens its page, which shows what the result knew before its details answer', async ({
  page,
  server,
}) => {
  await searchHost(page, both);
  const details = await holdDetails(page, '**/api/games/zelda-game');
  const { results } = await openSearch(page, server, 'zelda');
  await results.filter({ hasText: 'Zelda Game' }).click();
  await expect(page).toHaveURL(`${server.url}/game/zelda-game`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zelda Game' })).toBeVisible();
  await expect(page.getByText('03/03/2017')).toBeVisible();
  expect(await page.evaluate(() => history.state.usr.name)).toBe('Zelda Game');
  details.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Late' })).toBeVisible();
});

test('an anime that is clicked opens its page with the anime as navigation state, shown before its details answer', async ({
  page,
  server,
}) => {
  await searchHost(page, both);
  const details = await holdDetails(page, '**/api/anime/zelda-anime');
  const { results } = await openSearch(page, server, 'zelda');
  await results.filter({ hasText: 'Zelda Anime' }).click();
  await expect(page).toHaveURL(`${server.url}/anime/zelda-anime`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zelda Anime' })).toBeVisible();
  await expect(page.getByText('28', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({ id: 8, slug: 'zelda-anime' });
  details.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Late' })).toBeVisible();
});

test('a result without a slug opens by its id, as game and as anime', async ({ page, server }) => {
  await searchHost(page, {
    games: [{ id: 41, name: 'Zelda Game' }],
    anime: [{ id: 'a b/42', slug: '', title: 'Zelda Anime' }],
  });
  await holdDetails(page, '**/api/{games,anime}/{41,a%20b%2F42}');
  for (const [name, path] of [
    ['Zelda Anime', '/anime/a%20b%2F42'],
    ['Zelda Game', '/game/41'],
  ]) {
    const { results } = await openSearch(page, server, 'zelda');
    await results.filter({ hasText: name }).click();
    await expect(page).toHaveURL(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('a result is a link that another tab can open', async ({ page, context, server }) => {
  const { results } = await openSearch(page, server, 'witcher 3');
  const opened = context.waitForEvent('page');
  await results.first().click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: 'The Witcher 3: Wild Hunt' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/search?query=witcher+3`);
});

test('what a host got wrong costs that result alone: without a picture, a name or an id, twice, or of the wrong kind', async ({
  page,
  server,
}) => {
  await searchHost(page, {
    games: [
      null,
      'Zelda',
      { name: 'Zelda without an id' },
      { id: 1, slug: 'zelda', name: 'Zelda', background_image: `${server.url}/covers/game/none.svg` },
      { id: 1, slug: 'zelda', name: 'Zelda' },
      { id: 2, slug: 'nameless', name: null, background_image: null },
      { id: 3, slug: 7, name: 'Zelda 7', released: {}, platforms: 'all', rawg_rating: 'high' },
    ],
    anime: [{ id: 1, slug: 'zelda', title: null, title_english: 'Zelda Anime', images: 'none' }],
  });
  const { names, results } = await openSearch(page, server, 'zelda');
  await expect(names).toHaveText(['Zelda', 'Zelda 7', 'Zelda Anime', 'Untitled']);
  for (const result of await results.all())
    await expect(result.locator('img')).toHaveJSProperty('complete', true);
  await expect(results.last().locator('[data-part="type"]')).toHaveText('Game');
  expect(new Set(await results.evaluateAll((rows) => rows.map(({ id }) => id))).size).toBe(4);
});
