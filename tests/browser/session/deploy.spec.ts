import type { Page } from '@playwright/test';
import { openWhole } from '../served.ts';
import { expect, test } from './sessionTest.ts';

const gone = { status: 404, contentType: 'text/plain', body: 'There is nothing at this address.' };

const errorScreen = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });
const search = (page: Page) => page.getByRole('heading', { name: 'Discover Content' });

/** Counts how often the document is loaded, not asked for. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

// @control:WEB-06
test('a file of an old build is 404, never the document', async ({ server, request }) => {
  for (const name of ['SearchPage-00000000.js', 'index-00000000.js', 'style-00000000.css']) {
    const answer = await request.get(`${server.url}/assets/${name}`);
    expect([name, answer.status()]).toEqual([name, 404]);
    expect(await answer.text()).not.toContain('<div id="root">');
    expect(answer.headers()['content-type'] ?? '').not.toContain('text/html');
  }
});

// @control:WEB-06
test('a page whose part is gone after a deploy is there after one reload', async ({ page, server }) => {
  let isOld = true;
  await page.route('**/assets/SearchPage*', (route) => (isOld ? route.fulfill(gone) : route.continue()));
  await openWhole(page, server.url);
  const loads = countLoads(page);
  // The reload brings the new build, which has its parts.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(search(page)).toBeVisible();
  // Once it has all its code nothing is left that could be missing.
  await expect.poll(loads).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  expect(loads()).toBe(1);
});

// @control:WEB-06
test('a part that is missing for good reloads the page once, then the error screen stands, until it is back', async ({
  page,
  server,
}) => {
  await page.route('**/assets/SearchPage*', (route) => route.fulfill(gone));
  await openWhole(page, server.url);
  const loads = countLoads(page);
  const bar = page.getByRole('navigation');
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(errorScreen(page)).toBeVisible();
  await expect.poll(loads).toBe(1);
  // Everything else still works, and no other reload comes of it.
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Top 100 Games' })).toBeVisible();
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(errorScreen(page)).toBeVisible();
  expect(loads()).toBe(1);
  await page.unroute('**/assets/SearchPage*');
  await bar.getByRole('link', { name: 'Home' }).click();
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(search(page)).toBeVisible();
  expect(loads()).toBe(1);
});

// @control:WEB-06
test('a part that is missing while the document cannot be fetched reloads nothing', async ({
  page,
  context,
  server,
}) => {
  await page.route('**/assets/SearchPage*', (route) => route.abort());
  await openWhole(page, server.url);
  const loads = countLoads(page);
  await context.setOffline(true);
  const bar = page.getByRole('navigation');
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(errorScreen(page)).toBeVisible();
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link')).toHaveCount(100);
  expect(loads()).toBe(0);
});

test('where nothing can be remembered there is no reload, so none after it either', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.route('**/assets/SearchPage*', (route) => route.fulfill(gone));
  await openWhole(page, server.url);
  const loads = countLoads(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(errorScreen(page)).toBeVisible();
  expect(loads()).toBe(0);
});
