import { messages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../lenientTest.ts';
import { openWhole } from '../served.ts';
import { failures, walkTo } from './failures.ts';

const password = 'gilded1!';

/** Fills in the fields of these names, and presses the button. */
async function send(page: Page, fields: Readonly<Record<string, string>>, button: string) {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
}

for (const { name, sentence, begin } of failures)
  test(`with an API that ${name}, the login, the registration and both password forms say so and stay`, async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await openWhole(page, server.url);
    const fail = await begin(page);
    const alert = page.getByRole('alert');

    await walkTo(page, '/auth/forgot-password');
    await send(page, { Email: 'mara@example.org' }, 'Send Reset Link');
    await fail();
    await expect(alert).toHaveText(sentence ?? messages.forgotPassword.failed);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mara@example.org');

    await walkTo(page, '/auth/reset-password?token=x');
    await send(page, { 'New Password': password, 'Confirm Password': password }, 'Reset Password');
    await fail();
    await expect(alert).toHaveText(sentence ?? messages.resetPassword.failed);

    await walkTo(page, '/auth/verify-email-sent', { email: 'mara@example.org', showResend: true });
    await page.getByRole('button', { name: 'Check Verification Status' }).click();
    await fail();
    await expect(alert).toHaveText(sentence ?? messages.verification.statusFailed);
    await page.getByRole('button', { name: 'Resend Verification Email' }).click();
    await fail();
    await expect(alert).toHaveText(sentence ?? messages.verification.resendFailed);

    await walkTo(page, '/auth/register');
    await send(page, { Email: 'm@example.org', Username: 'Mara', Password: password }, 'Register');
    await fail();
    await expect(alert).toHaveText(sentence ?? messages.register.failed);
    await expect(page.getByLabel('Username')).toHaveValue('Mara');

    await walkTo(page, '/auth/login');
    await send(page, { 'Username or Email': 'Mara', Password: password }, 'Login');
    await fail();
    await expect(alert).toHaveText(sentence ?? messages.login.failed);
    await expect(page.getByLabel('Username or Email')).toHaveValue('Mara');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
