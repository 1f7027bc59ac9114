import { findAxeViolations } from '../fixtures/findAxeViolations.ts';
import { expect, openFullyLoaded, screens, test } from '../fixtures/serverTest.ts';

for (const { path, heading } of screens) {
  // @control:SEC-04
  test(`${path} shows its heading without axe findings, errors or violations of the content security policy`, async ({
    page,
    server,
    violations,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openFullyLoaded(page, `${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('a page has its styles each time it is opened in one browser', async ({ page, server, violations }) => {
  for (const _ of ['first', 'second', 'third']) {
    await page.goto(server.url);
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(background).toBe('rgb(5, 20, 38)');
  }
  expect(violations).toEqual([]);
});
