// @vitest-environment jsdom
import { messages, ownMessages, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken, fixtureUser } from '@gildshelf/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillField } from '../support/fields.ts';
import { toastTexts } from '../support/messages.ts';
import { failAndReload, recordPaths } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type SiteHost } from '../support/siteHost.ts';

const dashboard = '/user/mara/dashboard';
const unauthenticated = { status: 401, json: { message: ownMessages.request.unauthenticated } };
const { ended } = ownMessages.session;

/** Ends the session on the API, which then rejects every request that needs one. */
const endSession = (host: SiteHost) => host.respondTo(/\/api\/(user|profile|auth\/logout)/, unauthenticated);

const endedToasts = () => toastTexts().filter((text) => text?.includes(ended));
const redirects = (paths: readonly string[]) => paths.filter((path) => path === '/auth/login');

// @control:WEB-01
test('concurrent requests that are rejected with 401 end the session once: one redirect, one toast', async () => {
  const host = createSiteHost();
  endSession(host);
  const paths = recordPaths();
  const { user } = await openSite(dashboard, { host, signedIn: true });
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  await waitFor(() => expect(endedToasts()).toHaveLength(1));
  expect(host.requests.filter(({ headers }) => headers.has('authorization')).length).toBeGreaterThan(1);
  expect(redirects(paths)).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Register here' }));
  await screen.findByRole('heading', { name: 'Join the Adventure' });
  expect(redirects(paths)).toHaveLength(1);
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
});

test('a rating that is rejected with 401 on a public page leads to the login, not to the account page', async () => {
  const { host, user } = await openSite('/game/the-witcher-3-wild-hunt', { signedIn: true });
  const status = await screen.findByLabelText<HTMLSelectElement>('Status');
  await waitFor(() => expect(status.disabled).toBe(false));
  await user.selectOptions(status, 'Completed');
  endSession(host);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  await waitFor(() => expect(endedToasts()).toHaveLength(1));
  // Back returns to the title, as a visitor sees it.
  act(() => history.back());
  await screen.findByRole('heading', { level: 1, name: 'The Witcher 3: Wild Hunt' });
  await screen.findByRole('link', { name: 'Create Account' });
});

// @control:WEB-01
test('a request that is rejected with 401 is retried once when a newer token of the same user was stored meanwhile', async () => {
  const host = createSiteHost();
  const newer = fixtureToken({ exp: fixtureUser.exp + 1 });
  const sent: (string | null)[] = [];
  host.respondTo('GET /api/userGames/user-mara/games', ({ headers }) => {
    const authorization = headers.get('authorization');
    sent.push(authorization);
    // Another tab has signed in again while this request was pending.
    localStorage.setItem(storageKeys.token, newer);
    return authorization === `Bearer ${newer}` ? undefined : unauthenticated;
  });
  await openSite(dashboard, { host, signedIn: true });
  const games = await screen.findByRole('list', { name: 'Games' });
  await within(games).findAllByText('Hades');
  expect(sent).toEqual([`Bearer ${fixtureToken()}`, `Bearer ${newer}`]);
  expect(localStorage.getItem(storageKeys.token)).toBe(newer);
  expect(endedToasts()).toEqual([]);
});

// @control:WEB-01
test('a rejected login does not end the current session', async () => {
  const site = await openSite('/auth/login', { signedIn: true, settings: { humanCheck: 'none' } });
  site.host.respondTo('POST /api/auth/login', { status: 401, json: { message: messages.login.failed } });
  await fillField(site.user, 'Username or Email', 'mara');
  await fillField(site.user, 'Password', 'not gilded1!');
  await failAndReload(site, 'Login');
  expect((await screen.findByRole('alert')).textContent).toContain(messages.login.failed);
  expect(localStorage.getItem(storageKeys.token)).toBe(fixtureToken());
  expect(endedToasts()).toEqual([]);
});

test('logging out after the API has ended the session opens Home, without a redirect to the login', async () => {
  const { host, user } = await openSite(dashboard, { signedIn: true });
  await screen.findByRole('heading', { name: 'Welcome, Mara!' });
  const paths = recordPaths();
  endSession(host);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(host.calls()).toContain('POST /api/auth/logout'));
  await screen.findByRole('link', { name: 'Join Now' });
  expect(location.pathname).toBe('/');
  expect(redirects(paths)).toEqual([]);
  expect(endedToasts()).toEqual([]);
});
