import type { Page } from '@playwright/test';
import { test as accountTest, expect } from '../../account/accountTest.ts';

interface Scripts {
  /** How often the chunk of this name has been requested. */
  readonly requestCount: (chunk: string) => number;
}

/**
 * Playwright's test in a browser that is never idle: only chunks that a page needs or that the user's intent prefetches are loaded.
 * Idle callbacks with a timeout of at most a second still run, at their timeout.
 */
export const test = accountTest.extend<{ readonly scripts: Scripts }>({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (run, { timeout = Number.POSITIVE_INFINITY } = {}) =>
        timeout > 1000 ? 0 : window.setTimeout(run, timeout);
      addEventListener('gildshelf:hydrated', () => Object.assign(window, { isHydrated: true }));
    });
    await use(page);
  },
  scripts: async ({ page }, use) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await use({
      requestCount: (chunk) => paths.filter((path) => path.startsWith(`/assets/${chunk}-`)).length,
    });
  },
});

export { expect };

/**
 * Opens a URL and waits until the page is hydrated. Before that a link loads another document, and the focus on a field
 * has no handler.
 */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => Reflect.has(window, 'isHydrated'));
}

/** Delays the chunk of this name until the promise resolves. */
export async function delayChunk(page: Page, chunk: string, until: Promise<void>): Promise<void> {
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    await until;
    await route.continue();
  });
}
