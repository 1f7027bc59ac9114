// @vitest-environment jsdom
import { ownMessages } from '@gildshelf/api-client/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fillField } from '../support/fields.ts';
import { expectMessage } from '../support/messages.ts';
import { failAndReload } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type MockResponse } from '../support/siteHost.ts';

const verify = 'POST /api/auth/verify-email';
const status = 'GET /api/auth/verification-status';
const resendCall = 'POST /api/auth/resend-verification';

const resend = () => screen.getByRole('button', { name: 'Resend Verification Email' });
const check = () => screen.getByRole('button', { name: 'Check Verification Status' });
const notVerifiedYet = 'Email is not verified yet. Please check your inbox for the verification link.';

let linkCount = 0;

/** Opens a verification link with a new token, because the site sends each token only once. */
function openLink(reply?: MockResponse | 'never') {
  const host = createSiteHost();
  if (reply) host.respondTo(verify, reply);
  linkCount += 1;
  return openSite(`/auth/verify-email?token=link-${linkCount}`, { host });
}

/** Opens the page as a registration, or a login with an unverified email address, does. */
async function openPage(email = 'ada@example.org') {
  const site = await openSite('/auth/verify-email-sent', { state: { email, showResend: true } });
  await screen.findByRole('button', { name: 'Resend Verification Email' });
  return site;
}

describe('the verification link', () => {
  test('verifies the email address with one request, and links to the login', async () => {
    const { user, host } = await openLink();
    await screen.findByRole('heading', { level: 1, name: 'Email Verified!' });
    const calls = host.requests.filter(({ path }) => path === '/api/auth/verify-email');
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ token: `link-${linkCount}` }]);
    expect(screen.getByRole('link', { name: 'Go to Home Page' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Log In to Your Account' }));
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  test('redirects to the login with a message when it was used before', async () => {
    await openLink({ status: 400, json: { message: ownMessages.account.linkUsed } });
    await expectMessage('Email already verified. You can log in.');
    expect(location.pathname).toBe('/auth/login');
  });

  test('shows an error message when it has expired', async () => {
    const { user } = await openLink({ status: 400, json: { message: ownMessages.account.linkExpired } });
    await expectMessage('This verification link has expired. Please request a new one.');
    screen.getByRole('heading', { level: 1, name: 'Verifying Email' });
    screen.getByText(/logging in offers you a new link/);
    await user.click(screen.getByRole('link', { name: 'Back to Login' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
    act(() => history.back());
    await expectMessage('This verification link has expired. Please request a new one.');
  });

  test('shows an error message when its token is unknown', async () => {
    await openLink({ status: 400, json: { message: ownMessages.account.linkInvalid } });
    await expectMessage('Failed to verify email. Please try again.');
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  });

  test('shows a heading and a loading status while the request is pending', async () => {
    await openLink('never');
    await screen.findByRole('heading', { level: 1, name: 'Verifying Email' });
    expect((await screen.findByRole('status')).textContent).toContain('Loading');
  });
});

describe('the page after a verification email was sent', () => {
  test('shows the email address and the lifetime of the link', async () => {
    await openPage();
    await expectMessage('A verification email was sent to ada@example.org. The link expires in 24 hours.');
    expect([resend(), check()]).toHaveLength(2);
  });

  test('shows no buttons without an email address', async () => {
    await openSite('/auth/verify-email');
    await screen.findByRole('link', { name: 'Back to Login' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows the requested verification status: not yet verified, then verified', async () => {
    const { user, host } = await openPage();
    const restore = host.respondTo(status, { json: { isVerified: false } });
    await user.click(check());
    await expectMessage(notVerifiedYet);
    expect(document.activeElement).toBe(check());
    expect(host.requests.at(-1)?.query.get('email')).toBe('ada@example.org');
    restore();
    await user.click(check());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Email Verified!' });
    expect(location.pathname).toBe('/auth/verify-email-success');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('shows an error message when the status cannot be checked', async () => {
    const { user, host } = await openPage();
    host.respondTo(status, { status: 500, json: {} });
    await user.click(check());
    await expectMessage('Failed to check verification status. Please try again.');
  });

  test('resends the email with one request per click', async () => {
    const { user, host } = await openPage();
    host.respondTo(resendCall, { json: { message: ownMessages.account.resent, email: 'ada@example.org' } });
    await user.click(resend());
    await expectMessage(
      'If the address belongs to an account that is not verified yet, a new verification email has been sent.',
    );
    const calls = host.requests.filter(({ path }) => path === '/api/auth/resend-verification');
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ email: 'ada@example.org' }]);
  });

  test('shows an error message when the email cannot be resent', async () => {
    const { user, host } = await openPage();
    host.respondTo(resendCall, { status: 500, json: {} });
    await user.click(resend());
    await expectMessage('Failed to resend verification email. Please try again.');
  });

  test('rejects an email address without an @', async () => {
    const host = createSiteHost();
    host.respondTo('POST /api/auth/login', {
      ...{ status: 403, json: { requiresVerification: true, user: { email: 'ada' } } },
    });
    const site = await openSite('/auth/login', { host, settings: { humanCheck: 'none' } });
    await fillField(site.user, 'Username or Email', 'ada');
    await fillField(site.user, 'Password', 'gilded1!');
    await failAndReload(site, 'Login');
    await site.user.click(await screen.findByRole('link', { name: 'Verify Email Now' }));
    await screen.findByRole('button', { name: 'Resend Verification Email' });
    await site.user.click(resend());
    await expectMessage('Valid email address is missing. Please try again.');
    expect(host.calls()).not.toContain(resendCall);
  });

  test('sends no request for an email address that is too long', async () => {
    const { user, host } = await openPage(`${'a'.repeat(300)}@example.org`);
    await user.click(check());
    await expectMessage('Email address is missing. Please try again.');
    expect(host.calls()).not.toContain(status);
  });
});
