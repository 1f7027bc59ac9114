import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
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

/** The selectors of a page's looks in the order of the cascade, or those of a text. */
const order = (page: Page, text?: string) =>
  page.evaluate((text) => {
    const selectors = (rule: CSSRule): string[] =>
      rule instanceof CSSStyleRule
        ? [rule.selectorText]
        : rule instanceof CSSMediaRule
          ? [...rule.cssRules].flatMap(selectors)
          : [];
    const element = document.querySelector<HTMLStyleElement>('#stitches');
    const sheet = text === undefined ? element?.sheet : new CSSStyleSheet();
    if (text !== undefined) sheet?.replaceSync(text);
    return [...(sheet?.cssRules ?? [])].map(selectors);
  }, text);

/** Opens a page that the browser fills; the style sheet that its document links. */
async function openWithSheet(page: Page, { url }: RunningServer) {
  const asked = page.waitForResponse(/\/assets\/looks-[\w-]+\.css$/);
  await openWhole(page, `${url}/account`);
  return asked;
}

test('the looks of every first view are one style sheet of the build, in which the script goes on', async ({
  page,
  server,
}) => {
  const file = await openWithSheet(page, server);
  expect(file.headers()['cache-control']).toContain('immutable');
  const [first, ...others] = await sheets(page);
  expect(others).toEqual([]);
  expect(first?.owner).toBe('LINK');
  expect(first?.groups).toHaveLength(3);
  expect(first?.groups[1]).toBeGreaterThan(50);

  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
  expect(await sheets(page)).toHaveLength(1);
});

test('a page that comes complete brings the looks that it does not use at its end, and they take their places', async ({
  page,
  server,
}) => {
  const built = await order(page, await (await openWithSheet(page, server)).text());
  for (const path of ['/', '/auth/login', '/game/the-witcher-3-wild-hunt']) {
    const html = await (await page.request.get(server.url + path)).text();
    const [, head = ''] = /<style[^>]*>([^<]*)/.exec(html) ?? [];
    await openWhole(page, server.url + path);
    expect(await sheets(page)).toMatchObject([{ owner: 'STYLE' }]);
    const all = await order(page);
    for (const group of [0, 1, 2]) {
      const known = new Set(built[group]);
      expect(all[group]?.filter((selector) => known.has(selector))).toEqual(built[group]);
      if (group > 0) expect(built[group]?.some((selector) => !head.includes(selector))).toBe(true);
    }
  }
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
