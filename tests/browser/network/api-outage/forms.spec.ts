import { messages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { openFullyLoaded } from '../../fixtures/serverTest.ts';
import { expect, test } from '../../fixtures/unlimitedTest.ts';
import { failures, navigateWithinSite } from './failures.ts';

const password = 'gilded1!';

/** Fills in the fields by their labels, and presses the button. */
async function send(page: Page, fields: Readonly<Record<string, string>>, button: string) {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
}

for (const { name, errorMessage, start } of failures)
  test(`when the API ${name}, every auth form shows an error message and keeps its input`, async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await openFullyLoaded(page, server.url);
    const waitForFailure = await start(page);
    const alert = page.getByRole('alert');

    await navigateWithinSite(page, '/auth/forgot-password');
    await send(page, { Email: 'mara@example.org' }, 'Send Reset Link');
    await waitForFailure();
    await expect(alert).toHaveText(errorMessage ?? messages.forgotPassword.failed);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mara@example.org');

    await navigateWithinSite(page, '/auth/reset-password?token=x');
    await send(page, { 'New Password': password, 'Confirm Password': password }, 'Reset Password');
    await waitForFailure();
    await expect(alert).toHaveText(errorMessage ?? messages.resetPassword.failed);

    await navigateWithinSite(page, '/auth/verify-email-sent', {
      email: 'mara@example.org',
      showResend: true,
    });
    await page.getByRole('button', { name: 'Check Verification Status' }).click();
    await waitForFailure();
    await expect(alert).toHaveText(errorMessage ?? messages.verification.statusFailed);
    await page.getByRole('button', { name: 'Resend Verification Email' }).click();
    await waitForFailure();
    await expect(alert).toHaveText(errorMessage ?? messages.verification.resendFailed);

    await navigateWithinSite(page, '/auth/register');
    await send(page, { Email: 'm@example.org', Username: 'Mara', Password: password }, 'Register');
    await waitForFailure();
    await expect(alert).toHaveText(errorMessage ?? messages.register.failed);
    await expect(page.getByLabel('Username')).toHaveValue('Mara');

    await navigateWithinSite(page, '/auth/login');
    await send(page, { 'Username or Email': 'Mara', Password: password }, 'Login');
    await waitForFailure();
    await expect(alert).toHaveText(errorMessage ?? messages.login.failed);
    await expect(page.getByLabel('Username or Email')).toHaveValue('Mara');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
