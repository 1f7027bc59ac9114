import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import {
  createCredentials,
  expect,
  expectMessage,
  post,
  recordRequests,
  registerUser,
  requestPasswordReset,
  test,
  verifyEmail,
} from './signInTest.ts';

const newPassword = 'silver2@';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Reset Password' });

async function fill(page: Page, typed: string) {
  await field(page, 'New password').fill(typed);
  await field(page, 'Confirm password').fill(typed);
  await button(page).click();
}

/** Creates a verified user and requests a reset link, which is `link`. */
async function createUserWithResetLink(server: RunningServer) {
  const user = createCredentials();
  await verifyEmail(server, await registerUser(server, user));
  return { ...user, link: await requestPasswordReset(server, user) };
}

test('a reset link works once, and the new password logs in', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const { link, username, email } = await createUserWithResetLink(server);
  const requests = recordRequests(page, auth.resetPassword.path);
  await page.goto(link);
  await fill(page, newPassword);
  const dialog = page.getByRole('alertdialog', { name: 'Password Reset Successful' });
  await expect(dialog).toBeVisible();
  await expectNoViolations();
  await dialog.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  expect(requests()).toHaveLength(1);
  await post(server, auth.logIn.path, { username, password: newPassword, recaptchaToken: 'none' });

  await page.goto(link);
  await fill(page, 'copper3$');
  await expectMessage(page, 'This password reset link has already been used. Please request a new one.');
  await expect(field(page, 'New password')).toHaveValue('copper3$');
  await expectNoViolations();
  expect(email).toContain('@');
});
