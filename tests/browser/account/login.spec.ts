import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import {
  answer,
  callsTo,
  expect,
  expectSaid,
  holdReload,
  password,
  test,
  untilReloaded,
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

/** How often navigations to a document happen. */
function documents(page: Page): () => number {
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

test('a wrong password: the page says that it refreshes, keeps the name and never the password', async ({
  page,
  expectSound,
}) => {
  const calls = callsTo(page, auth.login.path);
  const letGo = await holdReload(page);
  await tryToLogIn(page, 'nobody');
  await expect(page.getByRole('status').filter({ hasText: 'Refreshing...' })).toBeVisible();
  await expect(page.getByText(loginFailed)).toHaveCount(0);
  await expectSound();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain('nobody');
  expect(kept).not.toContain('wrong1!');
  await untilReloaded(page, letGo);
  await expectSaid(page, loginFailed);
  await expect(page.getByRole('alert')).toContainText(loginFailed);
  await expect(nameField(page)).toHaveValue('nobody');
  await expect(passwordField(page)).toHaveValue('');
  expect(calls()).toHaveLength(1);
  await expectSound();
  await page.reload();
  await expect(nameField(page), 'what was kept is shown once').toHaveValue('');
});

test('a browser that keeps nothing for sites keeps the failed login all the same', async ({
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
  const letGo = await holdReload(page);
  await tryToLogIn(page, 'nobody');
  await expect(page.getByText('Refreshing...')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(history.state));
  expect(kept).toContain('nobody');
  expect(kept).not.toContain('wrong1!');
  await untilReloaded(page, letGo);
  await expectSaid(page, loginFailed);
  await expect(nameField(page)).toHaveValue('nobody');
});

test('without a network the page stays, says it once, and keeps what was typed', async ({
  page,
  context,
  expectSound,
}) => {
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  const opened = documents(page);
  await context.setOffline(true);
  await tryToLogIn(page, 'mara', password);
  await expectSaid(page, 'Unable to connect to server. Please try again later.');
  await expect(nameField(page)).toHaveValue('mara');
  await expect(passwordField(page)).toHaveValue(password);
  expect(opened()).toBe(0);
  await expectSound();

  await context.setOffline(false);
  await answer(page, auth.login.path, 401);
  await untilReloaded(page, () => loginButton(page).click());
  await expectSaid(page, loginFailed);
});
