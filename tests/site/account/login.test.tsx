// @vitest-environment jsdom
import { limits } from '@gildshelf/api-client/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectInvalidField, fillField } from '../support/fields.ts';
import { expectMessage } from '../support/messages.ts';
import { countDocumentLoads, failAndReload } from '../support/navigation.ts';
import { type OpenSite, openSite } from '../support/openSite.tsx';
import { createSiteHost, type MockResponse } from '../support/siteHost.ts';
import { stopClock } from '../support/stopClock.ts';

const call = 'POST /api/auth/login';
const loginFailed = 'Login failed. Please check your credentials.';
const unverified = 'Please verify your email before logging in';

const loginButton = () => screen.getByRole('button', { name: 'Login' });

async function openLogin(reply?: MockResponse | 'unreachable') {
  const host = createSiteHost();
  if (reply) host.respondTo(call, reply);
  const site = await openSite('/auth/login', { host, settings: { humanCheck: 'none' } });
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  return site;
}

async function fill({ user }: OpenSite, username: string) {
  await fillField(user, 'Username or Email', username);
  await fillField(user, 'Password', 'wrong1!');
}

/** Submits a login that the API rejects, and reloads the page as the site does. */
async function failToLogIn(reply: MockResponse, username = 'mara') {
  const site = await openLogin(reply);
  await fill(site, username);
  await failAndReload(site, 'Login');
  return site;
}

test('submitting the login with an empty field shows an error at the first empty field, and sends no request', async () => {
  const { user, host } = await openLogin();
  await user.click(loginButton());
  await expectInvalidField(screen.getByLabelText('Username or Email'), 'Please fill in all fields');
  await user.keyboard('mara{Enter}');
  await expectInvalidField(screen.getByLabelText('Password'), 'Please fill in all fields');
  expect(host.calls()).not.toContain(call);
});

test('a failed login without an error message in the response shows the default error message', async () => {
  await failToLogIn({ status: 500, json: {} });
  await expectMessage(loginFailed);
});

test('a username is trimmed before it is sent, and is restored trimmed after a failed login', async () => {
  const { host } = await failToLogIn({ status: 500, json: {} }, '  mara ');
  const body = host.requests.find(({ path }) => path === '/api/auth/login')?.body ?? '';
  expect(JSON.parse(body)).toMatchObject({ username: 'mara' });
  expect(screen.getByLabelText('Username or Email')).toHaveProperty('value', 'mara');
});

test("a login that is rejected with 429 shows the API's error message", async () => {
  await failToLogIn({ status: 429, json: { message: 'Too many attempts. Please wait a little.' } });
  await expectMessage('Too many attempts. Please wait a little.');
});

test('a login with an unverified email address shows an error message and a link to the page that resends the email', async () => {
  const user = { email: 'ada@example.org' };
  const site = await failToLogIn(
    { status: 403, json: { message: unverified, requiresVerification: true, user } },
    'ada',
  );
  await expectMessage(unverified);
  await site.user.click(screen.getByRole('link', { name: 'Verify Email Now' }));
  expect(await screen.findByText(/ada@example\.org/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resend Verification Email' })).toBeTruthy();
  expect(location.pathname).toBe('/auth/verify-email');
});

test('a response that requires verification without an error message shows the default error message', async () => {
  const { user } = await failToLogIn(
    { status: 403, json: { requiresVerification: true } },
    'mara@example.org',
  );
  await expectMessage(unverified);
  await user.click(screen.getByRole('link', { name: 'Verify Email Now' }));
  expect(await screen.findByText(/mara@example\.org/)).toBeTruthy();
});

test.each(['You must verify email first.', 'PLEASE VERIFY YOUR EMAIL'])(
  'an error message that asks for verification is shown with the link to it: %s',
  async (message) => {
    await failToLogIn({ status: 401, json: { message } }, 'mara@example.org');
    await expectMessage(message);
    expect(screen.getByRole('link', { name: 'Verify Email Now' })).toBeTruthy();
  },
);

test('a failed login shows an error message instead of reloading when neither the API nor the page can be reached', async () => {
  const site = await openLogin('unreachable');
  site.host.respondTo('HEAD /auth/login', 'unreachable');
  const loads = countDocumentLoads();
  await fill(site, 'mara');
  const clock = stopClock();
  fireEvent.click(loginButton());
  await clock.waitFor(() => screen.getByText('Refreshing...'));
  await clock.advance(limits.reloadDelay);
  await clock.waitFor(() => screen.getByText('Unable to connect to server. Please try again later.'));
  clock.resume();
  await expectMessage('Unable to connect to server. Please try again later.');
  expect(loads()).toBe(0);
});

test('opening another page cancels the pending reload of a failed login', async () => {
  const site = await openLogin({ status: 401, json: {} });
  site.host.respondTo('HEAD /auth/login', {});
  site.host.respondTo('HEAD /auth/register', {});
  const loads = countDocumentLoads();
  await fill(site, 'mara');
  const clock = stopClock();
  fireEvent.click(loginButton());
  await clock.waitFor(() => screen.getByText('Refreshing...'));
  expect(sessionStorage.getItem('failedAttempt_login')).toContain('mara');
  fireEvent.click(screen.getByRole('link', { name: 'Register here' }));
  await clock.waitFor(() => screen.getByLabelText('Email'));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mara@example.org' } });
  await clock.advance(limits.reloadDelay);
  await clock.waitFor(() => expect(sessionStorage.getItem('failedAttempt_login')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mara@example.org');
  expect(loads()).toBe(0);
});

test('the login links to the forgotten password page and to the registration', async () => {
  const { user } = await openLogin();
  await user.click(screen.getByRole('link', { name: 'Forgot Password?' }));
  await waitFor(() => expect(location.pathname).toBe('/auth/forgot-password'));
  await screen.findByRole('heading', { level: 1, name: 'Forgot Password?' });
  act(() => history.back());
  const register = await screen.findByRole('link', { name: 'Register here' });
  expect(register.parentElement?.textContent).toBe("Don't have an account? Register here");
  await user.click(register);
  await waitFor(() => expect(location.pathname).toBe('/auth/register'));
});

test('a password manager recognises the fields of the login, and the password can be shown', async () => {
  const { user } = await openLogin();
  const password = screen.getByLabelText('Password');
  expect(screen.getByLabelText('Username or Email').getAttribute('autocomplete')).toBe('username');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  expect(password.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(password.getAttribute('type')).toBe('text');
});
