import { createGate } from '../../fixtures/timing.ts';
import { delayChunk, expect, openHydrated, test } from './prefetchTest.ts';

test('the account menu is prefetched on hover, and opens once a delayed chunk has loaded', async ({
  page,
  server,
  user,
  scripts,
}) => {
  const network = createGate();
  await delayChunk(page, 'AccountMenu', network.opened);
  await page.goto(server.url);
  const account = page.getByRole('button', { name: 'Account' });
  await expect(account).toBeVisible();
  expect(scripts.requestCount('AccountMenu')).toBe(0);
  await account.hover();
  await expect.poll(() => scripts.requestCount('AccountMenu')).toBe(1);
  await account.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  network.open();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  expect(scripts.requestCount('AccountMenu')).toBe(1);
  expect(user.username).not.toBe('');
});

test('the change password dialog is prefetched on focus of its button, and opens once a delayed chunk has loaded', async ({
  page,
  server,
  user,
  scripts,
}) => {
  const network = createGate();
  await delayChunk(page, 'ChangePasswordDialog', network.opened);
  await page.goto(`${server.url}/user/${user.username}/profile`);
  const button = page.getByRole('button', { name: 'Change Password' });
  await expect(button).toBeVisible();
  expect(scripts.requestCount('ChangePasswordDialog')).toBe(0);
  await button.focus();
  await expect.poll(() => scripts.requestCount('ChangePasswordDialog')).toBe(1);
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  network.open();
  await expect(page.getByRole('textbox', { name: 'Current password' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the confirmation dialog of a reset link is prefetched on focus of the email field, and opens once a delayed chunk has loaded', async ({
  page,
  server,
  scripts,
}) => {
  const network = createGate();
  await delayChunk(page, 'DoneDialog', network.opened);
  await openHydrated(page, `${server.url}/auth/forgot-password`);
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeVisible();
  expect(scripts.requestCount('DoneDialog')).toBe(0);
  await email.focus();
  await expect.poll(() => scripts.requestCount('DoneDialog')).toBe(1);
  await email.fill('nobody@example.org');
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await expect(send).not.toHaveAttribute('data-state', 'loading');
  network.open();
  await expect(page.getByRole('dialog')).toContainText('a password reset link has been sent');
  await page.keyboard.press('Escape');
  await expect(email).toBeFocused();
});

test('the confirmation of a reset link is shown in the page when the chunk of its dialog cannot be loaded', async ({
  page,
  server,
}) => {
  await page.route('**/assets/DoneDialog-*.js', (route) => route.abort());
  await openHydrated(page, `${server.url}/auth/forgot-password`);
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('a password reset link has been sent')).toBeVisible();
});

test('the dialogs of the dashboard are prefetched on focus of its filter', async ({
  page,
  server,
  user,
  scripts,
}) => {
  // Disables the timer by which the dashboard loads them after a second.
  await page.addInitScript((second) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === second ? 0 : setTimeout(run, delay)),
    });
  }, 1000);
  await openHydrated(page, `${server.url}/user/${user.username}/dashboard`);
  const filter = page.getByRole('combobox', { name: 'Status' });
  await expect(filter).toBeVisible();
  expect(scripts.requestCount('CollectionDialogs')).toBe(0);
  await filter.focus();
  await expect.poll(() => scripts.requestCount('CollectionDialogs')).toBe(1);
});
