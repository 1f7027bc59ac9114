import type { Page } from '@playwright/test';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { expect, test } from './sessionTest.ts';

const notFound = { status: 404, contentType: 'text/plain', body: 'There is nothing at this address.' };

const errorScreen = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });
const searchHeading = (page: Page) => page.getByRole('heading', { name: 'Discover Content' });

/** Counts the loaded documents, not the requests for them. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

// @control:WEB-06
test('a file of an old build responds 404, without the HTML of the site', async ({ server, request }) => {
  for (const name of ['SearchPage-00000000.js', 'index-00000000.js', 'style-00000000.css']) {
    const response = await request.get(`${server.url}/assets/${name}`);
    expect([name, response.status()]).toEqual([name, 404]);
    expect(await response.text()).not.toContain('<div id="root">');
    expect(response.headers()['content-type'] ?? '').not.toContain('text/html');
  }
});

// @control:WEB-06
test('a page whose chunk is missing after a deployment is shown after one reload', async ({
  page,
  server,
}) => {
  let isOld = true;
  await page.route('**/assets/SearchPage*', (route) => (isOld ? route.fulfill(notFound) : route.continue()));
  await openFullyLoaded(page, server.url);
  const loads = countLoads(page);
  // The reload loads the new build, which has all its chunks.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(searchHeading(page)).toBeVisible();
  // Once all chunks are loaded, none can be missing, so no further reload may follow.
  await expect.poll(loads).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  expect(loads()).toBe(1);
});

// @control:WEB-06
test('a chunk that stays missing reloads the page once and then shows the error screen, until it is available again', async ({
  page,
  server,
}) => {
  await page.route('**/assets/SearchPage*', (route) => route.fulfill(notFound));
  await openFullyLoaded(page, server.url);
  const loads = countLoads(page);
  const bar = page.getByRole('navigation');
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(errorScreen(page)).toBeVisible();
  await expect.poll(loads).toBe(1);
  // Other pages still work, and no further reload follows.
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Top 100 Games' })).toBeVisible();
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(errorScreen(page)).toBeVisible();
  expect(loads()).toBe(1);
  await page.unroute('**/assets/SearchPage*');
  await bar.getByRole('link', { name: 'Home' }).click();
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(searchHeading(page)).toBeVisible();
  expect(loads()).toBe(1);
});

// @control:WEB-06
test('a missing chunk causes no reload while the site is offline', async ({ page, context, server }) => {
  await page.route('**/assets/SearchPage*', (route) => route.abort());
  await openFullyLoaded(page, server.url);
  const loads = countLoads(page);
  await context.setOffline(true);
  const bar = page.getByRole('navigation');
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(errorScreen(page)).toBeVisible();
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link')).toHaveCount(100);
  expect(loads()).toBe(0);
});

test('a missing chunk causes no reload when session storage is blocked, which could otherwise repeat forever', async ({
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
  await page.route('**/assets/SearchPage*', (route) => route.fulfill(notFound));
  await openFullyLoaded(page, server.url);
  const loads = countLoads(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(errorScreen(page)).toBeVisible();
  expect(loads()).toBe(0);
});
