import { stopClock } from '../stopClock.ts';
import { expect, openWithState, password, test } from './accountTest.ts';

test('a new person is led to the dashboard 1.5 s after saving, and not before', async ({
  page,
  server,
  person,
}) => {
  await page.clock.install();
  const profile = `${server.url}/user/${person.username}/profile`;
  await openWithState(page, profile, { isNewUser: true });
  await page.getByRole('textbox', { name: 'Display Name' }).fill('Mara Jade');
  await stopClock(page);
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your profile has been saved.' })).toBeVisible();
  await page.clock.runFor(1499);
  await expect(page).toHaveURL(profile);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${server.url}/user/${person.username}/dashboard`);
});

test('the password dialog closes 5 s after success, and not before', async ({ page, server, person }) => {
  await page.clock.install();
  await page.goto(`${server.url}/user/${person.username}/profile`);
  await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByRole('textbox', { name: 'Current password', exact: true }).fill(password);
  await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('another2@');
  await dialog.getByRole('textbox', { name: 'Re-type new password', exact: true }).fill('another2@');
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Your password has been changed.' }),
  ).toBeVisible();
  await page.clock.runFor(4999);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(dialog).toHaveCount(0);
});
