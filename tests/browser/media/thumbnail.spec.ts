import { storageKeys } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { expect, mockTitle, test } from './mediaTest.ts';
import { embedUrl, imageResponse, mockPlayer, thumbnailUrl, videoId } from './mockPlayer.ts';

test.use({ rendering: 'browser' });

const animeImageUrl = 'https://pictures.example/a.jpg';
const key = storageKeys.thumbnail(videoId);
const now = new Date('2026-11-22T08:00:00Z');

const image = (page: Page) => page.locator('[data-part="media"] img');
const storedThumbnail = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

async function open(page: Page, server: RunningServer) {
  await page.goto(`${server.url}/anime/a-title`);
  await expect(page.getByRole('button', { name: /Play trailer/ })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await mockPlayer(page);
  await page.route(animeImageUrl, (route) => route.fulfill(imageResponse(425, 600)));
  await mockTitle(page, 'anime', {
    title: 'A Title',
    images: { jpg: { large_image_url: animeImageUrl } },
    trailer: { embed_url: embedUrl },
  });
});

test("a trailer shows the video's maximum-resolution thumbnail, whose URL is stored with a timestamp", async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime(now);
  await page.route(thumbnailUrl, (route) => route.fulfill(imageResponse(1280, 720)));
  await open(page, server);
  await expect(image(page)).toHaveAttribute('src', thumbnailUrl);
  expect(key).toBe(`thumbnail_${videoId}`);
  expect(await storedThumbnail(page)).toEqual({ url: thumbnailUrl, timestamp: now.getTime() });
});

test('a missing thumbnail, served as a grey image of 120 × 90, is replaced by the image of the anime', async ({
  page,
  server,
}) => {
  await page.route(thumbnailUrl, (route) => route.fulfill({ status: 404, ...imageResponse(120, 90) }));
  const response = page.waitForResponse(thumbnailUrl);
  await open(page, server);
  await (await response).finished();
  await expect(image(page)).toHaveAttribute('src', animeImageUrl);
  expect(await storedThumbnail(page)).toBeNull();
});

test('a thumbnail that fails to load is replaced by the image of the anime, and that by a generated cover', async ({
  page,
  server,
}) => {
  await page.route(thumbnailUrl, (route) => route.abort());
  await open(page, server);
  await expect(image(page)).toHaveAttribute('src', animeImageUrl);
  await page.route(animeImageUrl, (route) => route.abort());
  await page.reload();
  await expect(image(page)).toHaveAttribute('src', /^data:image\/svg/);
});

test('a stored thumbnail that no longer loads is replaced by the image of the anime', async ({
  page,
  server,
}) => {
  await page.route(thumbnailUrl, (route) => route.abort());
  await page.goto(`${server.url}/icon.svg`);
  await page.evaluate(
    ([name = '', url = '']) => localStorage.setItem(name, JSON.stringify({ url, timestamp: Date.now() })),
    [key, thumbnailUrl],
  );
  const requested = page.waitForRequest(thumbnailUrl);
  await open(page, server);
  await requested;
  await expect(image(page)).toHaveAttribute('src', animeImageUrl);
});
