import { mediaTypes, storageKeys } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { Person } from '../../support/signUp.ts';
import { signIn } from '../lenientTest.ts';
import { dashboardOf, expect, keepGame, test } from '../session/sessionTest.ts';

/** Holds the site's script back until `release` is called, and records the calls of lists. */
async function openHeld(page: Page, server: RunningServer, person: Person, search = '') {
  await signIn(page, server, person);
  const lists: string[] = [];
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
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
  await page.goto(server.url + dashboardOf(person) + search, { waitUntil: 'commit' });
  return { release, lists, problems };
}

for (const width of [320, 1280])
  test(`the dashboard shows its first titles before the site’s script, which hydrates them and moves nothing (${width} pixels)`, async ({
    page,
    server,
    person,
    pageErrors,
  }) => {
    await keepGame(server, person, 'hades-2018');
    await page.setViewportSize({ width, height: 844 });
    const { release, lists, problems } = await openHeld(page, server, person);
    const card = page.getByRole('listitem').filter({ hasText: 'Hades' });
    await expect(card).toBeVisible();
    const shown = [
      page.getByRole('heading', { name: `Welcome, ${person.username}!` }),
      page.getByLabel('Status'),
      card.getByRole('button', { name: 'Edit Hades' }),
    ];
    const places = () => Promise.all(shown.map((element) => element.boundingBox()));
    const before = await places();
    expect(before).not.toContain(null);
    await card.evaluate((item) => item.setAttribute('data-early', ''));
    release();
    await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await card.getByRole('button', { name: 'Edit Hades' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
    await expect(page.locator('li[data-early]')).toHaveCount(1);
    expect(lists).toEqual([]);
    expect([...pageErrors, ...problems]).toEqual([]);
  });

test('it shows the media type that the browser remembers, and that of the URL rather than that', async ({
  page,
  server,
  person,
  pageErrors,
}) => {
  await keepGame(server, person, 'hades-2018');
  await page.addInitScript((key) => localStorage.setItem(key, 'anime'), storageKeys.contentType);
  const remembered = await openHeld(page, server, person);
  await expect(page.getByRole('radio', { name: 'Anime', checked: true })).toBeAttached();
  remembered.release();
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  expect([...pageErrors, ...remembered.problems]).toEqual([]);
  await page.goto(`${server.url}${dashboardOf(person)}?type=game`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Hades' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  await expect(page.getByRole('radio', { name: 'Games', checked: true })).toBeAttached();
  expect([...pageErrors, ...remembered.problems]).toEqual([]);
});

test('where the server does not render it, the site does', async ({ page, server, person, pageErrors }) => {
  await keepGame(server, person, 'hades-2018');
  await page.route(`**${dashboardOf(person)}?type=game`, (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '' }),
  );
  const { release, lists } = await openHeld(page, server, person);
  release();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hades' })).toBeVisible();
  expect(lists).toEqual([`${mediaTypes.game.pluralWord}?limit=50`]);
  expect(pageErrors).toEqual([]);
});

test('a page whose owner logs out in another tab before the site runs leads to the login', async ({
  page,
  server,
  person,
  pageErrors,
}) => {
  await keepGame(server, person, 'hades-2018');
  const { release } = await openHeld(page, server, person);
  await expect(page.getByRole('listitem').filter({ hasText: 'Hades' })).toBeVisible();
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.token);
  release();
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await expect(page.getByText('Hades')).toHaveCount(0);
  expect(await page.locator('#answers').count()).toBe(0);
  expect(pageErrors).toEqual([]);
});
