import { limits, messages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { expect, type formOf, openTitle, runUntil, stopClock, test, tick } from './ratingTest.ts';

/** Submits, and moves the clock no further than until the message is there. */
async function submitAndStop(page: Page, { submit, toast }: ReturnType<typeof formOf>) {
  await stopClock(page);
  await submit.click();
  await runUntil(page, toast);
}

test('a saved rating is told for 6 seconds: a moment before it is there, then it is gone', async ({
  page,
  server,
  person,
}) => {
  await page.clock.install();
  const form = await openTitle(page, server, person, 'game');
  await form.status.selectOption('Completed');
  await submitAndStop(page, form);
  await expect(form.toast).toHaveText(messages.media.ratingSaved);
  await page.clock.runFor(limits.toastDuration - 2 * tick);
  await expect(form.toast).toHaveText(messages.media.ratingSaved);
  await page.clock.runFor(2 * tick);
  await expect(form.toast).toHaveCount(0);
});

test('it waits under a pointer and while it has the focus, and goes on with the time that is left', async ({
  page,
  server,
  person,
}) => {
  await page.clock.install();
  const form = await openTitle(page, server, person, 'game');
  const { submit, toast } = form;
  await form.status.selectOption('Completed');
  await submitAndStop(page, form);
  await page.clock.runFor(4000);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  await toast.getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await submit.focus();
  await page.clock.runFor(1000 - 2 * tick);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2 * tick);
  await expect(toast).toHaveCount(0);
});

test('a message can be closed, and the next rating tells again', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  const { status, submit, toast } = await openTitle(page, server, person, 'anime');
  for (const choice of ['Watching', 'Paused']) {
    await status.selectOption(choice);
    await submit.click();
    await expect(toast).toHaveText(messages.media.ratingSaved);
    // Under the pointer it waits, however long it is looked at.
    await toast.hover();
    await expectSound();
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  }
});
