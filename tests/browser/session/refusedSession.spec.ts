import { messages, ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { openWhole } from '../served.ts';
import {
  dashboardOf,
  expect,
  keepGame,
  keptToken,
  newToken,
  openAs,
  password,
  revoke,
  test,
} from './sessionTest.ts';

const witcher = { slug: 'the-witcher-3-wild-hunt', name: 'The Witcher 3: Wild Hunt' };

/** Counts how often the address becomes the login's. */
function countRedirects(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/auth/login') count += 1;
  });
  return () => count;
}

const toasts = (page: Page) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: ownMessages.session.ended });

// @control:WEB-01
test('a session that the server has ended leads from the open dashboard to the login: one redirect, one toast', async ({
  page,
  server,
  person,
}) => {
  await openAs(page, server, person.token, dashboardOf(person));
  await expect(page.getByText("You haven't added any games to your all collection yet")).toBeVisible();
  // The last of what the page asks for by itself.
  await expect(page.getByRole('link', { name: 'Complete your profile' })).toBeVisible();
  const redirects = countRedirects(page);
  const saidOnTheWay = watchFor(page, messages.collection.signedOut);
  await revoke(server, person.token);
  await page.getByRole('radio', { name: 'Anime' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  expect(redirects()).toBe(1);
  expect(await keptToken(page)).toBeNull();
  expect(await saidOnTheWay()).toBe(false);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

// @control:WEB-01
test('many calls that are refused at the same time are one end: nobody is led back a second time', async ({
  page,
  server,
  person,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(new URL(response.url()).pathname);
  });
  await revoke(server, person.token);
  const redirects = countRedirects(page);
  await openAs(page, server, person.token, dashboardOf(person));
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  expect(refused.length).toBeGreaterThan(1);
  expect(redirects()).toBe(1);
  await page.getByRole('link', { name: 'Register here' }).click();
  await expect(page.getByRole('heading', { name: 'Join the Adventure' })).toBeVisible();
  expect(redirects()).toBe(1);
});

test('a rating that is refused on a public page leads to the login, not to the page for visitors', async ({
  page,
  server,
  person,
}) => {
  await openAs(page, server, person.token, `/game/${witcher.slug}`);
  await page.getByLabel('Status').selectOption({ label: 'Completed' });
  await revoke(server, person.token);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expect(toasts(page)).toHaveCount(1);
  // The title is still there, one step back, as a visitor sees it.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: witcher.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible();
});

// @control:WEB-01
test('a refused call is tried once more when a newer token of the same person has come meanwhile', async ({
  page,
  server,
  person,
}) => {
  await keepGame(server, person, witcher.slug);
  const newer = await newToken(server, person);
  await revoke(server, person.token);
  const sent: (string | undefined)[] = [];
  await page.route('**/api/userGames/**', async (route) => {
    sent.push(route.request().headers().authorization);
    // Another tab has signed in again while this call was on its way.
    await page.evaluate((token) => localStorage.setItem('token', token), newer);
    await route.continue();
  });
  await page.route('**/api/profile', (route) => route.fulfill({ json: {} }));
  await openAs(page, server, person.token, dashboardOf(person));
  await expect(page.getByRole('listitem').filter({ hasText: witcher.name })).toBeVisible();
  expect(sent).toEqual([`Bearer ${person.token}`, `Bearer ${newer}`]);
  expect(await keptToken(page)).toBe(newer);
  await expect(toasts(page)).toHaveCount(0);
});

// @control:WEB-01
test('a login that is refused is no lost session: who is signed in stays so, and no toast comes', async ({
  page,
  server,
  person,
}) => {
  await openAs(page, server, person.token, '/auth/login');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/login'));
  await page.getByLabel('Username or Email').fill(person.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(`not ${password}`);
  await page.getByRole('button', { name: 'Login' }).click();
  expect((await answered).status()).toBe(401);
  await expect(page.getByRole('alert').filter({ hasText: messages.login.failed })).toBeVisible();
  expect(await keptToken(page)).toBe(person.token);
  await expect(toasts(page)).toHaveCount(0);
});

test('logging out of a session that the server has ended already is a log-out like any other', async ({
  page,
  server,
  person,
}) => {
  await openWhole(page, server.url);
  await openAs(page, server, person.token, dashboardOf(person));
  await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();
  const redirects = countRedirects(page);
  await revoke(server, person.token);
  const farewell = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  expect((await farewell).status()).toBe(401);
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  expect(redirects()).toBe(0);
  await expect(toasts(page)).toHaveCount(0);
});

/** Watches everything that is drawn for a text, from now on. */
function watchFor(page: Page, text: string): () => Promise<boolean> {
  const watching = page.evaluate((wanted) => {
    Object.assign(window, { hasDrawn: false });
    new MutationObserver(() => {
      if (document.body.textContent.includes(wanted)) Object.assign(window, { hasDrawn: true });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return async () => {
    await watching;
    return page.evaluate(() => Reflect.get(window, 'hasDrawn') === true);
  };
}
