import { expect, openLive, test } from './intentTest.ts';

const bar = 'navigation';

test('the pointer over a link fetches its page, before it is pressed and once', async ({
  page,
  server,
  scripts,
}) => {
  await openLive(page, server.url);
  const search = page.getByRole(bar).getByRole('link', { name: 'Search' });
  await expect(search).toBeVisible();
  expect(scripts.asked('SearchPage')).toBe(0);
  await search.hover();
  await expect.poll(() => scripts.asked('SearchPage')).toBe(1);
  await search.hover({ position: { x: 3, y: 3 } });
  await search.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
  expect(scripts.asked('SearchPage')).toBe(1);
  expect(scripts.asked('LoginPage')).toBe(0);
});

test('the focus on a link fetches its page and the layout around it', async ({ page, server, scripts }) => {
  await openLive(page, server.url);
  await page.getByRole(bar).getByRole('link', { name: 'Search' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole(bar).getByRole('link', { name: 'Account' })).toBeFocused();
  await expect.poll(() => scripts.asked('LoginPage')).toBe(1);
  await expect.poll(() => scripts.asked('AuthLayout')).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
  expect(scripts.asked('LoginPage')).toBe(1);
});

test('a finger on a card fetches the page of a title; one on the words around it fetches nothing', async ({
  page,
  server,
  scripts,
}) => {
  await openLive(page, server.url);
  const shelf = page.getByRole('region', { name: 'Top 100 Games' });
  await expect(shelf.getByRole('link')).toHaveCount(100);
  await shelf.getByRole('heading').dispatchEvent('touchstart');
  expect(scripts.asked('MediaPage')).toBe(0);
  await shelf.getByRole('link').first().dispatchEvent('touchstart');
  await expect.poll(() => scripts.asked('MediaPage')).toBe(1);
  expect(scripts.asked('SearchPage')).toBe(0);
});

test('a page that cannot be fetched beforehand is asked for again when its link is pressed', async ({
  page,
  server,
  scripts,
}) => {
  await openLive(page, server.url);
  await page.route('**/assets/SearchPage-*.js', (route) => route.abort());
  const search = page.getByRole(bar).getByRole('link', { name: 'Search' });
  await search.hover();
  await expect.poll(() => scripts.asked('SearchPage')).toBe(1);
  await page.unroute('**/assets/SearchPage-*.js');
  await search.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
});
