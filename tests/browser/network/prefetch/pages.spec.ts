import { expect, openHydrated, test } from './prefetchTest.ts';

const bar = 'navigation';

test('hovering over a link prefetches its page, once and before the click', async ({
  page,
  server,
  scripts,
}) => {
  await openHydrated(page, server.url);
  const search = page.getByRole(bar).getByRole('link', { name: 'Search' });
  await expect(search).toBeVisible();
  expect(scripts.requestCount('SearchPage')).toBe(0);
  await search.hover();
  await expect.poll(() => scripts.requestCount('SearchPage')).toBe(1);
  await search.hover({ position: { x: 3, y: 3 } });
  await search.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
  expect(scripts.requestCount('SearchPage')).toBe(1);
  expect(scripts.requestCount('LoginPage')).toBe(0);
});

test('focusing a link prefetches its page and its layout', async ({ page, server, scripts }) => {
  await openHydrated(page, server.url);
  await page.getByRole(bar).getByRole('link', { name: 'Search' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole(bar).getByRole('link', { name: 'Account' })).toBeFocused();
  await expect.poll(() => scripts.requestCount('LoginPage')).toBe(1);
  await expect.poll(() => scripts.requestCount('AuthLayout')).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
  expect(scripts.requestCount('LoginPage')).toBe(1);
});

test('touching a card prefetches the title page, and touching the heading above it prefetches nothing', async ({
  page,
  server,
  scripts,
}) => {
  await openHydrated(page, server.url);
  const region = page.getByRole('region', { name: 'Top 100 Games' });
  await expect(region.getByRole('link')).toHaveCount(100);
  await region.getByRole('heading').dispatchEvent('touchstart');
  expect(scripts.requestCount('MediaPage')).toBe(0);
  await region.getByRole('link').first().dispatchEvent('touchstart');
  await expect.poll(() => scripts.requestCount('MediaPage')).toBe(1);
  expect(scripts.requestCount('SearchPage')).toBe(0);
});

test('a page whose prefetch failed is requested again when its link is clicked', async ({
  page,
  server,
  scripts,
}) => {
  await openHydrated(page, server.url);
  await page.route('**/assets/SearchPage-*.js', (route) => route.abort());
  const search = page.getByRole(bar).getByRole('link', { name: 'Search' });
  await search.hover();
  await expect.poll(() => scripts.requestCount('SearchPage')).toBe(1);
  await page.unroute('**/assets/SearchPage-*.js');
  await search.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
});
