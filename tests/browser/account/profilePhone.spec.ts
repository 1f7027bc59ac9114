import type { Page } from '@playwright/test';
import { tabTo } from '../fixtures/tabTo.ts';
import { expect, password, readStoredToken, test } from './accountTest.ts';

test.use({ viewport: { width: 390, height: 844 } });

const newPassword = 'gilded2!';

async function expectHeadingFocus(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

test('on a phone, a user saves the profile, changes the password and logs in with it, with the keyboard alone', async ({
  page,
  browser,
  server,
  user,
}) => {
  const { keyboard } = page;
  const dashboard = `${server.url}/user/${user.username}/dashboard`;
  const otherContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const otherPage = await otherContext.newPage();

  // Another device has a session of the same user.
  await otherPage.goto(`${server.url}/auth/login`);
  await otherPage.getByLabel('Username or Email').fill(user.username);
  await otherPage.getByRole('textbox', { name: 'Password' }).fill(password);
  await otherPage.getByRole('button', { name: 'Login' }).click();
  await expect(otherPage).toHaveURL(dashboard);

  // The dashboard's link leads to the profile form.
  await page.goto(dashboard);
  const completeLink = page.getByRole('link', { name: 'Complete your profile' });
  await expect(completeLink).toBeVisible();
  await tabTo(page, completeLink);
  await keyboard.press('Enter');
  await expectHeadingFocus(page, 'Complete Your Profile');
  await tabTo(page, page.getByLabel('Display Name'));
  await keyboard.type('Mara Jade');
  await tabTo(page, page.getByLabel('Bio'));
  await keyboard.type('First line');
  await keyboard.press('Enter');
  await keyboard.type('Second line');
  await tabTo(page, page.getByRole('button', { name: 'Complete Profile' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await expectHeadingFocus(page, 'Welcome, Mara Jade!');

  // The account menu leads back to the form, where the password is changed.
  const account = page.getByRole('navigation').getByRole('button', { name: 'Account' });
  await tabTo(page, account, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await keyboard.press('Enter');
  await expectHeadingFocus(page, 'Edit Profile');
  await expect(page.getByLabel('Bio')).toHaveValue('First line\nSecond line');
  const opener = page.getByRole('button', { name: 'Change Password' });
  await tabTo(page, opener);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await expect(dialog.getByRole('textbox', { name: 'Current password' })).toBeFocused();
  await keyboard.type(password);
  await tabTo(page, dialog.getByRole('textbox', { name: 'New password', exact: true }));
  await keyboard.type(newPassword);
  await tabTo(page, dialog.getByRole('textbox', { name: 'Re-type new password' }));
  await keyboard.type(newPassword);
  await keyboard.press('Enter');
  await expect(dialog.getByText('Your password has been changed.')).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  // The other device is signed out at its next request.
  await otherPage.goto(dashboard);
  await expect(otherPage).toHaveURL(`${server.url}/auth/login`);
  expect(await readStoredToken(otherPage)).toBeNull();
  await otherContext.close();

  // Logs out, and in again with the new password.
  await tabTo(page, account, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  await expectHeadingFocus(page, 'Gildshelf');
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Account' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expectHeadingFocus(page, 'Welcome Back!');
  await tabTo(page, page.getByLabel('Username or Email'));
  await keyboard.type(user.username);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await keyboard.type(newPassword);
  await keyboard.press('Enter');
  await expectHeadingFocus(page, 'Welcome, Mara Jade!');
});
