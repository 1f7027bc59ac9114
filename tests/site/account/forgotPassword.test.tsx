// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectSaid } from '../support/expectSaid.ts';
import { expectWrong } from '../support/expectWrong.ts';
import { fillIn } from '../support/fillIn.ts';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type Reply } from '../support/siteHost.ts';

const call = 'POST /api/auth/forgot-password';
const sent = 'If an account with that email exists, a password reset link has been sent.';
const send = () => screen.getByRole('button', { name: 'Send Reset Link' });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

async function openForm(reply?: Reply, settings: SiteOptions['settings'] = { humanCheck: 'none' }) {
  const host = createSiteHost();
  if (reply) host.answer(call, reply);
  const site = await openSite('/auth/forgot-password', { host, settings });
  await screen.findByRole('button', { name: 'Send Reset Link' });
  return site;
}

test('no link is sent without an email address', async () => {
  const { user, host } = await openForm();
  await user.click(send());
  await expectWrong(email(), 'Please enter your email address');
  expect(host.calls()).not.toContain(call);
});

test('no link is sent before the human check is done, and the control says so', async () => {
  const { user, host } = await openForm(undefined, { humanCheck: 'proof-of-work' });
  await fillIn(user, 'Email', 'ada@example.org');
  await user.click(send());
  await expectWrong(screen.getByRole('checkbox', { name: 'I am human' }), 'Please complete the verification');
  expect(host.calls()).not.toContain(call);
});

test('a sent link is confirmed in the same words for every email address, which stays in the field', async () => {
  const { user } = await openForm();
  await fillIn(user, 'Email', 'nobody@example.org');
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

test('a reset link that fails without a message from the host shows the default error message', async () => {
  const { user } = await openForm({ status: 500, json: {} });
  await fillIn(user, 'Email', 'ada@example.org');
  await user.click(send());
  await expectSaid('Failed to send reset link. Please try again.');
  expect(email().value).toBe('ada@example.org');
});

test('a reset link that fails shows the error message of the host', async () => {
  const { user } = await openForm({ status: 429, json: { message: 'Not so fast.' } });
  await fillIn(user, 'Email', 'ada@example.org');
  await user.click(send());
  await expectSaid('Not so fast.');
});

test('a password manager recognises the email field', async () => {
  await openForm();
  expect(email().getAttribute('autocomplete')).toBe('email');
  expect(email().type).toBe('email');
});
