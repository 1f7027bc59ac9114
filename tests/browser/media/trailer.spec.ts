import { limits, ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { openWhole } from '../served.ts';
import { stopClock } from '../stopClock.ts';
import { answerTitle, expect, test } from './mediaTest.ts';
import { embedAddress, livePlayers, standInForPlayer, videoId } from './playerStandIn.ts';

test.use({ rendering: 'browser' });

const picture = { jpg: { large_image_url: null } };
const anime = { title: 'A Title', images: picture, trailer: { embed_url: embedAddress } };

const playButton = (page: Page) => page.getByRole('button', { name: 'Play trailer: A Title' });
const player = (page: Page) => page.frameLocator('iframe');

test('before a trailer is played nothing but its thumbnail is asked of the video provider', async ({
  page,
  server,
  expectSound,
}) => {
  const asked = await standInForPlayer(page);
  await answerTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await expect(playButton(page)).toBeVisible();
  await expect.poll(() => asked.addresses).toEqual([`https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectSound();
  expect(asked.addresses).toHaveLength(1);
});

test('play swaps in an embedded player that starts by itself, knows the site it is on, and has the focus', async ({
  page,
  server,
  expectSound,
}) => {
  const asked = await standInForPlayer(page);
  await answerTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await playButton(page).click();
  await expect(player(page).getByRole('button', { name: 'End' })).toBeVisible();
  await expect(playButton(page)).toHaveCount(0);
  const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${videoId}`);
  expect(address.searchParams.get('autoplay')).toBe('1');
  expect(asked.referrers).toEqual([`${server.url}/`]);
  await expect(page.locator('iframe')).toBeFocused();
  await expectSound();
});

test('when the video has ended the player is destroyed and the thumbnail returns, with the focus on play', async ({
  page,
  server,
}) => {
  await standInForPlayer(page);
  await answerTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  for (const _ of ['once', 'and again']) {
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

test('whoever went on to something else stays there when the video ends', async ({ page, server }) => {
  await standInForPlayer(page);
  await answerTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await playButton(page).click();
  const end = player(page).getByRole('button', { name: 'End' });
  await expect(end).toBeVisible();
  await page.getByRole('link', { name: 'Create Account' }).focus();
  await end.dispatchEvent('click');
  await expect(playButton(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeFocused();
});

test('a video that the player refuses brings the thumbnail back and says so', async ({
  page,
  server,
  expectSound,
}) => {
  await standInForPlayer(page);
  await answerTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await playButton(page).click();
  await player(page).getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert')).toHaveText(ownMessages.title.trailerFailed);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(playButton(page)).toBeFocused();
  await expectSound();
});

test('a player that cannot be reached brings the thumbnail back, and may be tried again', async ({
  page,
  server,
}) => {
  await standInForPlayer(page);
  await page.route('https://www.youtube.com/iframe_api', (route) => route.abort());
  await answerTitle(page, 'anime', anime);
  await page.goto(`${server.url}/anime/a-title`);
  await playButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(ownMessages.title.trailerFailed);
  await expect(playButton(page)).toBeFocused();
  await page.unroute('https://www.youtube.com/iframe_api');
  await playButton(page).click();
  await expect(player(page).getByRole('button', { name: 'End' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a player that does not come shows that it is waited for, and is given up after 15 seconds', async ({
  page,
  server,
}) => {
  await standInForPlayer(page);
  await page.route('**/www-widgetapi.js', () => undefined);
  await answerTitle(page, 'anime', anime);
  await page.clock.install();
  await openWhole(page, `${server.url}/anime/a-title`);
  await stopClock(page);
  const asked = page.waitForRequest('**/www-widgetapi.js');
  await playButton(page).click();
  await asked;
  const waiting = page.getByRole('status').filter({ hasText: 'Loading the trailer' });
  await expect(waiting).toBeVisible();
  await page.clock.runFor(limits.requestTimeout - 1);
  await expect(waiting).toBeVisible();
  await expect(playButton(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toHaveText(ownMessages.title.trailerFailed);
  await expect(playButton(page)).toBeVisible();
});

for (const embed_url of [
  `https://www.youtube.com/embed/${videoId}`,
  `https://youtube-nocookie.com/embed/${videoId}?autoplay=0`,
])
  test(`a trailer at ${embed_url} is played by the player that keeps no cookies`, async ({
    page,
    server,
  }) => {
    await standInForPlayer(page);
    await answerTitle(page, 'anime', { ...anime, trailer: { embed_url } });
    await page.goto(`${server.url}/anime/a-title`);
    await playButton(page).click();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${videoId}\\?autoplay=1`),
    );
  });
