import { createGate, expect, mockEchoSearch, mockSearch, openSearch, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

test('each search text has a history entry: Back, Forward and a reload restore the text and its results', async ({
  page,
  server,
}) => {
  await mockEchoSearch(page);
  const { box, names } = await openSearch(page, server);
  for (const text of ['zelda', 'mario']) {
    await box.fill(text);
    await expect(page).toHaveURL(`${server.url}/search?query=${text}`);
  }
  await box.press('Escape');
  await expect(page).toHaveURL(`${server.url}/search`);
  for (const [step, text] of [
    ['goBack', 'mario'],
    ['goBack', 'zelda'],
    ['goForward', 'mario'],
    ['reload', 'mario'],
  ] as const) {
    await page[step]();
    await expect(page).toHaveURL(`${server.url}/search?query=${text}`);
    await expect(box).toHaveValue(text);
    await expect(names).toHaveText([`Found by ${text}`]);
  }
  await page.goForward();
  await expect(box).toHaveValue('');
  await expect(names).toHaveCount(0);
});

test('Back from a result restores the text, its results and the scroll position before a search responds', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const games = Array.from({ length: 5 }, (_, id) => ({ id, slug: `z${id}`, name: `Zelda ${id}` }));
  const secondSearch = createGate();
  let searches = 0;
  await mockSearch(page, {
    games: async () => {
      searches += 1;
      if (searches > 1) await secondSearch.opened;
      return games;
    },
    anime: games.map(({ name, ...rest }) => ({ ...rest, title: name })),
  });
  const { box, results } = await openSearch(page, server);
  await box.fill('zelda');
  await expect(results).toHaveCount(10);
  await results.last().scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(100);
  await results.last().click();
  await expect(page).toHaveURL(/\/(game|anime)\/z4$/);
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/search?query=zelda`);
  await expect(box).toHaveValue('zelda');
  await expect(results).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop);
  secondSearch.open();
});
