import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { tabTo } from '../fixtures/tabTo.ts';
import {
  createCredentials,
  delayReload,
  expect,
  registerUser,
  requestPasswordReset,
  respondWith,
  test,
  verifyEmail,
  waitForReload,
} from './signInTest.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Moves the focus to a field with Tab, and types. */
async function type(page: Page, name: string, text: string) {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
}

/** Moves the focus to a button or link with Tab, and presses Enter. */
async function press(page: Page, role: 'button' | 'link', name: string) {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Asserts that the page is no wider than the window. */
async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('on a phone, a new user registers, verifies and logs in with the keyboard alone', async ({
  page,
  guardedServer,
  expectNoViolations,
}) => {
  const user = createCredentials();
  await openFullyLoaded(page, `${guardedServer.url}/auth/login`);
  await press(page, 'link', 'Register here');
  await expect(heading(page, 'Join the Adventure')).toBeFocused();
  await type(page, 'Email', user.email);
  await type(page, 'Username', 'a!');
  await type(page, 'Password', user.password);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Username')).toBeFocused();
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Please enter a valid username.');
  await expectFits(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(user.username);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check Your Email')).toBeFocused();
  await press(page, 'button', 'Check Verification Status');
  await expect(page.getByRole('status').filter({ hasText: 'Email is not verified yet.' })).toBeVisible();
  await expectFits(page);
  await expectNoViolations();

  await expect.poll(() => guardedServer.mailedLinks().length).toBeGreaterThan(0);
  await openFullyLoaded(page, guardedServer.mailedLinks().at(-1) ?? '');
  await expect(heading(page, 'Email Verified!')).toBeVisible();
  await press(page, 'link', 'Log In to Your Account');
  await expect(heading(page, 'Welcome Back!')).toBeFocused();
  await type(page, 'Username or Email', user.email);
  await type(page, 'Password', user.password);
  await tabTo(page, page.getByRole('checkbox', { name: 'I am human' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'I am human' })).toBeChecked();
  await press(page, 'button', 'Login');
  await expect(heading(page, `Welcome, ${user.username}!`)).toBeFocused();
});

test('on a phone, a user resets a forgotten password and logs in with the keyboard alone', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const user = createCredentials();
  await verifyEmail(server, await registerUser(server, user));
  await openFullyLoaded(page, `${server.url}/auth/login`);
  await press(page, 'link', 'Forgot Password?');
  await expect(heading(page, 'Forgot Password?')).toBeFocused();
  const mailCount = server.mailedLinks().length;
  await type(page, 'Email', user.email);
  await page.keyboard.press('Enter');
  const notice = page.getByRole('dialog');
  await expect(notice).toContainText(
    'If an account with that email exists, a password reset link has been sent.',
  );
  await expectFits(page);
  await expect(notice.getByRole('button', { name: 'Back to Login' })).toBeFocused();

  await expect.poll(() => server.mailedLinks().length).toBe(mailCount + 1);
  await openFullyLoaded(page, server.mailedLinks().at(-1) ?? '');
  await expect(heading(page, 'Reset Password')).toBeVisible();
  await type(page, 'New password', 'silver2@');
  await type(page, 'Confirm password', 'silver2@');
  await expectFits(page);
  await expectNoViolations();
  await page.keyboard.press('Enter');
  const done = page.getByRole('alertdialog', { name: 'Password Reset Successful' });
  await expect(done.getByRole('button', { name: 'Go to Login' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Welcome Back!')).toBeFocused();
  await type(page, 'Username or Email', user.username);
  await type(page, 'Password', 'silver2@');
  await page.keyboard.press('Enter');
  await expect(heading(page, `Welcome, ${user.username}!`)).toBeFocused();
});

test('on a small phone, every account form with its error messages fits the window', async ({
  page,
  server,
}) => {
  const link = await requestPasswordReset(server, await createVerifiedUser(server));
  const screens = [
    ['/auth/login', 'Login'],
    ['/auth/register', 'Register'],
    ['/auth/forgot-password', 'Send Reset Link'],
    [link.slice(server.url.length), 'Reset Password'],
  ] as const;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, name] of screens) {
    await page.goto(`${server.url}${path}`);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('on a small phone, the messages of a failed registration scroll into view before and after the reload', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto(`${server.url}/auth/register`);
  await field(page, 'Email').fill('ada@example.org');
  await field(page, 'Username').fill('ada');
  await field(page, 'Password').fill('gilded1!');
  await respondWith(page, auth.register.path, 409, { message: 'No.' });
  const release = await delayReload(page);
  await page.getByRole('link', { name: 'Log in here' }).scrollIntoViewIfNeeded();
  await expect(heading(page, 'Join the Adventure')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Refreshing...')).toBeInViewport({ ratio: 1 });
  await waitForReload(page, release);
  await expect(page.getByText('No.', { exact: true })).toBeInViewport({ ratio: 1 });
});

async function createVerifiedUser(server: Parameters<typeof registerUser>[0]) {
  const user = createCredentials();
  await verifyEmail(server, await registerUser(server, user));
  return user;
}
