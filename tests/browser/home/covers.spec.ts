import type { Page } from '@playwright/test';
import { entry } from '../../support/topLists.ts';
import { cards, expect, mockTopList, test } from './homeTest.ts';

test.use({ rendering: 'browser' });

const imageHost = 'https://pictures.test';
const generatedCover = /^data:image\/svg\+xml/;

test.beforeEach(async ({ page }) => {
  await page.route(`${imageHost}/**`, (route) =>
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

test('a game without an image, or with one that fails to load, has a generated cover', async ({
  page,
  server,
}) => {
  const imageUrls = [`${imageHost}/portal.svg`, null, '', undefined, 7, `${imageHost}/gone.jpg`];
  const body = imageUrls.map((background_image, index) =>
    entry('game', index + 1, { id: index, slug: `g${index}`, name: `Game ${index}`, background_image }),
  );
  await mockTopList(page, 'game', body);
  await page.goto(server.url);
  await expect(cards(page, 'game')).toHaveCount(6);
  await expect(cards(page, 'game').nth(5).locator('img')).toHaveAttribute('src', generatedCover);
  const [first, ...others] = await sources(page, 'game');
  expect(first).toBe(imageUrls[0]);
  expect(others.filter((source) => !generatedCover.test(source))).toEqual([]);
});
