// @vitest-environment jsdom
import { ownMessages, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf } from '../support/fields.ts';
import { type OpenSite, openSite } from '../support/openSite.tsx';
import { createSiteHost, type MockResponse } from '../support/siteHost.ts';

const call = 'POST /api/auth/change-password';
const password = 'gilded1!';
const newPassword = 'gilded2!';

const labels = {
  current: 'Current password',
  next: 'New password',
  repeated: 'Re-type new password',
} as const;

const dialog = () => within(screen.getByRole('dialog', { name: 'Change Password' }));
const submit = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Change Password' });
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const invalidFields = () => document.querySelectorAll('[aria-invalid]');
const storedToken = () => localStorage.getItem(storageKeys.token);
const openButton = () => screen.findByRole('button', { name: 'Change Password' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const expectFocus = async (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));

/** Opens the dialog of the signed-in user. */
async function openDialog(reply?: MockResponse): Promise<OpenSite> {
  const host = createSiteHost();
  if (reply) host.respondTo(call, reply);
  const site = await openSite('/user/mara/profile', { host, signedIn: true });
  await site.user.click(await openButton());
  await screen.findByRole('dialog', { name: 'Change Password' });
  return site;
}

async function type({ user }: OpenSite, label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.paste(text);
}

async function fill(site: OpenSite, current: string, next: string, repeated = next) {
  await type(site, labels.current, current);
  await type(site, labels.next, next);
  await type(site, labels.repeated, repeated);
}

test('the password dialog cannot be submitted until all three fields are filled', async () => {
  const site = await openDialog();
  await expectFocus(field(labels.current));
  expect(descriptionOf(field(labels.next))).toMatch(
    /at least 6 characters, with numbers, letters and special characters \(!@\$%\)/,
  );
  for (const label of Object.values(labels)) {
    expect(submit().disabled).toBe(true);
    await type(site, label, password);
  }
  expect(submit().disabled).toBe(false);
  await type(site, labels.next, '');
  expect(submit().disabled).toBe(true);
});

test('each password can be shown and hidden', async () => {
  const site = await openDialog();
  await fill(site, 'one', 'two', 'three');
  for (const [index, label] of Object.values(labels).entries()) {
    expect(field(label).type).toBe('password');
    const [show] = dialog().getAllByRole('button', { name: 'Show characters' });
    await site.user.click(show as HTMLElement);
    expect(field(label).type).toBe('text');
    expect(dialog().getAllByRole('button', { name: 'Hide characters' })).toHaveLength(index + 1);
  }
});

test.each([
  [
    'a repeated password that differs',
    'gilded',
    'gilded',
    'other',
    labels.repeated,
    'New passwords do not match.',
  ],
  [
    'a weak new password',
    'gilded',
    'gilded',
    'gilded',
    labels.next,
    'New password must be at least 6 characters long and include letters, numbers, and special characters (!@$%).',
  ],
  [
    'the current password as the new one',
    password,
    password,
    password,
    labels.next,
    'New password cannot be the same as the current password.',
  ],
] as const)(
  'the first rule that a new password violates is reported at its field, and no request is sent: %s',
  async (_, current, next, repeated, label, message) => {
    const site = await openDialog();
    await fill(site, current, next, repeated);
    await site.user.click(submit());
    await expectFocus(field(label));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field(label))).toBe(message);
    expect(invalidFields()).toHaveLength(1);
    expect(site.host.calls()).not.toContain(call);
  },
);

test("a wrong current password shows the API's error message, keeps the session, and can be corrected", async () => {
  const message = ownMessages.account.wrongCurrentPassword;
  const site = await openDialog();
  const restore = site.host.respondTo(call, { status: 400, json: { message } });
  await fill(site, 'wrong1!', newPassword);
  await site.user.click(submit());
  expect((await dialog().findByRole('alert')).textContent).toBe('The current password is not right.');
  expect(storedToken()).toBe(fixtureToken());
  restore();
  await type(site, labels.current, password);
  expect(dialog().queryByText('The current password is not right.')).toBeNull();
  await site.user.click(submit());
  await dialog().findByText('Your password has been changed.');
});

test("a failed password change without an error message in the response shows 'Failed to change password.'", async () => {
  const site = await openDialog({ status: 500, json: {} });
  await fill(site, password, newPassword);
  await site.user.click(submit());
  expect((await dialog().findByRole('alert')).textContent).toBe('Failed to change password.');
  expect(field(labels.current).value).toBe(password);
});

test('a password change whose response has no token keeps the stored token', async () => {
  const site = await openDialog({ json: { message: 'All right.' } });
  await fill(site, password, newPassword);
  await site.user.click(submit());
  await dialog().findByText('All right.');
  await site.user.click(dialog().getByRole('button', { name: 'Done' }));
  await expectClosed();
  await expectFocus(await openButton());
  expect(storedToken()).toBe(fixtureToken());
});

test('a password change that is rejected with 401 leads to the login', async () => {
  const site = await openDialog({ status: 401, json: { message: ownMessages.request.unauthenticated } });
  await fill(site, password, newPassword);
  await site.user.click(submit());
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  expect(location.pathname).toBe('/auth/login');
  expect((await screen.findAllByText('Your session has ended. Please log in again.')).length).toBeTruthy();
  await expectClosed();
  expect(storedToken()).toBeNull();
});

test('the password dialog is empty when it is opened again', async () => {
  const site = await openDialog();
  await fill(site, password, newPassword, 'other');
  await site.user.click(submit());
  await site.user.keyboard('{Escape}');
  await expectClosed();
  await expectFocus(await openButton());
  await site.user.click(await openButton());
  for (const label of Object.values(labels)) expect(field(label).value).toBe('');
  expect(invalidFields()).toHaveLength(0);
  await site.user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await expectClosed();
  await expectFocus(await openButton());
});
