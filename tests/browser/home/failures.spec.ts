import { limits } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { type Answer, answer, cards, expect, kept, retry, test } from './homeHost.ts';

test.use({ rendering: 'browser' });

const html = '<!doctype html><p>Sign in to the hotel’s network';

/** An answer of 200 that is no list. */
const noLists: Record<string, Answer> = {
  'an object': { body: { games: [] } },
  nothing: { body: null },
  'a text': { body: '"games"' },
  HTML: { body: html },
  'no content': { status: 204, body: '' },
};

const failures: Record<string, Answer> = {
  'a fault of the host': { status: 500, body: { message: 'Boom' } },
  'a call the host does not know': { status: 404, body: {} },
  'HTML of something between': { status: 502, body: html },
  'no network': 'unreachable',
};

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function expectAlone(page: Page, sentence: string, what: string) {
  await expect(alert(page).getByText(sentence, { exact: true }), what).toBeVisible();
  await expect(alert(page), what).toHaveText(`${sentence}Try Loading Content Again`);
  await expect(alert(page).getByRole('button'), what).toHaveCount(1);
}

test('a games response that is no list: No games found. Please try again later.', async ({
  page,
  server,
  expectSound,
}) => {
  for (const [what, given] of Object.entries(noLists)) {
    await answer(page, 'game', 'top', given);
    await page.goto(server.url);
    await expectAlone(page, 'No games found. Please try again later.', what);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(await kept(page, 'topGames')).toBeNull();
  await expect(cards(page, 'anime')).toHaveCount(100);
  await expectSound();
});

for (const [type, sentence, given] of [
  ['game', 'Failed to load games. Please try again later.', failures],
  ['anime', 'Failed to load anime. Please try again later.', { ...failures, ...noLists }],
] as const) {
  test(`a top list that cannot be loaded: ${sentence}`, async ({ page, server, expectSound }) => {
    const other = type === 'game' ? 'anime' : 'game';
    for (const [what, failure] of Object.entries(given)) {
      await answer(page, type, 'top', failure);
      await page.goto(server.url);
      await expectAlone(page, sentence, what);
      await expect(page.getByRole('status').filter({ hasText: 'Loading Top 100' }), what).toHaveCount(1);
      await page.unrouteAll({ behavior: 'wait' });
    }
    await expect(cards(page, other)).toHaveCount(100);
    await expectSound();
  });
}

test('both lists failing are told in one alert, sentence by sentence, and the rest of Home stands', async ({
  page,
  server,
  expectSound,
}) => {
  await answer(page, 'game', 'top', { status: 500, body: {} });
  await answer(page, 'anime', 'top', 'unreachable');
  await page.goto(server.url);
  await expect(alert(page)).toHaveCount(1);
  for (const sentence of [
    'Failed to load games. Please try again later.',
    'Failed to load anime. Please try again later.',
  ])
    await expect(alert(page).getByText(sentence, { exact: true })).toBeVisible();
  await expect(retry(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('RAWG');
  await expectSound();
});

test('a list without an answer for 15 seconds has failed, and not before', async ({ page, server }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + limits.requestTimeout);
  await page.route('**/api/games/top', () => undefined);
  const asked = page.waitForRequest('**/api/games/top');
  await page.goto(server.url);
  await asked;
  await page.clock.runFor(limits.requestTimeout - 1);
  await expect(cards(page, 'anime')).toHaveCount(100);
  await expect(alert(page)).toHaveCount(0);
  await page.clock.runFor(1);
  // What says it is fetched only now, and React waits a moment with what it has waited for.
  await page.clock.resume();
  await expectAlone(page, 'Failed to load games. Please try again later.', 'after 15 s');
});
