import type { Locator, Page } from '@playwright/test';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { tabTo } from '../fixtures/tabTo.ts';
import { expect, test } from './homeTest.ts';

const rows = (page: Page) => page.getByRole('region', { name: /^(Games|Anime|Movies): / });
const browsePath = /^\/api\/\w+\/browse$/;

/** Records the paths of all requests for titles to browse from now on. */
function recordBrowseCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (browsePath.test(pathname)) calls.push(pathname);
  });
  return calls;
}

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** Scrolls until a row near the end of the page is loaded. */
async function showRows(page: Page) {
  await scrollToEnd(page);
  await expect(page.getByRole('button', { name: 'Surprise me' })).toBeVisible();
  await page.getByRole('button', { name: 'Surprise me' }).scrollIntoViewIfNeeded();
}

test('the rows are requested only when the visitor scrolls towards the end of the top lists', async ({
  page,
  server,
}) => {
  const calls = recordBrowseCalls(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await openFullyLoaded(page, server.url);
  expect(calls).toEqual([]);
  await expect(rows(page)).toHaveCount(0);
  await scrollToEnd(page);
  await expect(rows(page).first()).toBeAttached();
  expect(calls.length).toBeGreaterThan(0);
});

for (const width of [390, 1280])
  for (const colorScheme of ['dark', 'light'] as const)
    test(`the rows have no accessibility violations, ${width} pixels wide, ${colorScheme}`, async ({
      page,
      context,
      server,
      expectNoViolations,
    }) => {
      await context.addCookies([{ name: 'theme', value: colorScheme, url: server.url }]);
      await page.setViewportSize({ width, height: 900 });
      await openFullyLoaded(page, server.url);
      await showRows(page);
      await expect(rows(page).last().getByRole('link').nth(1)).toBeVisible();
      await expectNoViolations();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

test('a row is operated by keyboard: its link leads to all titles of the genre, the arrow keys to its titles', async ({
  page,
  server,
}) => {
  await openFullyLoaded(page, server.url);
  await showRows(page);
  const row = rows(page).first();
  await row.scrollIntoViewIfNeeded();
  const link = row.getByRole('link', { name: /^All: Games: / });
  await link.focus();
  await expect(link).toHaveAttribute('href', /^\/browse\/game\?genre=/);
  const title = row.getByRole('listitem').first().getByRole('link');
  await expect(title).toBeVisible();
  await tabTo(page, title);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\/[\w-]+$/);
});

test('the surprise opens the page of a title', async ({ page, server }) => {
  await openFullyLoaded(page, server.url);
  await showRows(page);
  await page.getByRole('button', { name: 'Surprise me' }).press('Enter');
  await expect(page).toHaveURL(/\/(game|anime|movie)\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a host without browse calls has no rows and no error', async ({ page, server }) => {
  const calls = recordBrowseCalls(page);
  await page.route(
    ({ pathname }) => browsePath.test(pathname),
    (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }),
  );
  await openFullyLoaded(page, server.url);
  await scrollToEnd(page);
  await expect.poll(() => calls.length).toBeGreaterThan(1);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('the rows load without a layout shift of what is in view', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openFullyLoaded(page, server.url);
  await page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift' });
  });
  const button = page.getByRole('button', { name: 'Surprise me' });
  const isInWindow = (element: Element) => element.getBoundingClientRect().top < innerHeight;
  const scrollTowards = async (target: Locator) => {
    while (!(await target.evaluate(isInWindow))) {
      await page.mouse.wheel(0, 150);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  };
  await page.mouse.move(600, 500);
  // The footer would move if it were in the window when the rows arrive.
  await scrollTowards(page.getByRole('region', { name: 'Top 100 Movies' }));
  await expect(button).toBeVisible();
  await scrollTowards(button);
  await expect(rows(page).last().getByRole('link').nth(1)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThanOrEqual(0.01);
});
