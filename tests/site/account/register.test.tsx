// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf, expectInvalidField, fillField } from '../support/fields.ts';
import { expectMessage } from '../support/messages.ts';
import { failAndReload } from '../support/navigation.ts';
import { type OpenSite, openSite } from '../support/openSite.tsx';
import { createSiteHost, type MockResponse } from '../support/siteHost.ts';

const call = 'POST /api/auth/register';
const valid = { email: 'ada@example.org', username: 'ada', password: 'gilded1!' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const registerButton = () => screen.getByRole('button', { name: 'Register' });

async function openForm(reply?: MockResponse) {
  const host = createSiteHost();
  if (reply) host.respondTo(call, reply);
  const site = await openSite('/auth/register', { host, settings: { humanCheck: 'none' } });
  await screen.findByRole('heading', { level: 1, name: 'Join the Adventure' });
  return site;
}

async function fill({ user }: OpenSite, { email, username, password }: typeof valid) {
  await fillField(user, 'Email', email);
  await fillField(user, 'Username', username);
  await fillField(user, 'Password', password);
}

async function expectRejected(values: typeof valid, label: string, message: string) {
  const site = await openForm();
  await fill(site, values);
  await site.user.click(registerButton());
  await expectInvalidField(field(label), message);
  expect(site.host.calls()).not.toContain(call);
  expect(field('Email').value).toBe(values.email);
  expect(field('Username').value).toBe(values.username);
  expect(field('Password').value).toBe(values.password);
}

test('a registration with an empty field shows an error at the field', async () => {
  await expectRejected({ ...valid, email: '' }, 'Email', 'Please fill in all fields.');
});

test('a registration with an invalid email address shows an error at the field', async () => {
  await expectRejected({ ...valid, email: 'ada@example' }, 'Email', 'Please enter a valid email.');
});

test('a registration with a username that is too short shows an error at the field', async () => {
  await expectRejected({ ...valid, username: 'ad' }, 'Username', 'Please enter a valid username.');
});

test('a registration with a weak password shows an error at the field', async () => {
  await expectRejected({ ...valid, password: 'gilded11' }, 'Password', 'Please enter a valid password.');
});

test('each field of the registration has a hint', async () => {
  await openForm();
  const hints = {
    Email: 'Enter a valid email address',
    Username: '3+ characters, letters and numbers only',
    Password: 'Minimum 6 characters: must include letters, numbers, and special character (!@$%).',
  };
  for (const [label, hint] of Object.entries(hints)) {
    expect(descriptionOf(field(label))).toBe(hint);
    screen.getByText(hint);
  }
});

test('editing an invalid field restores its hint', async () => {
  const site = await openForm();
  await fill(site, { ...valid, password: 'x' });
  await site.user.click(registerButton());
  await expectInvalidField(field('Password'), 'Please enter a valid password.');
  await site.user.keyboard('y');
  expect(descriptionOf(field('Password'))).toMatch(/^Minimum 6 characters/);
  expect(field('Password').hasAttribute('aria-invalid')).toBe(false);
});

test('a failed registration without an error message in the response shows the default error message', async () => {
  const site = await openForm({ status: 500, json: {} });
  await fill(site, valid);
  await failAndReload(site, 'Register');
  await expectMessage('Registration failed. Please try again.');
  expect(field('Email').value).toBe(valid.email);
});

test('a successful registration opens the page about the verification email', async () => {
  const site = await openForm();
  await fill(site, valid);
  await site.user.click(registerButton());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check Your Email' });
  expect(location.pathname).toBe('/auth/verify-email-sent');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await expectMessage('Registration successful. Please check your email to verify your account.');
});

test('the registration links to the login', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('link', { name: 'Log in here' }));
  await waitFor(() => expect(location.pathname).toBe('/auth/login'));
});

test('a password manager recognises the fields of the registration', async () => {
  await openForm();
  expect(field('Email').getAttribute('autocomplete')).toBe('email');
  expect(field('Username').getAttribute('autocomplete')).toBe('username');
  expect(field('Password').getAttribute('autocomplete')).toBe('new-password');
});
