import type { Page } from '@playwright/test';
import { expect, type formOf, openTitle, runUntil, stopClock, test, tick } from './ratingTest.ts';

test.use({ toastsStay: false });

/** Submits, and moves the clock no further than until the message is there. */
async function submitAndStop(page: Page, { submit, toast }: ReturnType<typeof formOf>) {
  await stopClock(page);
  await submit.click();
  await runUntil(page, toast);
}

test('a toast waits under the pointer and while it has the focus, and continues with the remaining time', async ({
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
