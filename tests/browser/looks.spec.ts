import type { Page } from '@playwright/test';
import { expect, openWhole, test } from './served.ts';

/** The sheets of a page that hold looks: where each comes from, and how many rules its groups have. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter((sheet) => sheet.cssRules[0] instanceof CSSMediaRule)
      .map((sheet) => ({
        owner: sheet.ownerNode instanceof Element ? sheet.ownerNode.tagName : '',
        groups: [...sheet.cssRules].map((group) =>
          group instanceof CSSMediaRule ? group.cssRules.length : 0,
        ),
      })),
  );

test('the looks of every first view are one style sheet of the build, in which the script goes on', async ({
  page,
  server,
}) => {
  const asked = page.waitForResponse(/\/assets\/looks-[\w-]+\.css$/);
  await openWhole(page, `${server.url}/auth/login`);
  expect((await asked).headers()['cache-control']).toContain('immutable');
  const [first, ...others] = await sheets(page);
  expect(others).toEqual([]);
  expect(first?.owner).toBe('LINK');
  expect(first?.groups).toHaveLength(3);
  expect(first?.groups[1]).toBeGreaterThan(50);

  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  expect(await sheets(page)).toHaveLength(1);
});

test('what a page needs beside that sheet is written once, wherever one goes', async ({ page, server }) => {
  await openWhole(page, `${server.url}/auth/login`);
  const before = await sheets(page);
  for (const [link, heading] of [
    ['Register here', 'Join the Adventure'],
    ['Log in here', 'Welcome Back!'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const after = await sheets(page);
  expect(after[0]?.groups[0]).toBe(before[0]?.groups[0]);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
  expect(await sheets(page)).toEqual(after);
});
