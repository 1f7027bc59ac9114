import { expect, openSearch, test } from './searchTest.ts';

test('the server finds a title by another spelling, script, width or language, and by parts of its name', async ({
  page,
  server,
}) => {
  const { box } = await openSearch(page, server);
  for (const [query, name, type] of [
    ['pokemon', 'Pokémon', 'Anime'],
    ['葬送のフリーレン', "Frieren: Beyond Journey's End", 'Anime'],
    ['POKÉMON', 'Pokémon', 'Anime'],
    ['葬', "Frieren: Beyond Journey's End", 'Anime'],
    ['witcher 3 wild', 'The Witcher 3: Wild Hunt', 'Game'],
    ['ﾌﾘｰﾚﾝ', "Frieren: Beyond Journey's End", 'Anime'],
    ['  WITCHER 3:   wild  ', 'The Witcher 3: Wild Hunt', 'Game'],
    ['sousou no frieren', "Frieren: Beyond Journey's End", 'Anime'],
  ] as const) {
    await box.fill(query);
    const result = page.getByRole('option', { name: `${name} ${type}`, exact: true });
    await expect(result).toBeVisible();
    await expect(result.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('a word in names of every media type finds games and anime, the best match first, then movies, at most five of each', async ({
  page,
  server,
}) => {
  const { results, names } = await openSearch(page, server, 'the');
  await expect(results).toHaveCount(15);
  const types = await results.locator('[data-part="type"]').allTextContents();
  expect(types.filter((type) => type === 'Game')).toHaveLength(5);
  expect(types.slice(10)).toEqual(Array.from({ length: 5 }, () => 'Movie'));
  const shown = await names.allTextContents();
  for (const name of shown.slice(0, 8)) expect(name).toMatch(/^The /);
  // Popular titles with 'the' in another name: 'The Shape of Voice' and 'Frieren at the Funeral'.
  expect(shown.slice(8, 10)).toEqual(['A Silent Voice', "Frieren: Beyond Journey's End"]);
});

test('the server treats wildcards, operators and SQL in a query as plain text', async ({ page, server }) => {
  const { box, results, nothing } = await openSearch(page, server);
  for (const query of ['%', '_', "' or '1'='1", '"*" NEAR ^', '🎮', '<script>alert(1)</script>', 'C++ (x']) {
    await box.fill(query);
    await expect(nothing).toBeVisible();
    await expect(results).toHaveCount(0);
    await box.fill('portal');
    await expect(results.first()).toContainText('Portal');
  }
});
