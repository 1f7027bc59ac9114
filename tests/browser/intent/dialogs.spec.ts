import { gate } from '../gate.ts';
import { expect, holdBack, openLive, test } from './intentTest.ts';

test('the menu of the account is fetched when somebody turns to it, and opens also where it comes late', async ({
  page,
  server,
  person,
  scripts,
}) => {
  const network = gate();
  await holdBack(page, 'AccountMenu', network.opened);
  await page.goto(server.url);
  const account = page.getByRole('button', { name: 'Account' });
  await expect(account).toBeVisible();
  expect(scripts.asked('AccountMenu')).toBe(0);
  await account.hover();
  await expect.poll(() => scripts.asked('AccountMenu')).toBe(1);
  await account.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  network.open();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  expect(scripts.asked('AccountMenu')).toBe(1);
  expect(person.username).not.toBe('');
});

test('the dialog of a new password is fetched with the focus on its button, and opens also where it comes late', async ({
  page,
  server,
  person,
  scripts,
}) => {
  const network = gate();
  await holdBack(page, 'ChangePasswordDialog', network.opened);
  await page.goto(`${server.url}/user/${person.username}/profile`);
  const button = page.getByRole('button', { name: 'Change Password' });
  await expect(button).toBeVisible();
  expect(scripts.asked('ChangePasswordDialog')).toBe(0);
  await button.focus();
  await expect.poll(() => scripts.asked('ChangePasswordDialog')).toBe(1);
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  network.open();
  await expect(page.getByRole('textbox', { name: 'Current password' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('what says that a link was sent is fetched with the first field, and opens also where it comes late', async ({
  page,
  server,
  scripts,
}) => {
  const network = gate();
  await holdBack(page, 'DoneDialog', network.opened);
  await openLive(page, `${server.url}/auth/forgot-password`);
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeVisible();
  expect(scripts.asked('DoneDialog')).toBe(0);
  await email.focus();
  await expect.poll(() => scripts.asked('DoneDialog')).toBe(1);
  await email.fill('nobody@example.org');
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await expect(send).not.toHaveAttribute('data-state', 'loading');
  network.open();
  await expect(page.getByRole('dialog')).toContainText('a password reset link has been sent');
  await page.keyboard.press('Escape');
  await expect(email).toBeFocused();
});

test('where the code of that dialog cannot be had, the sentence stands in the page', async ({
  page,
  server,
}) => {
  await page.route('**/assets/DoneDialog-*.js', (route) => route.abort());
  await openLive(page, `${server.url}/auth/forgot-password`);
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('a password reset link has been sent')).toBeVisible();
});

test('the dialogs of a shelf are fetched when somebody turns to it', async ({
  page,
  server,
  person,
  scripts,
}) => {
  // The shelf fetches them by itself after a second, which does not pass here.
  await page.addInitScript((second) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === second ? 0 : setTimeout(run, delay)),
    });
  }, 1000);
  await page.goto(`${server.url}/user/${person.username}/dashboard`);
  const filter = page.getByRole('combobox', { name: 'Status' });
  await expect(filter).toBeVisible();
  expect(scripts.asked('CollectionDialogs')).toBe(0);
  await filter.focus();
  await expect.poll(() => scripts.asked('CollectionDialogs')).toBe(1);
});
