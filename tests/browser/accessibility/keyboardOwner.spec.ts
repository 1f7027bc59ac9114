import type { Page } from '@playwright/test';
import { password } from '../../support/accounts/signUp.ts';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { tabTo } from '../fixtures/tabTo.ts';
import {
  expect,
  expectHeadingFocus,
  navigationItem,
  newOwner,
  signIn,
  tabToAndPress,
  test,
} from './accessibilityTest.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Games' }).getByRole('listitem');

test('with the keyboard alone, a user logs in, rates a game, opens the account menu and logs out', async ({
  page,
  server,
}) => {
  const { keyboard } = page;
  const owner = await newOwner(server);
  await openFullyLoaded(page, server.url);
  await tabToAndPress(page, navigationItem(page, 'link', 'Account'));
  await expectHeadingFocus(page, 'Welcome Back!');
  await tabTo(page, page.getByLabel('Username or Email'));
  await keyboard.type(owner.username);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expectHeadingFocus(page, `Welcome, ${owner.username}!`);
  await tabToAndPress(page, page.getByRole('link', { name: /Portal 2/ }));
  await expectHeadingFocus(page, 'Portal 2');

  // The form appears when the user's rating has loaded, after the heading.
  const status = page.getByLabel('Status');
  await expect(status).toBeEnabled();
  await tabTo(page, status);
  await keyboard.type('Playing');
  await expect(status).toHaveValue('playing');
  const stars = page.getByRole('slider', { name: 'Rating' });
  await tabTo(page, stars);
  await keyboard.press('End');
  await keyboard.press('ArrowLeft');
  await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
  const submit = page.getByRole('button', { name: 'Submit' });
  await tabToAndPress(page, submit);
  await expect(page.getByText('Rating updated successfully!', { exact: true })).toBeVisible();
  await expect(submit).toBeFocused();

  // The account menu: Escape restores the focus, and Enter follows the focused item.
  const account = navigationItem(page, 'button', 'Account');
  await tabToAndPress(page, account, 'Shift+Tab');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(account).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await keyboard.press('Enter');
  await expectHeadingFocus(page, `Welcome, ${owner.username}!`);
  await expect(cards(page).filter({ hasText: 'Portal 2' })).toContainText('Status: Playing');
  await tabToAndPress(page, page.getByRole('main').getByRole('button', { name: 'Logout' }));
  await expectHeadingFocus(page, 'Gildshelf');
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
});

test('with the keyboard alone, a user filters the collection, edits and removes a game, and closes both confirmations', async ({
  page,
  server,
}) => {
  const { keyboard } = page;
  const owner = await newOwner(server);
  await signIn(page, server, owner);
  await openFullyLoaded(page, `${server.url}/user/${owner.username}/dashboard`);
  await expect(cards(page)).toHaveCount(7);

  const mediaType = (name: string) => page.getByRole('radio', { name });
  await tabTo(page, mediaType('Games'));
  await keyboard.press('ArrowRight');
  await expect(mediaType('Anime')).toBeChecked();
  await expect(page.getByRole('link', { name: 'Browse Content!' })).toBeVisible();
  await keyboard.press('ArrowLeft');
  await expect(cards(page)).toHaveCount(7);
  const filter = page.getByLabel('Status');
  await tabTo(page, filter);
  // 'Currently Playing', then 'Completed': the same letter selects the next match, also after a pause.
  await keyboard.press('c');
  await keyboard.press('c');
  await expect(cards(page)).toHaveCount(3);

  // The actions follow their card in the tab order and are visible on focus; a dialog traps the focus and restores it.
  const edit = page.getByRole('button', { name: 'Edit Portal 2' });
  await tabToAndPress(page, edit);
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await expect(edit.locator('..')).toHaveCSS('opacity', '1');
  await keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('slider', { name: 'Rating' }));
  await keyboard.press('Home');
  await keyboard.press('PageUp');
  await tabToAndPress(page, dialog.getByRole('button', { name: 'Save' }));
  const rated = page.getByRole('dialog', { name: 'Rating Updated' });
  await expect(rated.getByRole('img', { name: '1 of 5 stars' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(edit).toBeFocused();

  await tabToAndPress(page, page.getByRole('button', { name: 'Remove Portal 2' }));
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Portal 2' })).toBeFocused();
  await keyboard.press('Enter');
  await tabToAndPress(page, confirmation.getByRole('button', { name: 'Delete' }));
  const removed = page.getByRole('dialog', { name: 'Successfully Removed' });
  await expect(removed.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(removed).toHaveCount(0);
  await expect(cards(page)).toHaveCount(2);

  // The element that had the focus is removed: the focus stays within the page, and Tab reaches the collection from it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  await tabTo(page, cards(page).last().getByRole('link'));
});
