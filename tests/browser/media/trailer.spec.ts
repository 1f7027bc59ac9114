import { limits, ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { pauseClock } from '../fixtures/timing.ts';
import { expect, mockTitle, test } from './mediaTest.ts';
import { embedUrl, livePlayers, mockPlayer, videoId } from './mockPlayer.ts';

test.use({ rendering: 'browser' });

const images = { jpg: { large_image_url: null } };
const anime = { title: 'A Title', images, trailer: { embed_url: embedUrl } };

const playButton = (page: Page) => page.getByRole('button', { name: 'Play trailer: A Title' });
const player = (page: Page) => page.frameLocator('iframe');

test('before a trailer is played, only its thumbnail is requested from the video provider', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const requests = await mockPlayer(page);
  await mockTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await expect(playButton(page)).toBeVisible();
  await expect.poll(() => requests.urls).toEqual([`https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectNoViolations();
  expect(requests.urls).toHaveLength(1);
});

test('the play button inserts an embedded player that starts by itself, receives the referrer and has the focus', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const requests = await mockPlayer(page);
  await mockTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await playButton(page).click();
  await expect(player(page).getByRole('button', { name: 'End' })).toBeVisible();
  await expect(playButton(page)).toHaveCount(0);
  const playerUrl = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect(playerUrl.origin + playerUrl.pathname).toBe(`https://www.youtube-nocookie.com/embed/${videoId}`);
  expect(playerUrl.searchParams.get('autoplay')).toBe('1');
  expect(requests.referrers).toEqual([`${server.url}/`]);
  await expect(page.locator('iframe')).toBeFocused();
  await expectNoViolations();
});

test('when the video ends, the player is destroyed and the thumbnail is shown again, with the focus on the play button', async ({
  page,
  server,
}) => {
  await mockPlayer(page);
  await mockTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  for (const _ of ['first', 'second']) {
    await playButton(page).click();
    await player(page).getByRole('button', { name: 'Pause' }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(await livePlayers(page)).toBe(1);
    await player(page).getByRole('button', { name: 'End' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await livePlayers(page)).toBe(0);
    await expect(playButton(page)).toBeFocused();
  }
  await expect(page.getByText(ownMessages.title.trailerFailed)).toHaveCount(0);
});

test('the end of the video does not take the focus from an element outside the player', async ({
  page,
  server,
}) => {
  await mockPlayer(page);
  await mockTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await playButton(page).click();
  const end = player(page).getByRole('button', { name: 'End' });
  await expect(end).toBeVisible();
  await page.getByRole('link', { name: 'Create Account' }).focus();
  await end.dispatchEvent('click');
  await expect(playButton(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeFocused();
});

test('a player error shows the thumbnail again, with an error message', async ({
  page,
  server,
  expectNoViolations,
}) => {
  await mockPlayer(page);
  await mockTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await playButton(page).click();
  await player(page).getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert')).toHaveText(ownMessages.title.trailerFailed);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(playButton(page)).toBeFocused();
  await expectNoViolations();
});

test('a player that cannot be loaded shows the thumbnail and an error message, and can be retried', async ({
  page,
  server,
}) => {
  await mockPlayer(page);
  await page.route('https://www.youtube.com/iframe_api', (route) => route.abort());
  await mockTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await playButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(ownMessages.title.trailerFailed);
  await expect(playButton(page)).toBeFocused();
  await page.unroute('https://www.youtube.com/iframe_api');
  await playButton(page).click();
  await expect(player(page).getByRole('button', { name: 'End' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a player that does not load shows a loading message, and an error message after 15 seconds', async ({
  page,
  server,
}) => {
  await mockPlayer(page);
  await page.route('**/www-widgetapi.js', () => undefined);
  await mockTitle(page, 'anime', anime);
  await page.clock.install();
  await openFullyLoaded(page, `${server.url}/anime/a-title`);
  await pauseClock(page);
  const requested = page.waitForRequest('**/www-widgetapi.js');
  await playButton(page).click();
  await requested;
  const loading = page.getByRole('status').filter({ hasText: 'Loading the trailer' });
  await expect(loading).toBeVisible();
  await page.clock.runFor(limits.requestTimeout - 1);
  await expect(loading).toBeVisible();
  await expect(playButton(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toHaveText(ownMessages.title.trailerFailed);
  await expect(playButton(page)).toBeVisible();
});

for (const embed_url of [
  `https://www.youtube.com/embed/${videoId}`,
  `https://youtube-nocookie.com/embed/${videoId}?autoplay=0`,
])
  test(`a trailer at ${embed_url} is played by the player without cookies`, async ({ page, server }) => {
    await mockPlayer(page);
    await mockTitle(page, 'anime', { ...anime, trailer: { embed_url } });
    await page.goto(`${server.url}/anime/a-title`);
    await playButton(page).click();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${videoId}\\?autoplay=1`),
    );
  });
