import { auth } from '@gildshelf/api-client/contract';
import { expect, recordRequests, test } from './signInTest.ts';

test('the request for a reset link contains the token of the human check', async ({
  page,
  guardedServer,
}) => {
  const requests = recordRequests(page, auth.requestPasswordReset.path);
  await page.goto(`${guardedServer.url}/auth/forgot-password`);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await send.click();
  const check = page.getByRole('checkbox', { name: 'I am human' });
  await expect(check).toBeFocused();
  await page.keyboard.press('Space');
  await expect(check).toBeChecked();
  await expect(page.getByText('Please complete the verification')).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('dialog')).toContainText(
    'If an account with that email exists, a password reset link has been sent.',
  );
  expect(requests()).toHaveLength(1);
  expect(requests()[0]?.postDataJSON().recaptchaToken).not.toBe('');
});
