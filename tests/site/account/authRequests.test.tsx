// @vitest-environment jsdom
import { limits, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fillField } from '../support/fields.ts';
import { countDocumentLoads } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type SiteHost } from '../support/siteHost.ts';
import { stopClock } from '../support/stopClock.ts';

const settings = { humanCheck: 'none' };

function bodiesOf({ requests }: SiteHost, wanted: string) {
  return requests.filter(({ path }) => path === wanted).map(({ body }) => JSON.parse(body));
}

test('a login sends three fields, prefers the response user to the token, and is replaced by the dashboard in the history', async () => {
  const token = fixtureToken({ username: 'mara', display_name: null });
  const host = createSiteHost();
  const user = { email: 'm@example.org', display_name: 'Mara Jade' };
  host.respondTo('POST /api/auth/login', { json: { token, user } });
  const site = await openSite('/', { host, settings });
  await site.user.click(await within(screen.getByRole('navigation')).findByRole('link', { name: 'Account' }));
  await fillField(site.user, 'Username or Email', 'm@example.org');
  await fillField(site.user, 'Password', 'gilded1!');
  await site.user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Mara Jade!' });
  expect(location.pathname).toBe('/user/mara/dashboard');
  const [sent] = bodiesOf(host, '/api/auth/login');
  expect(sent).toMatchObject({ username: 'm@example.org', password: 'gilded1!' });
  expect(Object.keys(sent).sort()).toEqual(['password', 'recaptchaToken', 'username']);
  expect(localStorage.getItem(storageKeys.token)).toBe(token);
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('a token is valid in the second in which it expires, and is removed with the session in the next', async () => {
  const now = Date.UTC(2026, 0, 1);
  const clock = stopClock(now);
  const token = fixtureToken({ exp: now / 1000 });
  const site = await openSite('/', { local: { [storageKeys.token]: token } });
  await clock.waitFor(() => screen.getByRole('heading', { name: 'Welcome Mara!' }));
  vi.setSystemTime(now + 1000);
  await site.reload();
  await clock.waitFor(() => screen.getByRole('link', { name: 'Join Now' }));
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
});

test('a registration requires a username of 3 letters or digits and a password of 6 characters, and sends four fields', async () => {
  const host = createSiteHost();
  host.respondTo('POST /api/auth/register', { status: 201, json: { message: 'Look into your mail.' } });
  const { user } = await openSite('/auth/register', { host, settings });
  await fillField(user, 'Email', 'ada@example.org');
  for (const [username, password, message] of [
    ['ab', 'abcd1!', 'Please enter a valid username.'],
    ['a-b', 'abcd1!', 'Please enter a valid username.'],
    ['ab1', 'abc1!', 'Please enter a valid password.'],
    ['ab1', 'abcdef1', 'Please enter a valid password.'],
    ['ab1', 'abcdef!', 'Please enter a valid password.'],
    ['ab1', '123456!', 'Please enter a valid password.'],
  ] as const) {
    await fillField(user, 'Username', username);
    await fillField(user, 'Password', password);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  }
  expect(bodiesOf(host, '/api/auth/register')).toEqual([]);
  await fillField(user, 'Password', 'abcd1!');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(location.pathname).toBe('/auth/verify-email-sent'));
  const [sent] = bodiesOf(host, '/api/auth/register');
  expect(Object.keys(sent).sort()).toEqual(['email', 'password', 'recaptchaToken', 'username']);
  expect(history.state.usr).toMatchObject({ email: 'ada@example.org', message: 'Look into your mail.' });
});

test('a failed login reloads the page 1.5 s later, and not before', async () => {
  expect(limits.reloadDelay).toBe(1500);
  const host = createSiteHost();
  host.respondTo('POST /api/auth/login', { status: 401, json: { message: 'No.' } });
  host.respondTo('HEAD /auth/login', {});
  const loads = countDocumentLoads();
  const site = await openSite('/auth/login', { host, settings });
  await fillField(site.user, 'Username or Email', 'mara');
  await fillField(site.user, 'Password', 'gilded1!');
  const clock = stopClock();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await clock.waitFor(() => screen.getByText('Refreshing...'));
  await clock.advance(1499);
  expect(screen.getByText('Refreshing...').closest('[role=status]')).toBeTruthy();
  expect(loads()).toBe(0);
  await clock.advance(1);
  await clock.waitFor(() => expect(loads()).toBe(1));
  clock.resume();
  await site.reload();
  expect((await screen.findByRole('alert')).textContent).toContain('No.');
});
