import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { withinRateLimitWindow } from '../../support/accounts/withinRateLimitWindow.ts';
import { openWithHistoryState } from './accountTest.ts';
import {
  type Credentials,
  createCredentials,
  expect,
  expectMessage,
  registerUser,
  test,
} from './signInTest.ts';

const resend = (page: Page) => page.getByRole('button', { name: 'Resend Verification Email' });
const check = (page: Page) => page.getByRole('button', { name: 'Check Verification Status' });
const notVerifiedYet = 'Email is not verified yet. Please check your inbox for the verification link.';

/** Opens the screen with the state that the registration, or a login without verification, leaves for it. */
function openScreen(page: Page, server: RunningServer, { email }: Pick<Credentials, 'email'>) {
  return openWithHistoryState(page, `${server.url}/auth/verify-email-sent`, { email, showResend: true });
}

test.describe('the verification screen', () => {
  test('keeps its buttons in place when a message appears', async ({ page, server }) => {
    const user = createCredentials();
    await registerUser(server, user);
    await openScreen(page, server, user);
    const before = await check(page).boundingBox();
    await check(page).click();
    await expectMessage(page, notVerifiedYet);
    expect(await check(page).boundingBox()).toEqual(before);
  });

  test('shows the error message of the server after too many requests to resend the mail', async ({
    page,
    guardedServer,
  }) => {
    const nextResponse = () =>
      page.waitForResponse((response) => response.url().includes(auth.resendVerification.path));
    await withinRateLimitWindow(async (attempt) => {
      await openScreen(page, guardedServer, { email: `eager${attempt}@example.org` });
      for (const status of [200, 200, 200, 200, 200, 429]) {
        const response = nextResponse();
        await expect(resend(page)).not.toHaveAttribute('aria-busy', 'true');
        await resend(page).click();
        expect((await response).status()).toBe(status);
      }
    });
    await expectMessage(page, 'Too many attempts. Please wait a little and try again.');
  });
});
