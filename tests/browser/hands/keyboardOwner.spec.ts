import type { Page } from '@playwright/test';
import { password } from '../../support/signUp.ts';
import { openWhole } from '../served.ts';
import { tabTo } from '../tabTo.ts';
import { barItem, expectHeadingFocus, press } from './byKeyboard.ts';
import { expect, newOwner, signIn, test } from './handsTest.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Games' }).getByRole('listitem');

test('somebody without a pointer logs in, rates a game, opens the menu and logs out', async ({
  page,
  server,
}) => {
  const { keyboard } = page;
  const owner = await newOwner(server);
  await openWhole(page, server.url);
  await press(page, barItem(page, 'link', 'Account'));
  await expectHeadingFocus(page, 'Welcome Back!');
  await tabTo(page, page.getByLabel('Username or Email'));
  await keyboard.type(owner.username);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expectHeadingFocus(page, `Welcome, ${owner.username}!`);
  await press(page, page.getByRole('link', { name: /Portal 2/ }));
  await expectHeadingFocus(page, 'Portal 2');

  const status = page.getByLabel('Status');
  await tabTo(page, status);
  await keyboard.type('Playing');
  await expect(status).toHaveValue('playing');
  const stars = page.getByRole('slider', { name: 'Rating' });
  await tabTo(page, stars);
  await keyboard.press('End');
  await keyboard.press('ArrowLeft');
  await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
  const submit = page.getByRole('button', { name: 'Submit' });
  await press(page, submit);
  await expect(page.getByText('Rating updated successfully!', { exact: true })).toBeVisible();
  await expect(submit).toBeFocused();

  // The account menu: Escape gives the focus back, the arrows go round, Enter leads on.
  const account = barItem(page, 'button', 'Account');
  await press(page, account, 'Shift+Tab');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(account).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await keyboard.press('Enter');
  await expectHeadingFocus(page, `Welcome, ${owner.username}!`);
  await expect(cards(page).filter({ hasText: 'Portal 2' })).toContainText('Status: Playing');
  await press(page, page.getByRole('main').getByRole('button', { name: 'Logout' }));
  await expectHeadingFocus(page, 'Gildshelf');
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
});

test('somebody without a pointer filters a shelf, edits and removes a game, and reads both confirmations', async ({
  page,
  server,
}) => {
  const { keyboard } = page;
  const owner = await newOwner(server);
  await signIn(page, server, owner);
  await openWhole(page, `${server.url}/user/${owner.username}/dashboard`);
  await expect(cards(page)).toHaveCount(7);

  const choice = (name: string) => page.getByRole('radio', { name });
  await tabTo(page, choice('Games'));
  await keyboard.press('ArrowRight');
  await expect(choice('Anime')).toBeChecked();
  await expect(page.getByRole('link', { name: 'Browse Content!' })).toBeVisible();
  await keyboard.press('ArrowLeft');
  await expect(cards(page)).toHaveCount(7);
  const filter = page.getByLabel('Status');
  await tabTo(page, filter);
  // 'Currently Playing', then 'Completed': the same letter leads on, however long after the first it comes.
  await keyboard.press('c');
  await keyboard.press('c');
  await expect(cards(page)).toHaveCount(3);

  // Each action is reached behind its card, and seen there; a dialog keeps the focus and gives it back.
  const edit = page.getByRole('button', { name: 'Edit Portal 2' });
  await press(page, edit);
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await expect(edit.locator('..')).toHaveCSS('opacity', '1');
  await keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('slider', { name: 'Rating' }));
  await keyboard.press('Home');
  await keyboard.press('PageUp');
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  const rated = page.getByRole('dialog', { name: 'Rating Updated' });
  await expect(rated.getByRole('img', { name: '1 of 5 stars' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(edit).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Remove Portal 2' }));
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Portal 2' })).toBeFocused();
  await keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Delete' }));
  const removed = page.getByRole('dialog', { name: 'Successfully Removed' });
  await expect(removed.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(removed).toHaveCount(0);
  await expect(cards(page)).toHaveCount(2);

  // What had the focus is gone: it is on the page all the same, and the next stop is no further than the shelf.
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  await tabTo(page, cards(page).last().getByRole('link'));
});
