import { catalogues } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { gate } from '../gate.ts';
import { answer, cards, entry, expect, test } from './homeHost.ts';

test.use({ rendering: 'browser' });

const host = 'https://pictures.test';
const drawn = /^data:image\/svg\+xml/;

test.beforeEach(async ({ page }) => {
  await page.route(`${host}/**`, (route) =>
    route.request().url().includes('gone')
      ? route.fulfill({ status: 404 })
      : route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        }),
  );
});

const sources = async (page: Page, type: 'game' | 'anime') => {
  await expect(cards(page, type).locator('img')).toHaveCount(await cards(page, type).count());
  return cards(page, type)
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
};

test('a game without a picture, or with one that fails, has a generated cover', async ({ page, server }) => {
  const pictures = [`${host}/portal.svg`, null, '', undefined, 7, `${host}/gone.jpg`];
  const body = pictures.map((background_image, index) =>
    entry('game', index + 1, { id: index, slug: `g${index}`, name: `Game ${index}`, background_image }),
  );
  await answer(page, 'game', 'top', { body });
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(6);
  await expect(cards(page, 'game').nth(5).locator('img')).toHaveAttribute('src', drawn);
  const [first, ...others] = await sources(page, 'game');
  expect(first).toBe(pictures[0]);
  expect(others.filter((source) => !drawn.test(source))).toEqual([]);
});

test('an anime shows its large JPG, else its large WebP, else a generated cover', async ({
  page,
  server,
}) => {
  const jpg = { large_image_url: `${host}/large.jpg` };
  const webp = { large_image_url: `${host}/large.webp` };
  const pictures = [
    { jpg, webp },
    { jpg: { large_image_url: null }, webp },
    { webp },
    { jpg: {}, webp: {} },
    null,
  ];
  const body = pictures.map((images, index) =>
    entry('anime', index + 1, { id: index, slug: `a${index}`, title: `Anime ${index}`, images }),
  );
  await answer(page, 'anime', 'top', { body });
  await page.goto(server.url);
  await expect(cards(page, 'anime')).toHaveCount(5);
  await expect(cards(page, 'anime').nth(4).locator('img')).toHaveAttribute('src', drawn);
  const [both, nullJpg, onlyWebp, ...none] = await sources(page, 'anime');
  expect([both, nullJpg, onlyWebp]).toEqual([jpg, webp, webp].map((kind) => kind.large_image_url));
  expect(none.filter((source) => drawn.test(source))).toHaveLength(2);
});

test('an anime is shown by its English title, else by its title', async ({ page, server }) => {
  const titles = [
    { title: 'Shingeki no Kyojin', title_english: 'Attack on Titan' },
    { title: 'Gintama', title_english: null },
    { title: 'Monster', title_english: '' },
    { title: 'Mushishi' },
  ];
  const body = titles.map((names, index) =>
    entry('anime', index + 1, { id: index, slug: `a${index}`, ...names }),
  );
  await answer(page, 'anime', 'top', { body });
  await page.goto(server.url);
  await expect(cards(page, 'anime')).toHaveText(['1Attack on Titan', '2Gintama', '3Monster', '4Mushishi']);
});

test('the covers above the shelf are the best of both lists in turn; a late list finds its places kept', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const picture = (name: string) => `${host}/${name}.svg`;
  const games = ['g1', null, 'g3'].map((name, index) =>
    entry('game', index, {
      id: index,
      slug: `g${index}`,
      name: 'A',
      background_image: name && picture(name),
    }),
  );
  const anime = [null, 'a2', 'a3'].map((name, index) =>
    entry('anime', index, {
      id: index,
      slug: `a${index}`,
      title: 'B',
      images: { jpg: { large_image_url: name && picture(name) } },
    }),
  );
  await answer(page, 'game', 'top', { body: games });
  const late = gate();
  await page.route(`**${catalogues.anime.topEndpoint.path}`, async (route) => {
    await late.opened;
    await route.fulfill({ json: anime });
  });
  await page.goto(server.url);
  const places = page.getByRole('main').locator('[data-state="shown"], [data-state="waiting"]');
  const covers = () =>
    places.evaluateAll((boxes) =>
      boxes.map((box) => box.querySelector('img')?.src.replace(/,.*/, '') ?? null),
    );
  const drawing = 'data:image/svg+xml';
  await expect.poll(covers).toEqual([null, null, picture('g1'), drawing, picture('g3')]);
  late.open();
  await expect.poll(covers).toEqual([picture('a2'), drawing, picture('g1'), drawing, picture('g3')]);
});
