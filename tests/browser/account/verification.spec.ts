import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { openWithState } from './accountTest.ts';
import {
  answer,
  callsTo,
  expect,
  expectSaid,
  expireLinks,
  registered,
  type Stranger,
  stranger,
  test,
  verified,
} from './signInTest.ts';

const resend = (page: Page) => page.getByRole('button', { name: 'Resend Verification Email' });
const check = (page: Page) => page.getByRole('button', { name: 'Check Verification Status' });
const notVerifiedYet = 'Email is not verified yet. Please check your inbox for the verification link.';

/** The screen as one comes to it from the registration, or from a login that asked for verification. */
function openScreen(page: Page, server: RunningServer, { email }: Pick<Stranger, 'email'>) {
  return openWithState(page, `${server.url}/auth/verify-email-sent`, { email, showResend: true });
}

test.describe('the link in the mail', () => {
  test('verifies with one call, and leads to the login', async ({ page, server, expectSound }) => {
    const link = await registered(server, stranger());
    const calls = callsTo(page, auth.verifyEmail.path);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
    expect(calls()).toHaveLength(1);
    await expectSound();
    await expect(page.getByRole('link', { name: 'Go to Home Page' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Log In to Your Account' }).click();
    await expect(page).toHaveURL(`${server.url}/auth/login`);
  });

  test('that was used before leads to the login, which says that one can log in', async ({
    page,
    server,
    expectSound,
  }) => {
    const link = await registered(server, stranger());
    await verified(server, link);
    await page.goto(link);
    await expect(page).toHaveURL(`${server.url}/auth/login`);
    await expectSaid(page, 'Email already verified. You can log in.');
    await expectSound();
  });

  test('that is too old says so', async ({ page, server, expectSound }) => {
    const link = await registered(server, stranger());
    expireLinks(server);
    await page.goto(link);
    await expectSaid(page, 'This verification link has expired. Please request a new one.');
    await expect(page.getByRole('heading', { level: 1, name: 'Verifying Email' })).toBeVisible();
    await expect(page.getByText('logging in offers you a new link')).toBeVisible();
    await expectSound();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await page.goBack();
    await expectSaid(page, 'This verification link has expired. Please request a new one.');
  });

  test('that nobody has mailed says that it failed', async ({ page, server }) => {
    await page.goto(`${server.url}/auth/verify-email?token=nobody`);
    await expectSaid(page, 'Failed to verify email. Please try again.');
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });

  test('is on its way: the screen waits with a heading of its own', async ({ page, server, expectSound }) => {
    await page.route(`**${auth.verifyEmail.path}`, () => undefined);
    await page.goto(`${server.url}/auth/verify-email?token=slow`);
    await expect(page.getByRole('heading', { level: 1, name: 'Verifying Email' })).toBeVisible();
    await expect(page.getByRole('status')).toContainText('Loading');
    await expectSound();
  });
});

test.describe('the screen that waits for the mail', () => {
  test('names the address, and how long the link is good', async ({ page, server, expectSound }) => {
    await openScreen(page, server, { email: 'ada@example.org' });
    await expectSaid(page, 'A verification email was sent to ada@example.org. The link expires in 24 hours.');
    for (const name of ['Resend Verification Email', 'Check Verification Status'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await expectSound();
  });

  test('offers nothing that needs an address where there is none', async ({ page, server }) => {
    await page.goto(`${server.url}/auth/verify-email`);
    await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('asks how it stands: not yet, then verified', async ({ page, server, expectSound }) => {
    const person = stranger();
    const link = await registered(server, person);
    await openScreen(page, server, person);
    await check(page).click();
    await expectSaid(page, notVerifiedYet);
    await expect(check(page)).toBeFocused();
    await expectSound();
    await verified(server, link);
    await check(page).click();
    await expect(page).toHaveURL(`${server.url}/auth/verify-email-success`);
    await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeFocused();
  });

  test('leaves its buttons where they are when it says something', async ({ page, server }) => {
    const person = stranger();
    await registered(server, person);
    await openScreen(page, server, person);
    const before = await check(page).boundingBox();
    await check(page).click();
    await expectSaid(page, notVerifiedYet);
    expect(await check(page).boundingBox()).toEqual(before);
  });

  test('cannot find out how it stands: it says so', async ({ page, server }) => {
    await openScreen(page, server, { email: 'ada@example.org' });
    await answer(page, auth.verificationStatus.path, 500);
    await check(page).click();
    await expectSaid(page, 'Failed to check verification status. Please try again.');
  });

  test('has the mail sent again, with one call a press', async ({ page, server, expectSound }) => {
    const person = stranger();
    await registered(server, person);
    await openScreen(page, server, person);
    const calls = callsTo(page, auth.resendVerification.path);
    const mailed = server.mailedLinks().length;
    await resend(page).click();
    await expectSaid(
      page,
      'If the address belongs to an account that is not verified yet, a new verification email has been sent.',
    );
    await expect.poll(() => server.mailedLinks().length).toBe(mailed + 1);
    expect(calls()).toHaveLength(1);
    await expectSound();
  });

  test('cannot have it sent again: it says so', async ({ page, server, expectSound }) => {
    await openScreen(page, server, { email: 'ada@example.org' });
    await answer(page, auth.resendVerification.path, 500);
    await resend(page).click();
    await expectSaid(page, 'Failed to resend verification email. Please try again.');
    await expectSound();
  });

  test('says how often is too often, in the words of the server', async ({ page, guarded }) => {
    await openScreen(page, guarded, { email: 'eager@example.org' });
    const answered = () =>
      page.waitForResponse((response) => response.url().includes(auth.resendVerification.path));
    for (const status of [200, 200, 200, 200, 200, 429]) {
      const response = answered();
      await expect(resend(page)).not.toHaveAttribute('aria-busy', 'true');
      await resend(page).click();
      expect((await response).status()).toBe(status);
    }
    await expectSaid(page, 'Too many attempts. Please wait a little and try again.');
  });

  test('takes no address for one that lacks its @', async ({ page, server }) => {
    await answer(page, auth.login.path, 403, { requiresVerification: true, user: { email: 'ada' } });
    await page.goto(`${server.url}/auth/login`);
    await page.getByLabel('Username or Email').fill('ada');
    await page.getByRole('textbox', { name: 'Password' }).fill('gilded1!');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Verify Email Now' }).click();
    const calls = callsTo(page, auth.resendVerification.path);
    await resend(page).click();
    await expectSaid(page, 'Valid email address is missing. Please try again.');
    expect(calls()).toEqual([]);
  });

  test('asks nobody about an address that can be none', async ({ page, server }) => {
    await openScreen(page, server, { email: `${'a'.repeat(300)}@example.org` });
    await check(page).click();
    await expectSaid(page, 'Email address is missing. Please try again.');
  });
});
