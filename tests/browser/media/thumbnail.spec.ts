import { storageKeys } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { answerTitle, expect, test } from './mediaTest.ts';
import { embedAddress, standInForPlayer, thumbnail, thumbnailAddress, videoId } from './playerStandIn.ts';

test.use({ rendering: 'browser' });

const own = 'https://pictures.example/a.jpg';
const key = storageKeys.thumbnail(videoId);
const now = new Date('2026-11-22T08:00:00Z');

const shown = (page: Page) => page.locator('[data-part="media"] img');
const kept = (page: Page) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

async function open(page: Page, server: RunningServer) {
  await page.goto(`${server.url}/anime/a-title`);
  await expect(page.getByRole('button', { name: /Play trailer/ })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await standInForPlayer(page);
  await page.route(own, (route) => route.fulfill(thumbnail(425, 600)));
  await answerTitle(page, 'anime', {
    title: 'A Title',
    images: { jpg: { large_image_url: own } },
    trailer: { embed_url: embedAddress },
  });
});

test("the picture of a trailer is the video's maximum-resolution thumbnail, kept with its address and the time", async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime(now);
  await page.route(thumbnailAddress, (route) => route.fulfill(thumbnail(1280, 720)));
  await open(page, server);
  await expect(shown(page)).toHaveAttribute('src', thumbnailAddress);
  expect(key).toBe(`thumbnail_${videoId}`);
  expect(await kept(page)).toEqual({ url: thumbnailAddress, timestamp: now.getTime() });
});

test('a thumbnail that is missing, which comes as a grey picture of 120 × 90, gives way to the picture of the anime', async ({
  page,
  server,
}) => {
  await page.route(thumbnailAddress, (route) => route.fulfill({ status: 404, ...thumbnail(120, 90) }));
  const answered = page.waitForResponse(thumbnailAddress);
  await open(page, server);
  await (await answered).finished();
  await expect(shown(page)).toHaveAttribute('src', own);
  expect(await kept(page)).toBeNull();
});

test('a thumbnail that cannot be fetched gives way to the picture of the anime, and that to a drawn one', async ({
  page,
  server,
}) => {
  await page.route(thumbnailAddress, (route) => route.abort());
  await open(page, server);
  await expect(shown(page)).toHaveAttribute('src', own);
  await page.route(own, (route) => route.abort());
  await page.reload();
  await expect(shown(page)).toHaveAttribute('src', /^data:image\/svg/);
});

test('a kept thumbnail that has gone since gives way to the picture of the anime', async ({
  page,
  server,
}) => {
  await page.route(thumbnailAddress, (route) => route.abort());
  await page.goto(`${server.url}/icon.svg`);
  await page.evaluate(
    ([name = '', url = '']) => localStorage.setItem(name, JSON.stringify({ url, timestamp: Date.now() })),
    [key, thumbnailAddress],
  );
  const asked = page.waitForRequest(thumbnailAddress);
  await open(page, server);
  await asked;
  await expect(shown(page)).toHaveAttribute('src', own);
});
