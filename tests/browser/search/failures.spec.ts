import type { Page } from '@playwright/test';
import { createGate, expect, mockSearch, openSearch, searchElements, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

/** Collects the errors that the page logs from now on. */
function collectErrorLog(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') log.push(message.text());
  });
  return log;
}

/** Asserts that the page shows neither results nor a message. */
async function expectNoOutput(page: Page) {
  const { results, nothing } = searchElements(page);
  await expect(results).toHaveCount(0);
  await expect(nothing).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[aria-live]')).toHaveText('');
}

test('a search while offline shows neither results nor a message, and the next one online shows results', async ({
  page,
  context,
  server,
}) => {
  const log = collectErrorLog(page);
  const { box, results } = await openSearch(page, server, 'zelda');
  await expect(results).not.toHaveCount(0);
  await context.setOffline(true);
  await box.fill('mario');
  await expect.poll(() => log.some((line) => line.includes('Search failed.'))).toBe(true);
  await expectNoOutput(page);
  await context.setOffline(false);
  await box.fill('portal');
  await expect(results.first()).toContainText('Portal');
});

test('the page is accessible during a search and after a failed one', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const log = collectErrorLog(page);
  const anime = createGate();
  await mockSearch(page, {
    games: [{ id: 1, slug: 'zelda', name: 'Zelda' }],
    anime: (_query, route) => anime.opened.then(() => route.abort()),
  });
  const { box } = await openSearch(page, server);
  const requested = page.waitForRequest('**/api/anime/search?*');
  await box.fill('zelda');
  await requested;
  await expectNoOutput(page);
  await expectNoViolations();
  anime.open();
  await expect.poll(() => log.some((line) => line.includes('Search failed.'))).toBe(true);
  await expectNoOutput(page);
  await expectNoViolations();
});
