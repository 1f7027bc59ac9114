// @vitest-environment jsdom
import { auth, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectSaid } from '../support/expectSaid.ts';
import { followPaths } from '../support/followPaths.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';

/** A token that can be read and lacks what a user needs. */
const tokenWithoutUser = ['{"alg":"none"}', '{"sub":"1"}', 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const exchange = 'POST /api/auth/session/exchange';
const storedToken = () => localStorage.getItem(storageKeys.token);

test.each([
  ['Guild', 1],
  [null, 0],
])(
  'the login names the provider that is set, and has no button without one: %s',
  async (thirdParty, count) => {
    await openSite('/auth/login', { settings: { thirdParty } });
    await screen.findByRole('link', { name: 'Forgot Password?' });
    expect(screen.queryAllByRole('link', { name: 'Continue with Guild' })).toHaveLength(count);
    expect(screen.queryAllByRole('link', { name: /Continue with/ })).toHaveLength(count);
  },
);

test('a token that names no user is rejected on the login', async () => {
  await openSite(`/auth/login?token=${tokenWithoutUser}`);
  await expectSaid('Invalid user information received. Please try again.');
  expect(location.pathname + location.search).toBe('/auth/login');
});

test('a token that cannot be read is rejected on the login', async () => {
  await openSite('/auth/login?token=junk');
  await expectSaid('Failed to process Google login. Please try again.');
  expect(storedToken()).toBeNull();
});

test.each([
  [
    auth.thirdPartyProblems.notConfigured,
    'Signing in with Google is not set up here. Please log in with your username or email.',
  ],
  [auth.thirdPartyProblems.failed, 'Signing in with Google did not work. Please try again.'],
  [
    auth.thirdPartyProblems.emailMissing,
    'Google did not confirm an email address of yours, and an account needs one.',
  ],
])('the login says why a third party led back to it: %s', async (code, message) => {
  await openSite(`/auth/login?problem=${code}`);
  await expectSaid(message);
});

test('an unknown reason for the way back shows no error message', async () => {
  await openSite('/auth/login?problem=toString');
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['/auth/oauth-callback', '/auth/login'])(
  'while the token of the URL is exchanged, the page says that it completes the login: %s',
  async (path) => {
    const host = createSiteHost();
    host.answer(exchange, 'never');
    await openSite(`${path}?token=${fixtureToken({ display_name: path })}`, { host });
    await screen.findByRole('heading', { level: 1, name: 'Completing your login...' });
  },
);

test('a host that exchanges no tokens signs in with the token of the URL', async () => {
  const host = createSiteHost();
  host.answer(exchange, { status: 404, json: { message: 'Not found' } });
  const token = fixtureToken();
  await openSite(`/auth/oauth-callback?token=${token}`, { host });
  await screen.findByRole('heading', { name: 'Welcome, Mara!' });
  expect(storedToken()).toBe(token);
});

test('the way back without a token leads to the login, which takes its place in the history', async () => {
  history.replaceState(null, '', '/search');
  history.pushState(null, '', '/');
  const paths = followPaths();
  await openSite('/auth/oauth-callback');
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  expect(location.pathname).toBe('/auth/login');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(paths).toContain('/auth/login');
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/search'));
});

test('the way back with a token that cannot be read leads to the login', async () => {
  await openSite('/auth/oauth-callback?token=junk');
  await expectSaid('Failed to process Google login. Please try again.');
  expect(location.pathname).toBe('/auth/login');
});
