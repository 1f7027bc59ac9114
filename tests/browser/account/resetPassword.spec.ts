import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import {
  callsTo,
  expect,
  expectSaid,
  forgotten,
  post,
  registered,
  stranger,
  test,
  verified,
} from './signInTest.ts';

const newPassword = 'silver2@';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Reset Password' });

async function fill(page: Page, typed: string) {
  await field(page, 'New password').fill(typed);
  await field(page, 'Confirm password').fill(typed);
  await button(page).click();
}

/** Somebody with an account who has forgotten their password: their name and the mailed link. */
async function forgetful(server: RunningServer) {
  const person = stranger();
  await verified(server, await registered(server, person));
  return { ...person, link: await forgotten(server, person) };
}

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
