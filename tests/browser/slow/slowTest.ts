import type { Page } from '@playwright/test';
import { expect, test as sessionTest } from '../session/sessionTest.ts';

/** Playwright's test for hosts that take their time: whatever a page throws or logs as an error fails it. */
export const test = sessionTest.extend<{ mayLog: RegExp | null; errors: string[] }>({
  /** What a failure is allowed to say in the log. */
  mayLog: [null, { option: true }],
  errors: [
    async ({ page, mayLog }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !mayLog?.test(message.text())) errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { walkTo } from '../dead/failures.ts';
export { cardOf, formOf, keep, titles } from '../rating/ratingTest.ts';
export { openWhole } from '../served.ts';
export { dashboardOf, expect, openAs } from '../session/sessionTest.ts';
export { type Answer, drawn, keepBack } from './keepBack.ts';

/** What a browser itself logs about a failed answer, which no site can keep it from. */
export const browsersOwnLog = /^Failed to load resource/;

/** Says that nobody has heard anything on this page: no alert, no toast, no dialog. */
export async function expectSilence(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
}
