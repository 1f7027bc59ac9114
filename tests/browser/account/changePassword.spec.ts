import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { expect, password, readStoredToken, test } from './accountTest.ts';

const newPassword = 'gilded2!';

const labels = {
  current: 'Current password',
  next: 'New password',
  repeated: 'Re-type new password',
} as const;

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Change Password' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change Password' });
const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Change Password' });
const field = (dialog: Locator, label: string) => dialog.getByRole('textbox', { name: label, exact: true });

async function openDialog(page: Page, server: RunningServer, username: string): Promise<Locator> {
  await page.goto(`${server.url}/user/${username}/profile`);
  await opener(page).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function fill(dialog: Locator, current: string, next: string) {
  await field(dialog, labels.current).fill(current);
  await field(dialog, labels.next).fill(next);
  await field(dialog, labels.repeated).fill(next);
}

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

test('changing the password shows a confirmation, closes the dialog and signs out other devices', async ({
  page,
  server,
  user,
  expectNoViolations,
}) => {
  const otherToken = ((await (await logIn(server, user.username, password)).json()) as { token: string })
    .token;
  expect(await statusOf(server, otherToken)).toBe(200);

  const dialog = await openDialog(page, server, user.username);
  await fill(dialog, password, newPassword);
  await submit(dialog).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Your password has been changed.' }),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectNoViolations();
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  const token = await readStoredToken(page);
  expect(token).not.toBe(user.token);
  expect(await statusOf(server, token)).toBe(200);
  expect(await statusOf(server, user.token)).toBe(401);
  expect(await statusOf(server, otherToken)).toBe(401);
  expect((await logIn(server, user.username, password)).status).toBe(401);
  expect((await logIn(server, user.username, newPassword)).status).toBe(200);
});
