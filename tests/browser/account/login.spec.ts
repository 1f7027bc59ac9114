import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import {
  answer,
  callsTo,
  expect,
  expectSaid,
  expectWrong,
  holdReload,
  password,
  registered,
  stranger,
  test,
  untilReloaded,
} from './signInTest.ts';

const nameField = (page: Page) => page.getByLabel('Username or Email');
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const loginButton = (page: Page) => page.getByRole('button', { name: 'Login' });
const loginFailed = 'Login failed. Please check your credentials.';
const unverified = 'Please verify your email before logging in';

async function tryToLogIn(page: Page, username: string, typed = 'wrong1!') {
  await nameField(page).fill(username);
  await passwordField(page).fill(typed);
  await loginButton(page).click();
}

/** Tries it and fails: the page is another document afterwards. */
async function failToLogIn(page: Page, username: string, typed?: string) {
  await untilReloaded(page, () => tryToLogIn(page, username, typed));
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

test('an empty login asks for all fields, at the first that is empty, and sends nothing', async ({
  page,
  expectSound,
}) => {
  const calls = callsTo(page, auth.login.path);
  await loginButton(page).click();
  await expectWrong(page, 'textbox', 'Username or Email', 'Please fill in all fields');
  await expectSound();
  await nameField(page).fill('mara');
  await page.keyboard.press('Enter');
  await expectWrong(page, 'textbox', 'Password', 'Please fill in all fields');
  expect(calls()).toEqual([]);
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

test('a host that refuses a login without words: the page finds its own', async ({ page }) => {
  await answer(page, auth.login.path, 500);
  await failToLogIn(page, 'mara');
  await expectSaid(page, loginFailed);
});

test('too many attempts: the sentence of the host is shown', async ({ page }) => {
  await answer(page, auth.login.path, 429, { message: 'Too many attempts. Please wait a little.' });
  await failToLogIn(page, 'mara');
  await expectSaid(page, 'Too many attempts. Please wait a little.');
});

test('somebody who has not verified their email is told so, and led to where it is sent again', async ({
  page,
  server,
  expectSound,
}) => {
  const person = stranger();
  await registered(server, person);
  await failToLogIn(page, person.username, person.password);
  await expectSaid(page, unverified);
  await expectSound();
  await page.getByRole('link', { name: 'Verify Email Now' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/verify-email`);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible();
});

test('a host that asks for verification without words: the page finds its own', async ({ page }) => {
  await answer(page, auth.login.path, 403, { requiresVerification: true });
  await failToLogIn(page, 'mara@example.org');
  await expectSaid(page, unverified);
  await page.getByRole('link', { name: 'Verify Email Now' }).click();
  await expect(page.getByText('mara@example.org')).toBeVisible();
});

for (const words of ['You must verify email first.', 'PLEASE VERIFY YOUR EMAIL']) {
  test(`a message of the host that speaks of it offers the verification: ${words}`, async ({ page }) => {
    await answer(page, auth.login.path, 401, { message: words });
    await failToLogIn(page, 'mara@example.org');
    await expectSaid(page, words);
    await expect(page.getByRole('link', { name: 'Verify Email Now' })).toBeVisible();
  });
}

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

test('a network that is there but leads to no server: the page stays too', async ({ page, server }) => {
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  await page.route(`${server.url}/**`, (route) => route.abort('connectionrefused'));
  const opened = documents(page);
  await tryToLogIn(page, 'mara');
  await expectSaid(page, 'Unable to connect to server. Please try again later.');
  expect(opened()).toBe(0);
});

test('who goes on to another page while it says that it refreshes is left alone there', async ({ page }) => {
  await answer(page, auth.login.path, 401);
  const letGo = await holdReload(page);
  await tryToLogIn(page, 'mara');
  await expect(page.getByText('Refreshing...')).toBeVisible();
  const opened = documents(page);
  await page.getByRole('link', { name: 'Register here' }).click();
  await page.getByLabel('Email', { exact: true }).fill('mara@example.org');
  await letGo();
  const kept = () => page.evaluate(() => sessionStorage.getItem('failedAttempt_login'));
  await expect.poll(kept, 'it is over, and nothing of it comes back').toBeNull();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mara@example.org');
  expect(opened()).toBe(0);
});

test('the login leads on to a forgotten password and to a new account', async ({ page, server }) => {
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/forgot-password`);
  await page.goBack();
  await expect(page.getByText("Don't have an account? Register here")).toBeVisible();
  await page.getByRole('link', { name: 'Register here' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/register`);
});

test('a password manager finds the fields of the login', async ({ page }) => {
  await expect(nameField(page)).toHaveAttribute('autocomplete', 'username');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
});
