import type { Page } from '@playwright/test';
import { expect, gate, openSearch, searchHost, searchParts, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

/** What the page has logged as errors so far. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') log.push(message.text());
  });
  return log;
}

/** Neither a result nor a message, old or new. */
async function expectSilence(page: Page) {
  const { results, nothing } = searchParts(page);
  await expect(results).toHaveCount(0);
  await expect(nothing).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[aria-live]')).toHaveText('');
}

test('a search while offline shows nothing, and the next one once online works', async ({
  page,
  context,
  server,
}) => {
  const log = logOf(page);
  const { box, results } = await openSearch(page, server, 'zelda');
  await expect(results).not.toHaveCount(0);
  await context.setOffline(true);
  await box.fill('mario');
  await expect.poll(() => log.some((line) => line.includes('Search failed.'))).toBe(true);
  await expectSilence(page);
  await context.setOffline(false);
  await box.fill('portal');
  await expect(results.first()).toContainText('Portal');
});

test('a running and a failed search leave the page sound', async ({ page, server, expectSound }) => {
  const log = logOf(page);
  const anime = gate();
  await searchHost(page, {
    games: [{ id: 1, slug: 'zelda', name: 'Zelda' }],
    anime: (_query, route) => anime.opened.then(() => route.abort()),
  });
  const { box } = await openSearch(page, server);
  const requested = page.waitForRequest('**/api/anime/search?*');
  await box.fill('zelda');
  await requested;
  await expectSilence(page);
  await expectSound();
  anime.open();
  await expect.poll(() => log.some((line) => line.includes('Search failed.'))).toBe(true);
  await expectSilence(page);
  await expectSound();
});
