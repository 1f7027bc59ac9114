import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { expect, openFullyLoaded, test } from '../fixtures/serverTest.ts';

/** The component style sheets of a page: the element of each, and the number of rules in each of its groups. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter((sheet) => sheet.cssRules.length > 1 && sheet.cssRules[0] instanceof CSSLayerBlockRule)
      .map((sheet) => ({
        owner: sheet.ownerNode instanceof Element ? sheet.ownerNode.tagName : '',
        groups: [...sheet.cssRules].map((group) =>
          group instanceof CSSLayerBlockRule ? group.cssRules.length : 0,
        ),
      })),
  );

/** The selectors of each group in cascade order, of the page's component styles or of a CSS text. */
const selectorsOf = (page: Page, text?: string) =>
  page.evaluate((text) => {
    const selectors = (rule: CSSRule): string[] =>
      rule instanceof CSSStyleRule
        ? [rule.selectorText]
        : rule instanceof CSSMediaRule || rule instanceof CSSLayerBlockRule
          ? [...rule.cssRules].flatMap(selectors)
          : [];
    const element = document.querySelector<HTMLStyleElement>('#stitches');
    const sheet = text === undefined ? element?.sheet : new CSSStyleSheet();
    if (text !== undefined) sheet?.replaceSync(text);
    return [...(sheet?.cssRules ?? [])].map(selectors);
  }, text);

/** Opens a client-rendered page and returns the response of its linked style sheet. */
async function openWithSheet(page: Page, { url }: RunningServer) {
  const response = page.waitForResponse(/\/assets\/components-[\w-]+\.css$/);
  await openFullyLoaded(page, `${url}/account`);
  return response;
}

test('a client-rendered page links one style sheet with the styles of every first view, into which later rules are inserted', async ({
  page,
  server,
}) => {
  const response = await openWithSheet(page, server);
  expect(response.headers()['cache-control']).toContain('immutable');
  const [first, ...others] = await sheets(page);
  expect(others).toEqual([]);
  expect(first?.owner).toBe('LINK');
  expect(first?.groups).toHaveLength(3);
  expect(first?.groups[1]).toBeGreaterThan(50);

  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
  expect(await sheets(page)).toHaveLength(1);
});

test('a server-rendered page has its unused styles at its end, and they are inserted in cascade order', async ({
  page,
  server,
}) => {
  const built = await selectorsOf(page, await (await openWithSheet(page, server)).text());
  for (const path of ['/', '/auth/login', '/game/the-witcher-3-wild-hunt']) {
    const html = await (await page.request.get(server.url + path)).text();
    const [, head = ''] = /<style[^>]*>([^<]*)/.exec(html) ?? [];
    await openFullyLoaded(page, server.url + path);
    expect(await sheets(page)).toMatchObject([{ owner: 'STYLE' }]);
    const all = await selectorsOf(page);
    for (const group of [0, 1, 2]) {
      const builtSelectors = new Set(built[group]);
      expect(all[group]?.filter((selector) => builtSelectors.has(selector))).toEqual(built[group]);
      if (group > 0) expect(built[group]?.some((selector) => !head.includes(selector))).toBe(true);
    }
  }
});

test('navigation inserts the additional rules of a page once only', async ({ page, server }) => {
  await openFullyLoaded(page, `${server.url}/auth/login`);
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
