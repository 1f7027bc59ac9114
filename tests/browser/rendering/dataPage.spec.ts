import { expect, test } from '../fixtures/unlimitedTest.ts';

test('the footer leads to the sources of the data, whose page has no axe findings and serves the full text of each licence', async ({
  page,
  server,
  expectNoViolations,
}) => {
  await page.goto(server.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data sources' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data sources' })).toBeVisible();
  await expect(page.getByText('by manami-project')).toBeVisible();
  await expect(page.getByText('Built-in titles').first()).toBeVisible();
  await expectNoViolations();
  const links = await page.getByRole('link', { name: 'Full text of' }).all();
  const paths = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
  expect(paths.size).toBe(7);
  for (const path of paths) {
    const response = await page.request.get(`${server.url}${path}`);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
  }
});
