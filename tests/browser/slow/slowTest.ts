import type { Page, Route } from '@playwright/test';
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

/** What a browser itself logs about a failed answer, which no site can keep it from. */
export const browsersOwnLog = /^Failed to load resource/;

/** How a host answers in the end. */
export type Answer = 'the server' | 'a failure';

/** Keeps the answers to an address back, until they are given. */
export async function keepBack(page: Page, address: string | RegExp) {
  const held: Route[] = [];
  let isQuick = false;
  await page.route(address, (route) => (isQuick ? route.continue() : void held.push(route)));
  return {
    /** Waits until the host has been asked so often. */
    asked: (times = 1) => expect.poll(() => held.length).toBeGreaterThanOrEqual(times),
    /** Gives all answers, later ones at once, and waits until the page has had them and could have drawn them. */
    async give(answer: Answer = 'the server') {
      isQuick = true;
      await Promise.all(held.splice(0).map((route) => give(route, answer)));
      await drawn(page);
    },
    /** From now on the host is quick; what it was asked before stays without an answer. */
    wakeUp() {
      isQuick = true;
    },
  };
}

async function give(route: Route, answer: Answer): Promise<void> {
  try {
    if (answer === 'a failure') await route.fulfill({ status: 500, json: { message: 'Too late.' } });
    else await route.continue();
    await (await route.request().response())?.finished();
  } catch {
    // The page has called the question off.
  }
}

/** Waits until whatever the page has heard so far is on the screen. */
export async function drawn(page: Page): Promise<void> {
  for (const _ of ['the change', 'what follows from it'])
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
}

/** Says that nobody has heard anything on this page: no alert, no toast, no dialog. */
export async function expectSilence(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
}
