import type { Page } from '@playwright/test';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { createGate, expect, mockEchoSearch, mockSearch, openSearch, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

const games = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  slug: `star-${index + 1}`,
  name: `Star Game ${index + 1}`,
  released: `${2000 + index}-01-01`,
}));
const anime = [{ id: 'a', slug: 'starry', title: 'Starry Sky' }];

/** A host that knows pages of search results. */
const mockPages = (page: Page) =>
  mockSearch(page, {
    games: (_query, route) => {
      const parameters = new URL(route.request().url()).searchParams;
      const end = parameters.get('sort') === 'best' ? Number(parameters.get('page')) * 20 : 5;
      return games.slice(Math.max(0, end - 20), end);
    },
    anime: (_query, route) => (/page=[2-9]/.test(route.request().url()) ? [] : anime),
  });

test('Enter shows all results, which can be filtered by type and paged, and Back returns step by step', async ({
  page,
  server,
  expectNoViolations,
}) => {
  await mockPages(page);
  const { box, results } = await openSearch(page, server);
  await box.fill('star');
  await expect(results).toHaveCount(6);
  await box.press('Enter');
  await expect(page).toHaveURL(`${server.url}/search?query=star&page=1`);
  await expect(results).toHaveCount(0);
  const titles = page.getByRole('region').getByRole('listitem');
  await expect(titles).toHaveCount(21);
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('link').first()).toHaveText(
    'Star Game 1',
  );
  await expectNoViolations();

  const types = page.getByRole('navigation', { name: 'Media types' });
  await types.getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(`${server.url}/search?query=star&type=game&page=1`);
  await expect(titles).toHaveCount(20);
  await expect(types.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${server.url}/search?query=star&type=game&page=2`);
  await expect(titles).toHaveText([/Star Game 21/, /Star Game 22/, /Star Game 23/]);
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expectNoViolations();

  await page.goBack();
  await expect(titles).toHaveCount(20);
  await page.goBack();
  await expect(titles).toHaveCount(21);
  await page.reload();
  await expect(box).toHaveValue('star');
  await expect(titles).toHaveCount(21);
  await box.fill('starry');
  await expect(page).toHaveURL(`${server.url}/search?query=starry`);
  await expect(results).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/search?query=star&page=1`);
  await expect(titles).toHaveCount(21);
});

test('recent searches are shown before typing, and can be deleted one by one and all at once', async ({
  page,
  server,
  expectNoViolations,
}) => {
  await mockEchoSearch(page);
  const { box, results } = await openSearch(page, server);
  for (const text of ['zelda', 'mario', 'metroid']) {
    await box.fill(text);
    await expect(results).toHaveCount(1);
    await box.press('Enter');
    await expect(page).toHaveURL(`${server.url}/search?query=${text}&page=1`);
  }
  await page.getByRole('button', { name: 'Clear the search' }).click();
  const recent = page.getByRole('region', { name: 'Recent searches' });
  const links = recent.getByRole('link');
  await expect(links).toHaveText(['metroid', 'mario', 'zelda']);
  await expect(page.getByRole('region', { name: 'Popular titles' }).getByRole('link')).not.toHaveCount(0);
  await expectNoViolations();
  await recent.getByRole('button', { name: 'Forget “mario”' }).click();
  await expect(links).toHaveText(['metroid', 'zelda']);
  await expect(recent.getByRole('heading')).toBeFocused();
  await recent.getByRole('button', { name: 'Forget all' }).click();
  await expect(recent).toHaveCount(0);
  await expect(box).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Popular titles' })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('the key / opens the search from any page and focuses its field, until the visitor switches it off', async ({
  page,
  server,
}) => {
  await openFullyLoaded(page, server.url);
  await page.keyboard.press('/');
  await expect(page).toHaveURL(`${server.url}/search`);
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await page.keyboard.press('/');
  await expect(box).toHaveValue('/');
  await box.fill('');
  const setting = page.getByRole('switch', { name: 'The key / opens the search on every page' });
  await setting.uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(box).not.toBeFocused();
});

test('a visitor who presses Enter and leaves for a page whose code is late is not led back', async ({
  page,
  server,
}) => {
  const [responses, code] = [createGate(), createGate()];
  await mockSearch(page, {
    games: async () => {
      await responses.opened;
      return games.slice(0, 1);
    },
  });
  await page.route(/LoginPage/, async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.goto(`${server.url}/search`);
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('star');
  await expect(page).toHaveURL(`${server.url}/search?query=star`);
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.evaluate(() => {
    // Not a click, which would take the focus from the field.
    document.querySelector<HTMLElement>('a[href="/auth/login"]')?.click();
  });
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  responses.open();
  code.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
});
