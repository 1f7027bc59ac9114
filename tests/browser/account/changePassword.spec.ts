import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { expect, keptToken, password, test } from './accountTest.ts';

const call = '**/api/auth/change-password';
const newPassword = 'gilded2!';

const labels = { current: 'Current password', next: 'New password', again: 'Re-type new password' } as const;

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Change Password' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change Password' });
const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Change Password' });
const field = (dialog: Locator, label: string) => dialog.getByRole('textbox', { name: label, exact: true });

/** Opens the dialog of the signed-in person. */
async function openDialog(page: Page, server: RunningServer, username: string): Promise<Locator> {
  await page.goto(`${server.url}/user/${username}/profile`);
  await opener(page).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function fill(dialog: Locator, current: string, next: string, again = next) {
  await field(dialog, labels.current).fill(current);
  await field(dialog, labels.next).fill(next);
  await field(dialog, labels.again).fill(again);
}

/** How often the page has asked to change the password. */
function changes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/change-password')) count += 1;
  });
  return () => count;
}

/** What the server says to a login, and to a token. */
async function logIn(server: RunningServer, username: string, withPassword: string): Promise<Response> {
  return fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: withPassword, recaptchaToken: 'none' }),
  });
}

async function statusOf(server: RunningServer, token: string | null): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/api/profile`, { headers })).status;
}

test('cannot be sent until all three fields are filled', async ({ page, server, person, expectSound }) => {
  const dialog = await openDialog(page, server, person.username);
  await expect(field(dialog, labels.current)).toBeFocused();
  await expect(field(dialog, labels.next)).toHaveAccessibleDescription(
    /at least 6 characters, with numbers, letters and special characters \(!@\$%\)/,
  );
  await expectSound();
  for (const label of [labels.current, labels.next, labels.again]) {
    await expect(submit(dialog)).toBeDisabled();
    await field(dialog, label).fill(password);
  }
  await expect(submit(dialog)).toBeEnabled();
  await field(dialog, labels.next).fill('');
  await expect(submit(dialog)).toBeDisabled();
});

test('each password can be shown and hidden', async ({ page, server, person }) => {
  const dialog = await openDialog(page, server, person.username);
  await fill(dialog, 'one', 'two', 'three');
  for (const [index, label] of [labels.current, labels.next, labels.again].entries()) {
    await expect(field(dialog, label)).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Show characters' }).first().click();
    await expect(field(dialog, label)).toHaveAttribute('type', 'text');
    await expect(dialog.getByRole('button', { name: 'Hide characters' })).toHaveCount(index + 1);
  }
});

test('a rule that is broken is told at its field, in the order of the rules, and nothing is sent', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  const sent = changes(page);
  const dialog = await openDialog(page, server, person.username);
  const broken = [
    ['gilded', 'gilded', 'other', labels.again, 'New passwords do not match.'],
    [
      'gilded',
      'gilded',
      'gilded',
      labels.next,
      'New password must be at least 6 characters long and include letters, numbers, and special characters (!@$%).',
    ],
    [password, password, password, labels.next, 'New password cannot be the same as the current password.'],
  ] as const;
  for (const [current, next, again, label, sentence] of broken) {
    await fill(dialog, current, next, again);
    await submit(dialog).click();
    await expect(field(dialog, label)).toBeFocused();
    await expect(field(dialog, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(dialog, label)).toHaveAccessibleDescription(sentence);
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(1);
    await expectSound();
  }
  expect(sent()).toBe(0);
});

test('a wrong current password is no lost session: the server’s words, and another try', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  const dialog = await openDialog(page, server, person.username);
  await fill(dialog, 'wrong1!', newPassword);
  await submit(dialog).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'The current password is not right.' }),
  ).toBeVisible();
  await expectSound();
  expect(await keptToken(page)).toBe(person.token);
  await field(dialog, labels.current).fill(password);
  await expect(dialog.getByText('The current password is not right.')).toHaveCount(0);
  await submit(dialog).click();
  await expect(dialog.getByText('Your password has been changed.')).toBeVisible();
});

test('a failure without a word says: Failed to change password.', async ({ page, server, person }) => {
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  const dialog = await openDialog(page, server, person.username);
  await fill(dialog, password, newPassword);
  await submit(dialog).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
    'Failed to change password.',
  );
  await expect(field(dialog, labels.current)).toHaveValue(password);
});

test('a changed password is announced, the dialog closes, and other devices are signed out', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  const elsewhere = ((await (await logIn(server, person.username, password)).json()) as { token: string })
    .token;
  expect(await statusOf(server, elsewhere)).toBe(200);

  const dialog = await openDialog(page, server, person.username);
  await fill(dialog, password, newPassword);
  await submit(dialog).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Your password has been changed.' }),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectSound();
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  const token = await keptToken(page);
  expect(token).not.toBe(person.token);
  expect(await statusOf(server, token)).toBe(200);
  expect(await statusOf(server, person.token)).toBe(401);
  expect(await statusOf(server, elsewhere)).toBe(401);
  expect((await logIn(server, person.username, password)).status).toBe(401);
  expect((await logIn(server, person.username, newPassword)).status).toBe(200);
});

test('a host that gives no other token leaves the one there is', async ({ page, server, person }) => {
  await page.route(call, (route) => route.fulfill({ json: { message: 'All right.' } }));
  const dialog = await openDialog(page, server, person.username);
  await fill(dialog, password, newPassword);
  await submit(dialog).click();
  await expect(dialog.getByText('All right.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(await keptToken(page)).toBe(person.token);
});

test('a session that has ended meanwhile leads to the login', async ({ page, server, person }) => {
  const dialog = await openDialog(page, server, person.username);
  await fill(dialog, password, newPassword);
  const headers = { authorization: `Bearer ${person.token}` };
  await fetch(`${server.url}/api/auth/logout`, { method: 'POST', headers });
  await submit(dialog).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expect(page.getByText('Your session has ended. Please log in again.').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await keptToken(page)).toBeNull();
});

test('a dialog that was left has forgotten what was typed', async ({ page, server, person }) => {
  const dialog = await openDialog(page, server, person.username);
  await fill(dialog, password, newPassword, 'other');
  await submit(dialog).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  for (const label of Object.values(labels)) await expect(field(dialog, label)).toHaveValue('');
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(opener(page)).toBeFocused();
});
