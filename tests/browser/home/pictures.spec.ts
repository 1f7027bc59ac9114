import type { Page } from '@playwright/test';
import { entry } from '../../support/topListEntries.ts';
import { answer, cards, expect, test } from './homeHost.ts';

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
  await answer(page, 'game', body);
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(6);
  await expect(cards(page, 'game').nth(5).locator('img')).toHaveAttribute('src', drawn);
  const [first, ...others] = await sources(page, 'game');
  expect(first).toBe(pictures[0]);
  expect(others.filter((source) => !drawn.test(source))).toEqual([]);
});
