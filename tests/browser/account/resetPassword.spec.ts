import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import {
  answer,
  callsTo,
  expect,
  expectSaid,
  expectWrong,
  expireLinks,
  forgotten,
  post,
  registered,
  stranger,
  test,
  tokenOf,
  verified,
} from './signInTest.ts';

const newPassword = 'silver2@';
const missing = 'Invalid or missing reset token. Please request a new password reset link.';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Reset Password' });

async function fill(page: Page, typed: string, retyped = typed) {
  await field(page, 'New password').fill(typed);
  await field(page, 'Confirm password').fill(retyped);
  await button(page).click();
}

/** Somebody with an account who has forgotten their password: their name and the mailed link. */
async function forgetful(server: RunningServer) {
  const person = stranger();
  await verified(server, await registered(server, person));
  return { ...person, link: await forgotten(server, person) };
}

test('an address without a token says so, and leads to where a link is sent', async ({
  page,
  server,
  expectSound,
}) => {
  const calls = callsTo(page, auth.verifyPasswordReset.path);
  await page.goto(`${server.url}/auth/reset-password`);
  await expectSaid(page, missing);
  await expectSound();
  await fill(page, newPassword);
  await expectSaid(page, missing);
  expect(calls()).toEqual([]);
  await page.getByRole('link', { name: 'Request a New Link' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/forgot-password`);
});

const weak =
  'New password must be at least 6 characters long and include letters, numbers, and special characters (!@$%).';

test('a weak new password is refused in its field', async ({ page, server, expectSound }) => {
  await page.goto(`${server.url}/auth/reset-password?token=any`);
  await expect(field(page, 'New password')).toHaveAttribute('autocomplete', 'new-password');
  await fill(page, 'silver');
  await expectWrong(page, 'textbox', 'New password', weak);
  await expect(field(page, 'Confirm password')).toHaveValue('silver');
  await expectSound();
});

test('two passwords that differ are refused at the second', async ({ page, server, expectSound }) => {
  await page.goto(`${server.url}/auth/reset-password?token=any`);
  await fill(page, newPassword, 'silver2!');
  await expectWrong(page, 'textbox', 'Confirm password', 'Passwords do not match');
  await expectSound();
});

test('no password is reset before the human check is done, and the control says so', async ({
  page,
  guarded,
  expectSound,
}) => {
  const calls = callsTo(page, auth.verifyPasswordReset.path);
  await page.goto(`${guarded.url}/auth/reset-password?token=any`);
  await fill(page, newPassword);
  await expectWrong(page, 'checkbox', 'I am human', 'Please complete the verification');
  await expectSound();
  expect(calls()).toEqual([]);
});

test('a link resets the password once, and the new one logs in', async ({ page, server, expectSound }) => {
  const { link, username, email } = await forgetful(server);
  const calls = callsTo(page, auth.verifyPasswordReset.path);
  await page.goto(link);
  await fill(page, newPassword);
  const dialog = page.getByRole('alertdialog', { name: 'Password Reset Successful' });
  await expect(dialog).toBeVisible();
  await expectSound();
  await dialog.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  expect(calls()).toHaveLength(1);
  await post(server, auth.login.path, { username, password: newPassword, recaptchaToken: 'none' });

  await page.goto(link);
  await fill(page, 'copper3$');
  await expectSaid(page, 'This password reset link has already been used. Please request a new one.');
  await expect(field(page, 'New password')).toHaveValue('copper3$');
  await expectSound();
  expect(email).toContain('@');
});

test('a link that is too old says so, and leads to where a new one is sent', async ({ page, server }) => {
  const { link } = await forgetful(server);
  expireLinks(server);
  await page.goto(link);
  await fill(page, newPassword);
  await expectSaid(page, 'This password reset link has expired. Please request a new one.');
  await page.getByRole('link', { name: 'Request a new one' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/forgot-password`);
});

test('a link that nobody has mailed is refused by the server', async ({ page, server }) => {
  const { link } = await forgetful(server);
  await page.goto(`${server.url}/auth/reset-password?token=${tokenOf(link).slice(0, -4)}AAAA`);
  await fill(page, newPassword);
  await expectSaid(page, missing);
});

test('a host that refuses without words: the reset page finds its own, and nothing typed is lost', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/auth/reset-password?token=any`);
  await answer(page, auth.verifyPasswordReset.path, 500);
  await fill(page, newPassword);
  await expectSaid(page, 'Failed to reset password. Please try again.');
  await expect(field(page, 'New password')).toHaveValue(newPassword);
  await expect(field(page, 'Confirm password')).toHaveValue(newPassword);
});
