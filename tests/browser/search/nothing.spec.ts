import { expect, gate, openSearch, searchHost, test } from './searchTest.ts';

test("'No results found' stands where a text that is not empty has matched nothing, and says how to go on", async ({
  page,
  server,
  expectSound,
}) => {
  const { box, results, nothing } = await openSearch(page, server);
  await expect(nothing).toHaveCount(0);
  await box.fill('zzzz');
  await expect(nothing).toBeVisible();
  await expect(page.getByText('Try another spelling, or a part of the name.')).toBeVisible();
  await expect(results).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expectSound();
  await box.fill('zelda');
  await expect(results).not.toHaveCount(0);
  await expect(nothing).toHaveCount(0);
});

test("'No results found' is not said while the search is running, neither before the games nor before the anime", async ({
  page,
  server,
}) => {
  const games = gate();
  const anime = gate();
  const asked = await searchHost(page, {
    games: () => games.opened.then(() => []),
    anime: () => anime.opened.then(() => []),
  });
  const { box, nothing } = await openSearch(page, server);
  await box.fill('zzzz');
  await expect(nothing).toHaveCount(0);
  await expect.poll(() => asked).toEqual(['games zzzz']);
  await expect(nothing).toHaveCount(0);
  games.open();
  await expect.poll(() => asked).toEqual(['games zzzz', 'anime zzzz']);
  await expect(nothing).toHaveCount(0);
  anime.open();
  await expect(nothing).toBeVisible();
});

test("'No results found' goes with the next letter that finds something, and with the text", async ({
  page,
  server,
}) => {
  await searchHost(page, { games: (query) => (query === 'ze' ? [{ id: 1, name: 'Zelda' }] : []) });
  const { box, names, nothing } = await openSearch(page, server);
  await box.fill('z');
  await expect(nothing).toBeVisible();
  await box.press('End');
  await box.press('e');
  await expect(names).toHaveText(['Zelda']);
  await expect(nothing).toHaveCount(0);
  await box.fill('zz');
  await expect(nothing).toBeVisible();
  await box.fill('');
  await expect(nothing).toHaveCount(0);
});
