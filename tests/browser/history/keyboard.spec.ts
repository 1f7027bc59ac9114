import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../fixtures/tabTo.ts';
import { expect, fetchHistory, fetchPlays, openHistory, test } from './historyTest.ts';

async function tabToAndPress(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

for (const width of [390, 1280])
  test(`the keyboard alone adds a play, writes a note, marks a favourite and removes the play at ${width} pixels`, async ({
    page,
    server,
    user,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { plays, rows, note, details, dialog } = await openHistory(page, server, user, 'game', 'completed');
    await page.getByRole('button', { name: 'Submit' }).focus();
    await tabToAndPress(page, plays.getByRole('button', { name: 'Add a play' }));
    await expect(dialog).toBeVisible();
    const finished = dialog.getByRole('group', { name: 'Finished', exact: true });
    await tabTo(page, finished.getByLabel('Year'));
    await page.keyboard.type('2019');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(rows).toContainText('2019');
    // The focus has returned, so that the next press of Tab goes on from there.
    await expect(plays.getByRole('button', { name: 'Add a play' })).toBeFocused();

    await tabToAndPress(page, note.getByRole('button', { name: 'Write a note' }));
    await expect(note.getByLabel('Your note')).toBeFocused();
    await page.keyboard.type('By keyboard.');
    await expect(note.getByRole('status')).toHaveText('Saved');
    await tabToAndPress(page, note.getByRole('button', { name: 'Done' }));
    await expect(note.getByRole('button', { name: 'Edit note' })).toBeFocused();
    await tabToAndPress(page, details.getByRole('switch', { name: 'Favourite' }), 'Space');
    await expect(details.getByRole('switch', { name: 'Favourite' })).toBeChecked();
    await expect
      .poll(() => fetchHistory(server, user, 'game'))
      .toMatchObject({ note: 'By keyboard.', is_favourite: true });

    await tabTo(page, rows.getByRole('button', { name: 'Edit play: 2019' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabToAndPress(page, dialog.getByRole('button', { name: 'Delete' }));
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await tabToAndPress(page, confirmation.getByRole('button', { name: 'Delete' }));
    // While the dialog is open, the rows behind it are hidden from the queries of this test.
    await expect(confirmation).toHaveCount(0);
    await expect(rows).toHaveCount(0);
    expect(await fetchPlays(server, user, 'game')).toEqual([]);
  });
