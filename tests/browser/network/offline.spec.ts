import { expect, openFullyLoaded, test } from '../fixtures/serverTest.ts';

// @control:WEB-03
test('an open site still shows titles, search and the login when it goes offline', async ({
  page,
  context,
  server,
}) => {
  await openFullyLoaded(page, server.url);
  const cards = page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link');
  await expect(cards).toHaveCount(100);
  await context.setOffline(true);

  await cards.first().click();
  await expect(page.getByRole('heading', { level: 1, name: /The Legend of Zelda/ })).toBeVisible();
  const bar = page.getByRole('navigation');
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
  await bar.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
});

test('a page whose chunk cannot be loaded shows the error screen', async ({ page, server }) => {
  await page.route('**/assets/AuthLayout*', (route) => route.abort());
  await page.goto(`${server.url}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});
