// @vitest-environment jsdom
import { ownMessages } from '@gildshelf/api-client/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectSaid } from '../support/expectSaid.ts';
import { failAndReload } from '../support/failAndReload.ts';
import { fillIn } from '../support/fillIn.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type Reply } from '../support/siteHost.ts';

const verify = 'POST /api/auth/verify-email';
const status = 'GET /api/auth/verification-status';
const resendCall = 'POST /api/auth/resend-verification';

const resend = () => screen.getByRole('button', { name: 'Resend Verification Email' });
const check = () => screen.getByRole('button', { name: 'Check Verification Status' });
const notVerifiedYet = 'Email is not verified yet. Please check your inbox for the verification link.';

let links = 0;

/** Opens a mailed link; the site uses each token once. */
function openLink(reply?: Reply | 'never') {
  const host = createSiteHost();
  if (reply) host.answer(verify, reply);
  links += 1;
  return openSite(`/auth/verify-email?token=link-${links}`, { host });
}

/** The page as the registration, or a login before the email is verified, leads to it. */
async function openPage(email = 'ada@example.org') {
  const site = await openSite('/auth/verify-email-sent', { state: { email, showResend: true } });
  await screen.findByRole('button', { name: 'Resend Verification Email' });
  return site;
}

describe('the link in the email', () => {
  test('verifies with one call, and leads to the login', async () => {
    const { user, host } = await openLink();
    await screen.findByRole('heading', { level: 1, name: 'Email Verified!' });
    const calls = host.requests.filter(({ path }) => path === '/api/auth/verify-email');
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ token: `link-${links}` }]);
    expect(screen.getByRole('link', { name: 'Go to Home Page' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Log In to Your Account' }));
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  test('that was used before leads to the login, which says that the user can log in', async () => {
    await openLink({ status: 400, json: { message: ownMessages.account.linkUsed } });
    await expectSaid('Email already verified. You can log in.');
    expect(location.pathname).toBe('/auth/login');
  });

  test('that has expired says so', async () => {
    const { user } = await openLink({ status: 400, json: { message: ownMessages.account.linkExpired } });
    await expectSaid('This verification link has expired. Please request a new one.');
    screen.getByRole('heading', { level: 1, name: 'Verifying Email' });
    screen.getByText(/logging in offers you a new link/);
    await user.click(screen.getByRole('link', { name: 'Back to Login' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
    act(() => history.back());
    await expectSaid('This verification link has expired. Please request a new one.');
  });

  test('that the host does not know says that the verification failed', async () => {
    await openLink({ status: 400, json: { message: ownMessages.account.linkUnknown } });
    await expectSaid('Failed to verify email. Please try again.');
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  });

  test('that is being verified has a heading and a loading status', async () => {
    await openLink('never');
    await screen.findByRole('heading', { level: 1, name: 'Verifying Email' });
    expect((await screen.findByRole('status')).textContent).toContain('Loading');
  });
});

describe('the page after an email was sent', () => {
  test('names the email address and the lifetime of the link', async () => {
    await openPage();
    await expectSaid('A verification email was sent to ada@example.org. The link expires in 24 hours.');
    expect([resend(), check()]).toHaveLength(2);
  });

  test('offers nothing that needs an email address without one', async () => {
    await openSite('/auth/verify-email');
    await screen.findByRole('link', { name: 'Back to Login' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('checks the status: not yet verified, then verified', async () => {
    const { user, host } = await openPage();
    const takeBack = host.answer(status, { json: { isVerified: false } });
    await user.click(check());
    await expectSaid(notVerifiedYet);
    expect(document.activeElement).toBe(check());
    expect(host.requests.at(-1)?.query.get('email')).toBe('ada@example.org');
    takeBack();
    await user.click(check());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Email Verified!' });
    expect(location.pathname).toBe('/auth/verify-email-success');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('says that the status cannot be checked', async () => {
    const { user, host } = await openPage();
    host.answer(status, { status: 500, json: {} });
    await user.click(check());
    await expectSaid('Failed to check verification status. Please try again.');
  });

  test('has the email sent again, with one call per click', async () => {
    const { user, host } = await openPage();
    host.answer(resendCall, { json: { message: ownMessages.account.resent, email: 'ada@example.org' } });
    await user.click(resend());
    await expectSaid(
      'If the address belongs to an account that is not verified yet, a new verification email has been sent.',
    );
    const calls = host.requests.filter(({ path }) => path === '/api/auth/resend-verification');
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ email: 'ada@example.org' }]);
  });

  test('says that the email cannot be sent again', async () => {
    const { user, host } = await openPage();
    host.answer(resendCall, { status: 500, json: {} });
    await user.click(resend());
    await expectSaid('Failed to resend verification email. Please try again.');
  });

  test('rejects an email address without an @', async () => {
    const host = createSiteHost();
    host.answer('POST /api/auth/login', {
      ...{ status: 403, json: { requiresVerification: true, user: { email: 'ada' } } },
    });
    const site = await openSite('/auth/login', { host, settings: { humanCheck: 'none' } });
    await fillIn(site.user, 'Username or Email', 'ada');
    await fillIn(site.user, 'Password', 'gilded1!');
    await failAndReload(site, 'Login');
    await site.user.click(await screen.findByRole('link', { name: 'Verify Email Now' }));
    await screen.findByRole('button', { name: 'Resend Verification Email' });
    await site.user.click(resend());
    await expectSaid('Valid email address is missing. Please try again.');
    expect(host.calls()).not.toContain(resendCall);
  });

  test('sends no request for an email address that is too long', async () => {
    const { user, host } = await openPage(`${'a'.repeat(300)}@example.org`);
    await user.click(check());
    await expectSaid('Email address is missing. Please try again.');
    expect(host.calls()).not.toContain(status);
  });
});
