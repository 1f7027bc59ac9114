// @vitest-environment jsdom
import { auth, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectMessage } from '../support/messages.ts';
import { recordPaths } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';

/** A token that can be decoded, but has none of the fields of a user. */
const tokenWithoutUser = ['{"alg":"none"}', '{"sub":"1"}', 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const exchange = 'POST /api/auth/session/exchange';
const storedToken = () => localStorage.getItem(storageKeys.token);

test.each([
  ['Guild', 1],
  [null, 0],
])(
  'the login shows a button with the name of the configured provider, and none without a provider: %s',
  async (thirdParty, count) => {
    await openSite('/auth/login', { settings: { thirdParty } });
    await screen.findByRole('link', { name: 'Forgot Password?' });
    expect(screen.queryAllByRole('link', { name: 'Continue with Guild' })).toHaveLength(count);
    expect(screen.queryAllByRole('link', { name: /Continue with/ })).toHaveLength(count);
  },
);

test('a token without a user in the URL of the login is rejected with an error message', async () => {
  await openSite(`/auth/login?token=${tokenWithoutUser}`);
  await expectMessage('Invalid user information received. Please try again.');
  expect(location.pathname + location.search).toBe('/auth/login');
});

test('a token that cannot be decoded in the URL of the login is rejected with an error message', async () => {
  await openSite('/auth/login?token=junk');
  await expectMessage('Failed to process Google login. Please try again.');
  expect(storedToken()).toBeNull();
});

test.each([
  [
    auth.thirdPartySignInErrors.notConfigured,
    'Signing in with Google is not set up here. Please log in with your username or email.',
  ],
  [auth.thirdPartySignInErrors.failed, 'Signing in with Google did not work. Please try again.'],
  [
    auth.thirdPartySignInErrors.emailMissing,
    'Google did not confirm an email address of yours, and an account needs one.',
  ],
])('the login shows why a third-party sign-in failed: %s', async (code, message) => {
  await openSite(`/auth/login?problem=${code}`);
  await expectMessage(message);
});

test('an unknown failure code of a third-party sign-in shows no error message', async () => {
  await openSite('/auth/login?problem=toString');
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['/auth/oauth-callback', '/auth/login'])(
  "%s shows 'Completing your login...' while the token in its URL is exchanged",
  async (path) => {
    const host = createSiteHost();
    host.respondTo(exchange, 'never');
    await openSite(`${path}?token=${fixtureToken({ display_name: path })}`, { host });
    await screen.findByRole('heading', { level: 1, name: 'Completing your login...' });
  },
);

test('the token in the URL signs the user in when the API has no exchange endpoint', async () => {
  const host = createSiteHost();
  host.respondTo(exchange, { status: 404, json: { message: 'Not found' } });
  const token = fixtureToken();
  await openSite(`/auth/oauth-callback?token=${token}`, { host });
  await screen.findByRole('heading', { name: 'Welcome, Mara!' });
  expect(storedToken()).toBe(token);
});

test('the OAuth callback without a token redirects to the login, which replaces it in the history', async () => {
  history.replaceState(null, '', '/search');
  history.pushState(null, '', '/');
  const paths = recordPaths();
  await openSite('/auth/oauth-callback');
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  expect(location.pathname).toBe('/auth/login');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(paths).toContain('/auth/login');
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/search'));
});

test('the OAuth callback with a token that cannot be decoded redirects to the login', async () => {
  await openSite('/auth/oauth-callback?token=junk');
  await expectMessage('Failed to process Google login. Please try again.');
  expect(location.pathname).toBe('/auth/login');
});
