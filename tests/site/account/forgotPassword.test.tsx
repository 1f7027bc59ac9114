// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectInvalidField, fillField } from '../support/fields.ts';
import { expectMessage } from '../support/messages.ts';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type MockResponse } from '../support/siteHost.ts';

const call = 'POST /api/auth/forgot-password';
const sent = 'If an account with that email exists, a password reset link has been sent.';
const send = () => screen.getByRole('button', { name: 'Send Reset Link' });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

async function openForm(reply?: MockResponse, settings: SiteOptions['settings'] = { humanCheck: 'none' }) {
  const host = createSiteHost();
  if (reply) host.respondTo(call, reply);
  const site = await openSite('/auth/forgot-password', { host, settings });
  await screen.findByRole('button', { name: 'Send Reset Link' });
  return site;
}

test('submitting without an email address shows an error at the field, and sends no request', async () => {
  const { user, host } = await openForm();
  await user.click(send());
  await expectInvalidField(email(), 'Please enter your email address');
  expect(host.calls()).not.toContain(call);
});

test('submitting before the human check is completed shows an error at its control, and sends no request', async () => {
  const { user, host } = await openForm(undefined, { humanCheck: 'proof-of-work' });
  await fillField(user, 'Email', 'ada@example.org');
  await user.click(send());
  await expectInvalidField(
    screen.getByRole('checkbox', { name: 'I am human' }),
    'Please complete the verification',
  );
  expect(host.calls()).not.toContain(call);
});

test('a request for a reset link shows the same confirmation for every email address, which stays in the field', async () => {
  const { user } = await openForm();
  await fillField(user, 'Email', 'nobody@example.org');
  await user.click(send());
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(sent);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(send()));
  expect(email().value).toBe('nobody@example.org');
  await user.click(send());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Back to Login' }));
  await waitFor(() => expect(location.pathname).toBe('/auth/login'));
});

test('a failed request for a reset link without an error message in the response shows the default error message', async () => {
  const { user } = await openForm({ status: 500, json: {} });
  await fillField(user, 'Email', 'ada@example.org');
  await user.click(send());
  await expectMessage('Failed to send reset link. Please try again.');
  expect(email().value).toBe('ada@example.org');
});

test("a failed request for a reset link shows the API's error message", async () => {
  const { user } = await openForm({ status: 429, json: { message: 'Not so fast.' } });
  await fillField(user, 'Email', 'ada@example.org');
  await user.click(send());
  await expectMessage('Not so fast.');
});

test('a password manager recognises the email field', async () => {
  await openForm();
  expect(email().getAttribute('autocomplete')).toBe('email');
  expect(email().type).toBe('email');
});
