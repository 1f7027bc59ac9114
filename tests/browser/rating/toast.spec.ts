import type { Page } from '@playwright/test';
import { expect, type formOf, openTitle, pauseClock, runClockUntil, test, tickMs } from './ratingTest.ts';

test.use({ persistentToasts: false });

/** Submits, and runs the stopped clock until the toast is visible. */
async function submitAndStop(page: Page, { submit, toast }: ReturnType<typeof formOf>) {
  await pauseClock(page);
  await submit.click();
  await runClockUntil(page, toast);
}

test('hover and focus pause the timeout of a toast, which then continues with the remaining time', async ({
  page,
  server,
  user,
}) => {
  await page.clock.install();
  const form = await openTitle(page, server, user, 'game');
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
  await page.clock.runFor(1000 - 2 * tickMs);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2 * tickMs);
  await expect(toast).toHaveCount(0);
});
