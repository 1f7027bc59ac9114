import type { Page, Route } from '@playwright/test';
import { echoHost, expect, openSearch, searchHost, searchParts, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

const found = [{ id: 1, slug: 'zelda', name: 'Zelda' }];
const failures: Record<string, (route: Route) => Promise<void>> = {
  'a 500': (route) => route.fulfill({ status: 500, json: { message: 'The database is on fire.' } }),
  'a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  'a network that is cut': (route) => route.abort(),
  'an object in the place of a list': (route) => route.fulfill({ json: { results: found } }),
  null: (route) => route.fulfill({ json: null }),
};

/** What the page has logged as errors so far. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') log.push(message.text());
  });
  return log;
}

/** Neither a result nor a word about it, old or new. */
async function expectSilence(page: Page) {
  const { results, nothing } = searchParts(page);
  await expect(results).toHaveCount(0);
  await expect(nothing).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[aria-live]')).toHaveText('');
}

for (const [failure, answer] of Object.entries(failures)) {
  test(`a search that fails by ${failure} shows no result and no message, is only logged, and the next letter recovers`, async ({
    page,
    server,
  }) => {
    const log = logOf(page);
    const failFor = (query: string) => async (asked: string, route: Route) =>
      asked === query ? answer(route) : found;
    for (const host of [
      { games: failFor('zel'), anime: [] },
      { games: found, anime: failFor('zel') },
    ]) {
      await searchHost(page, host);
      const { box, names } = await openSearch(page, server, 'ze');
      await expect(names.first()).toHaveText('Zelda');
      log.length = 0;
      await box.press('End');
      await box.press('l');
      await expect.poll(() => log.some((line) => line.includes('Search failed.'))).toBe(true);
      await expectSilence(page);
      await expect(box).toHaveValue('zel');
      await box.press('d');
      await expect(names.first()).toHaveText('Zelda');
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('a text that has failed is asked again when somebody comes back to it, and earlier results do not stand in for it', async ({
  page,
  server,
}) => {
  let isBroken = false;
  const log = logOf(page);
  await searchHost(page, {
    games: (_query, route) => (isBroken ? route.abort() : found),
  });
  const { box, names } = await openSearch(page, server, 'zelda');
  await expect(names).toHaveText(['Zelda']);
  isBroken = true;
  await box.fill('zeld');
  await expect.poll(() => log.filter((line) => line.includes('Search failed.'))).toHaveLength(1);
  await box.fill('zelda');
  await expect.poll(() => log.filter((line) => line.includes('Search failed.'))).toHaveLength(2);
  await expectSilence(page);
  isBroken = false;
  await box.fill('zeld');
  await expect(names).toHaveText(['Zelda']);
});

test('with the whole network cut within an open page a search shows nothing, and the page lives', async ({
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

test('a failed search leaves the page sound', async ({ page, server, expectSound }) => {
  const log = logOf(page);
  await echoHost(page);
  await page.route('**/api/anime/search?*', (route) => route.abort());
  await openSearch(page, server, 'zelda');
  await expect.poll(() => log.some((line) => line.includes('Search failed.'))).toBe(true);
  await expectSilence(page);
  await expectSound();
});
