import { expect, mockSearch, openSearch, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

test('a result is a link that can be opened in another tab', async ({ page, context, server }) => {
  const { results } = await openSearch(page, server, 'witcher 3');
  const opened = context.waitForEvent('page');
  await results.first().click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: 'The Witcher 3: Wild Hunt' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/search?query=witcher+3`);
});

test('a result without an image, or with one that does not exist, shows a generated cover', async ({
  page,
  server,
}) => {
  await mockSearch(page, {
    games: [
      { id: 1, slug: 'zelda', name: 'Zelda', background_image: `${server.url}/covers/game/none.svg` },
      { id: 2, slug: 'nameless', name: null, background_image: null },
    ],
    anime: [{ id: 1, slug: 'zelda', title: null, title_english: 'Zelda Anime', images: 'none' }],
  });
  const { results } = await openSearch(page, server, 'zelda');
  await expect(results).toHaveCount(3);
  for (const result of await results.all()) {
    await expect(result.locator('[data-part="type"] svg')).toBeVisible();
    await expect(result.locator('img')).toHaveJSProperty('naturalWidth', 300);
  }
});
