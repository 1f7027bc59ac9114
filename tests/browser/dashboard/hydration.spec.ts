import { mediaTypes, storageKeys } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { signIn } from '../fixtures/unlimitedTest.ts';
import { addGame, dashboardOf, expect, test } from '../session/sessionTest.ts';

/** Opens the dashboard, delays the site's script until `release` is called, and records console errors and the requests for lists. */
async function openBeforeScript(page: Page, server: RunningServer, user: TestUser, search = '') {
  await signIn(page, server, user);
  const lists: string[] = [];
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url());
    if (/^\/api\/user\w+\//.test(pathname)) lists.push(pathname.split('/').at(-1) + query);
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(server.url + dashboardOf(user) + search, { waitUntil: 'commit' });
  return { release, lists, consoleErrors };
}

for (const width of [320, 1280])
  test(`the dashboard shows its first titles before the script has loaded, and hydrates them without a shift (${width} pixels)`, async ({
    page,
    server,
    user,
    pageErrors,
  }) => {
    await addGame(server, user, 'hades-2018');
    await page.setViewportSize({ width, height: 844 });
    const { release, lists, consoleErrors } = await openBeforeScript(page, server, user);
    const card = page.getByRole('listitem').filter({ hasText: 'Hades' });
    await expect(card).toBeVisible();
    const shown = [
      page.getByRole('heading', { name: `Welcome, ${user.username}!` }),
      page.getByLabel('Status'),
      card.getByRole('button', { name: 'Edit Hades' }),
    ];
    const boxes = () => Promise.all(shown.map((element) => element.boundingBox()));
    const before = await boxes();
    expect(before).not.toContain(null);
    await card.evaluate((item) => item.setAttribute('data-early', ''));
    release();
    await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
    expect(await boxes()).toEqual(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await card.getByRole('button', { name: 'Edit Hades' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
    await expect(page.locator('li[data-early]')).toHaveCount(1);
    expect(lists).toEqual([]);
    expect([...pageErrors, ...consoleErrors]).toEqual([]);
  });

test('the dashboard shows the stored media type, and a media type in the URL takes precedence', async ({
  page,
  server,
  user,
  pageErrors,
}) => {
  await addGame(server, user, 'hades-2018');
  await page.addInitScript((key) => localStorage.setItem(key, 'anime'), storageKeys.contentType);
  const stored = await openBeforeScript(page, server, user);
  await expect(page.getByRole('radio', { name: 'Anime', checked: true })).toBeAttached();
  stored.release();
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  expect([...pageErrors, ...stored.consoleErrors]).toEqual([]);
  await page.goto(`${server.url}${dashboardOf(user)}?type=game`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Hades' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  await expect(page.getByRole('radio', { name: 'Games', checked: true })).toBeAttached();
  expect([...pageErrors, ...stored.consoleErrors]).toEqual([]);
});

test('the dashboard is rendered by the client when the server responds with 503', async ({
  page,
  server,
  user,
  pageErrors,
}) => {
  await addGame(server, user, 'hades-2018');
  await page.route(`**${dashboardOf(user)}?type=game`, (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '' }),
  );
  const { release, lists } = await openBeforeScript(page, server, user);
  release();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hades' })).toBeVisible();
  expect(lists).toEqual([`${mediaTypes.game.pluralNoun}?limit=50`]);
  expect(pageErrors).toEqual([]);
});

test('a logout in another tab before the script has loaded leads from the dashboard to the login', async ({
  page,
  server,
  user,
  pageErrors,
}) => {
  await addGame(server, user, 'hades-2018');
  const { release } = await openBeforeScript(page, server, user);
  await expect(page.getByRole('listitem').filter({ hasText: 'Hades' })).toBeVisible();
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.token);
  release();
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await expect(page.getByText('Hades')).toHaveCount(0);
  expect(await page.locator('#responses').count()).toBe(0);
  expect(pageErrors).toEqual([]);
});
