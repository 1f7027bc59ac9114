import type { Page } from '@playwright/test';
import { test as accountTest, expect } from '../account/accountTest.ts';

interface Scripts {
  /** How often a part of the site has been asked for, by the start of its file's name. */
  readonly asked: (part: string) => number;
}

/**
 * Playwright's test in a browser that is never idle: only what somebody turns to, or what a page needs, is fetched. What
 * waits for an idle moment no longer than a second comes without one, as in any browser.
 */
export const test = accountTest.extend<{ readonly scripts: Scripts }>({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (run, { timeout = Number.POSITIVE_INFINITY } = {}) =>
        timeout > 1000 ? 0 : window.setTimeout(run, timeout);
      addEventListener('gildshelf:taken-over', () => Object.assign(window, { isLive: true }));
    });
    await use(page);
  },
  scripts: async ({ page }, use) => {
    const names: string[] = [];
    page.on('request', (request) => names.push(new URL(request.url()).pathname));
    await use({
      asked: (part) => names.filter((name) => name.startsWith(`/assets/${part}-`)).length,
    });
  },
});

export { expect };

/**
 * Opens an address and waits until what stands there is at work: sooner a browser follows a link by itself, to another
 * document, and nothing hears of a field that gets the focus.
 */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => Reflect.has(window, 'isLive'));
}

/** Holds a part of the site back, as a slow network does, until it is let go. */
export async function holdBack(page: Page, part: string, until: Promise<void>): Promise<void> {
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await until;
    await route.continue();
  });
}
