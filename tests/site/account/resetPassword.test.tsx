// @vitest-environment jsdom
import { ownMessages } from '@gildshelf/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectInvalidField, fillField } from '../support/fields.ts';
import { expectMessage } from '../support/messages.ts';
import { type OpenSite, openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type MockResponse } from '../support/siteHost.ts';

const call = 'POST /api/auth/verify-password-reset';
const newPassword = 'silver2@';
const missing = 'Invalid or missing reset token. Please request a new password reset link.';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function openForm(
  path: string,
  reply?: MockResponse,
  settings: SiteOptions['settings'] = { humanCheck: 'none' },
) {
  const host = createSiteHost();
  if (reply) host.respondTo(call, reply);
  const site = await openSite(path, { host, settings });
  await screen.findByRole('button', { name: 'Reset Password' });
  return site;
}

async function fill({ user }: OpenSite, typed: string, retyped = typed) {
  await fillField(user, 'New password', typed);
  await fillField(user, 'Confirm password', retyped);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

test('a URL without a token shows an error message with a link to the page that sends reset links', async () => {
  const site = await openForm('/auth/reset-password');
  await expectMessage(missing);
  await fill(site, newPassword);
  await expectMessage(missing);
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
  await expectInvalidField(field('New password'), weak);
  expect(field('Confirm password').value).toBe('silver');
});

test('a repeated password that differs is rejected at its field', async () => {
  const site = await openForm('/auth/reset-password?token=any');
  await fill(site, newPassword, 'silver2!');
  await expectInvalidField(field('Confirm password'), 'Passwords do not match');
});

test('submitting before the human check is completed shows an error at its control, and sends no request', async () => {
  const site = await openForm('/auth/reset-password?token=any', undefined, { humanCheck: 'proof-of-work' });
  await fill(site, newPassword);
  await expectInvalidField(
    screen.getByRole('checkbox', { name: 'I am human' }),
    'Please complete the verification',
  );
  expect(site.host.calls()).not.toContain(call);
});

test('an expired link shows an error message with a link to the page that sends reset links', async () => {
  const message = ownMessages.account.resetLinkExpired;
  const site = await openForm('/auth/reset-password?token=old', { status: 400, json: { message } });
  await fill(site, newPassword);
  await expectMessage('This password reset link has expired. Please request a new one.');
  await site.user.click(screen.getByRole('link', { name: 'Request a new one' }));
  await waitFor(() => expect(location.pathname).toBe('/auth/forgot-password'));
});

test("an unknown token shows the API's error message", async () => {
  const site = await openForm('/auth/reset-password?token=unknown', {
    ...{ status: 400, json: { message: missing } },
  });
  await fill(site, newPassword);
  await expectMessage(missing);
  expect(JSON.parse(site.host.requests.at(-1)?.body ?? '')).toMatchObject({
    ...{ token: 'unknown', newPassword },
  });
});

test('a failed reset without an error message in the response shows the default error message, and keeps the fields', async () => {
  const site = await openForm('/auth/reset-password?token=any', { status: 500, json: {} });
  await fill(site, newPassword);
  await expectMessage('Failed to reset password. Please try again.');
  expect(field('New password').value).toBe(newPassword);
  expect(field('Confirm password').value).toBe(newPassword);
});
