import { findViolations } from './findViolations.ts';
import { expect, openWhole, screens, test } from './served.ts';

for (const { path, heading } of screens) {
  // @control:SEC-04
  test(`${path} shows its heading, has no finding of axe, and the policy refuses nothing`, async ({
    page,
    server,
    violations,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await openWhole(page, `${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    expect(violations).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('a page opened three times in one browser keeps its styles each time', async ({
  page,
  server,
  violations,
}) => {
  for (const _ of ['first', 'second', 'third']) {
    await page.goto(server.url);
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(background).toBe('rgb(5, 20, 38)');
  }
  expect(violations).toEqual([]);
});
