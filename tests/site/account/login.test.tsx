// @vitest-environment jsdom
import { limits } from '@gildshelf/api-client/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countDocumentLoads } from '../support/countDocumentLoads.ts';
import { expectSaid } from '../support/expectSaid.ts';
import { expectWrong } from '../support/expectWrong.ts';
import { failAndReload } from '../support/failAndReload.ts';
import { fillIn } from '../support/fillIn.ts';
import { type OpenSite, openSite } from '../support/openSite.tsx';
import { createSiteHost, type Reply } from '../support/siteHost.ts';
import { stopClock } from '../support/stopClock.ts';

const call = 'POST /api/auth/login';
const loginFailed = 'Login failed. Please check your credentials.';
const unverified = 'Please verify your email before logging in';

const loginButton = () => screen.getByRole('button', { name: 'Login' });

async function openLogin(reply?: Reply | 'unreachable') {
  const host = createSiteHost();
  if (reply) host.answer(call, reply);
  const site = await openSite('/auth/login', { host, settings: { humanCheck: 'none' } });
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  return site;
}

async function fill({ user }: OpenSite, username: string) {
  await fillIn(user, 'Username or Email', username);
  await fillIn(user, 'Password', 'wrong1!');
}

/** A login that the host rejects: the page as the reload leaves it. */
async function failToLogIn(reply: Reply, username = 'mara') {
  const site = await openLogin(reply);
  await fill(site, username);
  await failAndReload(site, 'Login');
  return site;
}

test('an empty login asks for all fields, at the first that is empty, and sends nothing', async () => {
  const { user, host } = await openLogin();
  await user.click(loginButton());
  await expectWrong(screen.getByLabelText('Username or Email'), 'Please fill in all fields');
  await user.keyboard('mara{Enter}');
  await expectWrong(screen.getByLabelText('Password'), 'Please fill in all fields');
  expect(host.calls()).not.toContain(call);
});

test('a login that fails without a message from the host shows the default error message', async () => {
  await failToLogIn({ status: 500, json: {} });
  await expectSaid(loginFailed);
});

test('a username is sent, and after a failure shown again, without the spaces around it', async () => {
  const { host } = await failToLogIn({ status: 500, json: {} }, '  mara ');
  const body = host.requests.find(({ path }) => path === '/api/auth/login')?.body ?? '';
  expect(JSON.parse(body)).toMatchObject({ username: 'mara' });
  expect(screen.getByLabelText('Username or Email')).toHaveProperty('value', 'mara');
});

test('too many attempts: shows the error message of the host', async () => {
  await failToLogIn({ status: 429, json: { message: 'Too many attempts. Please wait a little.' } });
  await expectSaid('Too many attempts. Please wait a little.');
});

test('a login before the email is verified says so, and links to the page that sends the email again', async () => {
  const user = { email: 'ada@example.org' };
  const site = await failToLogIn(
    { status: 403, json: { message: unverified, requiresVerification: true, user } },
    'ada',
  );
  await expectSaid(unverified);
  await site.user.click(screen.getByRole('link', { name: 'Verify Email Now' }));
  expect(await screen.findByText(/ada@example\.org/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resend Verification Email' })).toBeTruthy();
  expect(location.pathname).toBe('/auth/verify-email');
});

test('a host that requires verification without a message: shows the default error message', async () => {
  const { user } = await failToLogIn(
    { status: 403, json: { requiresVerification: true } },
    'mara@example.org',
  );
  await expectSaid(unverified);
  await user.click(screen.getByRole('link', { name: 'Verify Email Now' }));
  expect(await screen.findByText(/mara@example\.org/)).toBeTruthy();
});

test.each(['You must verify email first.', 'PLEASE VERIFY YOUR EMAIL'])(
  'an error message of the host about verification offers it: %s',
  async (message) => {
    await failToLogIn({ status: 401, json: { message } }, 'mara@example.org');
    await expectSaid(message);
    expect(screen.getByRole('link', { name: 'Verify Email Now' })).toBeTruthy();
  },
);

test('when neither the host nor the page can be reached, the page stays and says so', async () => {
  const site = await openLogin('unreachable');
  site.host.answer('HEAD /auth/login', 'unreachable');
  const loads = countDocumentLoads();
  await fill(site, 'mara');
  const clock = stopClock();
  fireEvent.click(loginButton());
  await clock.until(() => screen.getByText('Refreshing...'));
  await clock.pass(limits.reloadDelay);
  await clock.until(() => screen.getByText('Unable to connect to server. Please try again later.'));
  clock.resume();
  await expectSaid('Unable to connect to server. Please try again later.');
  expect(loads()).toBe(0);
});

test('a visitor who opens another page before the reload stays on it', async () => {
  const site = await openLogin({ status: 401, json: {} });
  site.host.answer('HEAD /auth/login', {});
  site.host.answer('HEAD /auth/register', {});
  const loads = countDocumentLoads();
  await fill(site, 'mara');
  const clock = stopClock();
  fireEvent.click(loginButton());
  await clock.until(() => screen.getByText('Refreshing...'));
  expect(sessionStorage.getItem('failedAttempt_login')).toContain('mara');
  fireEvent.click(screen.getByRole('link', { name: 'Register here' }));
  await clock.until(() => screen.getByLabelText('Email'));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mara@example.org' } });
  await clock.pass(limits.reloadDelay);
  await clock.until(() => expect(sessionStorage.getItem('failedAttempt_login')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mara@example.org');
  expect(loads()).toBe(0);
});

test('the login links to a forgotten password and to the registration', async () => {
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
