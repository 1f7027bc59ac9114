import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { answer, callsTo, expect, expectSaid, expectWrong, test } from './signInTest.ts';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Reset Link' });
const sent = 'If an account with that email exists, a password reset link has been sent.';

test('no link is sent without an address', async ({ page, server, expectSound }) => {
  const calls = callsTo(page, auth.forgotPassword.path);
  await page.goto(`${server.url}/auth/forgot-password`);
  await send(page).click();
  await expectWrong(page, 'textbox', 'Email', 'Please enter your email address');
  await expectSound();
  expect(calls()).toEqual([]);
});

test('no link is sent before the human check is done, and the control says so', async ({
  page,
  guarded,
  expectSound,
}) => {
  const calls = callsTo(page, auth.forgotPassword.path);
  await page.goto(`${guarded.url}/auth/forgot-password`);
  await email(page).fill('ada@example.org');
  await send(page).click();
  await expectWrong(page, 'checkbox', 'I am human', 'Please complete the verification');
  await expectSound();
  expect(calls()).toEqual([]);

  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'I am human' })).toBeChecked();
  await expect(page.getByText('Please complete the verification')).toHaveCount(0);
  await send(page).click();
  await expect(page.getByRole('dialog')).toContainText(sent);
  expect(calls()).toHaveLength(1);
  expect(calls()[0]?.postDataJSON().recaptchaToken).not.toBe('');
});

test('a link that was sent is told in the same words for everybody, and the address stays', async ({
  page,
  server,
  expectSound,
}) => {
  await page.goto(`${server.url}/auth/forgot-password`);
  await email(page).fill('nobody@example.org');
  await send(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(sent, { exact: true })).toBeVisible();
  await expectSound();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(send(page)).toBeFocused();
  await expect(email(page)).toHaveValue('nobody@example.org');
  await send(page).click();
  await dialog.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
});

test('a host that sends no link and says nothing: the page finds its own words', async ({
  page,
  server,
  expectSound,
}) => {
  await page.goto(`${server.url}/auth/forgot-password`);
  await answer(page, auth.forgotPassword.path, 500);
  await email(page).fill('ada@example.org');
  await send(page).click();
  await expectSaid(page, 'Failed to send reset link. Please try again.');
  await expect(email(page)).toHaveValue('ada@example.org');
  await expectSound();
});

test('a host that says why it sends no link is believed', async ({ page, server }) => {
  await page.goto(`${server.url}/auth/forgot-password`);
  await answer(page, auth.forgotPassword.path, 429, { message: 'Not so fast.' });
  await email(page).fill('ada@example.org');
  await send(page).click();
  await expectSaid(page, 'Not so fast.');
});

test('a password manager finds the address', async ({ page, server }) => {
  await page.goto(`${server.url}/auth/forgot-password`);
  await expect(email(page)).toHaveAttribute('autocomplete', 'email');
  await expect(email(page)).toHaveAttribute('type', 'email');
});
