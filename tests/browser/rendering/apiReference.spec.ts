import { expect, test } from '../fixtures/unlimitedTest.ts';

test('the API reference shows operations without axe findings, violations of its policy or requests to other hosts', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  await page.goto(`${server.url}/docs/api`);
  await expect(page.getByRole('heading', { name: 'Gildshelf API' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'List the top 100 games' })).toBeVisible();
  await expect(page.getByText('/api/games/top').first()).toBeVisible();
  await expectNoViolations();
  expect([...origins]).toEqual([new URL(server.url).origin]);
});
