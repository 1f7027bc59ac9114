// @vitest-environment jsdom
import { ownMessages } from '@gildshelf/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectSaid } from '../support/expectSaid.ts';
import { expectWrong } from '../support/expectWrong.ts';
import { fillIn } from '../support/fillIn.ts';
import { type OpenSite, openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type Reply } from '../support/siteHost.ts';

const call = 'POST /api/auth/verify-password-reset';
const newPassword = 'silver2@';
const missing = 'Invalid or missing reset token. Please request a new password reset link.';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function openForm(
  path: string,
  reply?: Reply,
  settings: SiteOptions['settings'] = { humanCheck: 'none' },
) {
  const host = createSiteHost();
  if (reply) host.answer(call, reply);
  const site = await openSite(path, { host, settings });
  await screen.findByRole('button', { name: 'Reset Password' });
  return site;
}

async function fill({ user }: OpenSite, typed: string, retyped = typed) {
  await fillIn(user, 'New password', typed);
  await fillIn(user, 'Confirm password', retyped);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

test('a URL without a token says so, and links to the page that sends a reset link', async () => {
  const site = await openForm('/auth/reset-password');
  await expectSaid(missing);
  await fill(site, newPassword);
  await expectSaid(missing);
  expect(site.host.calls()).not.toContain(call);
  await site.user.click(screen.getByRole('link', { name: 'Request a New Link' }));
  await waitFor(() => expect(location.pathname).toBe('/auth/forgot-password'));
});

const weak =
  'New password must be at least 6 characters long and include letters, numbers, and special characters (!@$%).';

test('a weak new password is rejected at its field', async () => {
  const site = await openForm('/auth/reset-password?token=any');
  expect(field('New password').getAttribute('autocomplete')).toBe('new-password');
  await fill(site, 'silver');
  await expectWrong(field('New password'), weak);
  expect(field('Confirm password').value).toBe('silver');
});

test('two passwords that differ are rejected at the second', async () => {
  const site = await openForm('/auth/reset-password?token=any');
  await fill(site, newPassword, 'silver2!');
  await expectWrong(field('Confirm password'), 'Passwords do not match');
});

test('no password is reset before the human check is done, and the control says so', async () => {
  const site = await openForm('/auth/reset-password?token=any', undefined, { humanCheck: 'proof-of-work' });
  await fill(site, newPassword);
  await expectWrong(screen.getByRole('checkbox', { name: 'I am human' }), 'Please complete the verification');
  expect(site.host.calls()).not.toContain(call);
});

test('an expired link says so, and links to the page that sends a new one', async () => {
  const message = ownMessages.account.resetLinkExpired;
  const site = await openForm('/auth/reset-password?token=old', { status: 400, json: { message } });
  await fill(site, newPassword);
  await expectSaid('This password reset link has expired. Please request a new one.');
  await site.user.click(screen.getByRole('link', { name: 'Request a new one' }));
  await waitFor(() => expect(location.pathname).toBe('/auth/forgot-password'));
});

test('a token that the host does not know shows the error message of the host', async () => {
  const site = await openForm('/auth/reset-password?token=unknown', {
    ...{ status: 400, json: { message: missing } },
  });
  await fill(site, newPassword);
  await expectSaid(missing);
  expect(JSON.parse(site.host.requests.at(-1)?.body ?? '')).toMatchObject({
    ...{ token: 'unknown', newPassword },
  });
});

test('a reset that fails without a message from the host shows the default error message, and the fields keep their text', async () => {
  const site = await openForm('/auth/reset-password?token=any', { status: 500, json: {} });
  await fill(site, newPassword);
  await expectSaid('Failed to reset password. Please try again.');
  expect(field('New password').value).toBe(newPassword);
  expect(field('Confirm password').value).toBe(newPassword);
});
