import { catalogues, messages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { dashboardOf, expect, openAs, openWithState, password, test } from './sessionTest.ts';

test.use({ rendering: 'browser' });

/** What a host that is broken, or something between it and us, may answer with a 200. */
const junk = [
  '<!doctype html><p>Sign in to the hotel’s network',
  '',
  '[]',
  'null',
  '7',
  '"yes"',
  '{"token":{"a":[]},"user":7}',
];

/** Answers an address with each of these in turn, one a call. */
async function answerInTurn(page: Page, address: string): Promise<void> {
  let turn = 0;
  await page.route(address, (route) => {
    const body = junk[turn % junk.length] ?? '';
    turn += 1;
    return route.fulfill({ status: 200, contentType: 'application/json', body });
  });
}

// @control:WEB-05
test('a login that is answered with junk has failed, in the words for that', async ({
  page,
  server,
  pageErrors,
}) => {
  await answerInTurn(page, '**/api/auth/login');
  await page.goto(`${server.url}/auth/login`);
  for (const _ of junk) {
    const answered = page.waitForResponse('**/api/auth/login');
    await page.getByLabel('Username or Email').fill('Mara');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Login' }).click();
    await answered;
    await reloaded;
    await expect(page.getByRole('alert')).toContainText(messages.login.failed);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  }
  expect(pageErrors).toEqual([]);
});

test('a question about a mail that is answered with junk has failed, in the words for that', async ({
  page,
  server,
  pageErrors,
}) => {
  const state = { email: 'mara@example.org', showResend: true };
  await openWithState(page, `${server.url}/auth/verify-email-sent`, state);
  await answerInTurn(page, '**/api/auth/verification-status*');
  for (const _ of junk) {
    const answered = page.waitForResponse('**/api/auth/verification-status*');
    await page.getByRole('button', { name: 'Check Verification Status' }).click();
    await answered;
    await expect(page.getByRole('alert')).toHaveText(messages.verification.statusFailed);
  }
  expect(pageErrors).toEqual([]);
});

// @control:WEB-05
test('a shelf that is answered with junk could not be fetched, in the words for that, and the page stands', async ({
  page,
  server,
  person,
  pageErrors,
}) => {
  for (const body of junk.filter((text) => text !== '[]')) {
    await page.route('**/api/userGames/**', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await page.route('**/api/profile', (route) => route.fulfill({ contentType: 'application/json', body }));
    await openAs(page, server, person.token, dashboardOf(person));
    await expect(page.getByRole('alert').filter({ hasText: messages.media.userContentFailed })).toBeVisible();
    await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(pageErrors).toEqual([]);
});

test('a profile that is answered with junk could not be loaded, and one that was saved with junk was not', async ({
  page,
  server,
  person,
  pageErrors,
}) => {
  const path = `/user/${person.username}/profile`;
  const unreadable = junk.filter((text) => !text.startsWith('{'));
  for (const body of unreadable) {
    await page.route('**/api/profile', (route) => route.fulfill({ contentType: 'application/json', body }));
    await openAs(page, server, person.token, path);
    await expect(page.getByRole('alert').filter({ hasText: messages.profile.loadFailed })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
  await openAs(page, server, person.token, path);
  await page.getByLabel('Bio').fill('Two shelves.');
  let body = '';
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ contentType: 'application/json', body })
      : route.continue(),
  );
  for (body of junk) {
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await answered;
    await expect(page.getByRole('alert').filter({ hasText: messages.profile.saveFailed })).toBeVisible();
    await expect(page.getByLabel('Bio')).toHaveValue('Two shelves.');
  }
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(person.token);
  expect(pageErrors).toEqual([]);
});

test('a title that is answered with junk could not be loaded, and with null is not known', async ({
  page,
  server,
  pageErrors,
}) => {
  for (const body of junk) {
    await page.route('**/api/games/the-witcher-3-wild-hunt', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await page.goto(`${server.url}/game/the-witcher-3-wild-hunt`);
    const sentence = body === 'null' ? catalogues.game.notFound : messages.media.detailsFailed;
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(pageErrors).toEqual([]);
});
