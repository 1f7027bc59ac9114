import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { inOneQuarter } from '../../support/inOneQuarter.ts';
import { openWithState } from './accountTest.ts';
import { expect, expectSaid, registered, type Stranger, stranger, test } from './signInTest.ts';

const resend = (page: Page) => page.getByRole('button', { name: 'Resend Verification Email' });
const check = (page: Page) => page.getByRole('button', { name: 'Check Verification Status' });
const notVerifiedYet = 'Email is not verified yet. Please check your inbox for the verification link.';

/** The screen as one comes to it from the registration, or from a login that asked for verification. */
function openScreen(page: Page, server: RunningServer, { email }: Pick<Stranger, 'email'>) {
  return openWithState(page, `${server.url}/auth/verify-email-sent`, { email, showResend: true });
}

test.describe('the screen that waits for the mail', () => {
  test('leaves its buttons where they are when it says something', async ({ page, server }) => {
    const person = stranger();
    await registered(server, person);
    await openScreen(page, server, person);
    const before = await check(page).boundingBox();
    await check(page).click();
    await expectSaid(page, notVerifiedYet);
    expect(await check(page).boundingBox()).toEqual(before);
  });

  test('says how often is too often, in the words of the server', async ({ page, guarded }) => {
    const nextResponse = () =>
      page.waitForResponse((response) => response.url().includes(auth.resendVerification.path));
    await inOneQuarter(async (attempt) => {
      await openScreen(page, guarded, { email: `eager${attempt}@example.org` });
      for (const status of [200, 200, 200, 200, 200, 429]) {
        const response = nextResponse();
        await expect(resend(page)).not.toHaveAttribute('aria-busy', 'true');
        await resend(page).click();
        expect((await response).status()).toBe(status);
      }
    });
    await expectSaid(page, 'Too many attempts. Please wait a little and try again.');
  });
});
