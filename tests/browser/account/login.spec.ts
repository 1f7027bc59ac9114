import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import {
  delayReload,
  expect,
  expectMessage,
  password,
  recordRequests,
  respondWith,
  test,
  waitForReload,
} from './signInTest.ts';

const nameField = (page: Page) => page.getByLabel('Username or Email');
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const loginButton = (page: Page) => page.getByRole('button', { name: 'Login' });
const loginFailed = 'Login failed. Please check your credentials.';

async function tryToLogIn(page: Page, username: string, typed = 'wrong1!') {
  await nameField(page).fill(username);
  await passwordField(page).fill(typed);
  await loginButton(page).click();
}

/** Counts the document requests of the page from now on. */
function countNavigations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test.beforeEach(async ({ page, server }) => {
  await page.goto(`${server.url}/auth/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
});

test('a failed login announces its reload, and restores the username but never the password', async ({
  page,
  expectNoViolations,
}) => {
  const requests = recordRequests(page, auth.logIn.path);
  const release = await delayReload(page);
  await tryToLogIn(page, 'nobody');
  await expect(page.getByRole('status').filter({ hasText: 'Refreshing...' })).toBeVisible();
  await expect(page.getByText(loginFailed)).toHaveCount(0);
  await expectNoViolations();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toContain('nobody');
  expect(stored).not.toContain('wrong1!');
  await waitForReload(page, release);
  await expectMessage(page, loginFailed);
  await expect(page.getByRole('alert')).toContainText(loginFailed);
  await expect(nameField(page)).toHaveValue('nobody');
  await expect(passwordField(page)).toHaveValue('');
  expect(requests()).toHaveLength(1);
  await expectNoViolations();
  await page.reload();
  await expect(nameField(page), 'the stored attempt is restored once').toHaveValue('');
});

test('a failed login is restored from the history state when storage is blocked', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto(`${server.url}/auth/login`);
  const release = await delayReload(page);
  await tryToLogIn(page, 'nobody');
  await expect(page.getByText('Refreshing...')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(history.state));
  expect(stored).toContain('nobody');
  expect(stored).not.toContain('wrong1!');
  await waitForReload(page, release);
  await expectMessage(page, loginFailed);
  await expect(nameField(page)).toHaveValue('nobody');
});

test('a login without a network shows one error message and keeps the input, without a reload', async ({
  page,
  context,
  expectNoViolations,
}) => {
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  const navigations = countNavigations(page);
  await context.setOffline(true);
  await tryToLogIn(page, 'mara', password);
  await expectMessage(page, 'Unable to connect to server. Please try again later.');
  await expect(nameField(page)).toHaveValue('mara');
  await expect(passwordField(page)).toHaveValue(password);
  expect(navigations()).toBe(0);
  await expectNoViolations();

  await context.setOffline(false);
  await respondWith(page, auth.logIn.path, 401);
  await waitForReload(page, () => loginButton(page).click());
  await expectMessage(page, loginFailed);
});
