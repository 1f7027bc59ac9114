import { ownMessages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { expect, fetchHistory, openHistory, test } from './historyTest.ts';

const noteCalls = /\/api\/history\/game\/[^/]+$/;

/** Fails the requests that save the note, until the returned function is called. */
async function failSaving(page: Page): Promise<() => Promise<void>> {
  await page.route(noteCalls, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { message: 'Please try again later.' } })
      : route.fallback(),
  );
  return () => page.unroute(noteCalls);
}

test('a note saves by itself, says so, and is text until it is edited', async ({ page, server, user }) => {
  const { note } = await openHistory(page, server, user, 'game');
  await expect(note).toContainText('Only you');
  await note.getByRole('button', { name: 'Write a note' }).click();
  const field = note.getByLabel('Your note');
  await expect(field).toBeFocused();
  await field.pressSequentially('Three dragons left.');
  await expect(note.getByRole('status')).toHaveText('Saved');
  expect((await fetchHistory(server, user, 'game')).note).toBe('Three dragons left.');
  await page.reload();
  await expect(note.getByText('Three dragons left.')).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('a note that the server does not save stays in the field and is saved by a retry', async ({
  page,
  server,
  user,
}) => {
  const { note } = await openHistory(page, server, user, 'game');
  const repair = await failSaving(page);
  await note.getByRole('button', { name: 'Write a note' }).click();
  const field = note.getByLabel('Your note');
  await field.fill('Nothing of this may be lost.');
  await expect(note.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('Nothing of this may be lost.');
  expect((await fetchHistory(server, user, 'game')).note ?? null).toBeNull();
  await repair();
  await note.getByRole('button', { name: /try again/i }).click();
  await expect(note.getByRole('status')).toHaveText('Saved');
  await expect(note.getByRole('alert')).toHaveCount(0);
  expect((await fetchHistory(server, user, 'game')).note).toBe('Nothing of this may be lost.');
});

test('an unsaved note and a changed play need a confirmation before the page is left', async ({
  page,
  server,
  user,
}) => {
  const { note, plays, dialog } = await openHistory(page, server, user, 'game');
  const repair = await failSaving(page);
  const url = page.url();
  const confirmation = page.getByRole('alertdialog', { name: ownMessages.unsaved.title });
  const stay = confirmation.getByRole('button', { name: ownMessages.unsaved.stay });
  await note.getByRole('button', { name: 'Write a note' }).click();
  await note.getByLabel('Your note').fill('Not saved yet.');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await stay.click();
  await expect(page).toHaveURL(url);
  await expect(note.getByLabel('Your note')).toHaveValue('Not saved yet.');
  await repair();
  // Not by 'Try again', which is gone if a request that was pending has saved the note.
  await note.getByLabel('Your note').fill('Saved at last.');
  await expect(note.getByRole('status')).toHaveText('Saved');

  await plays.getByRole('button', { name: 'Add a play' }).click();
  await dialog.getByLabel('Platform').fill('PC');
  const browserDialog = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect((await browserDialog).type()).toBe('beforeunload');
  await (await browserDialog).dismiss();
  await expect(dialog.getByLabel('Platform')).toHaveValue('PC');
});
