import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { test as cspTest, expect } from './cspTest.ts';
import { type Rendering, serverFixture } from './serverFixture.ts';

/** Playwright's test with one server per worker, started as `npm start` does. */
export const test = cspTest.extend<object, Rendering & { server: RunningServer }>({
  rendering: ['server', { option: true, scope: 'worker' }],
  server: [...serverFixture({ LOG_LEVEL: 'error' })],
});

export { screens } from '../support/visitorScreens.ts';
export { expect };

/** Opens a URL and waits until all chunks are loaded, which are the last requests; on a busy machine an idle network is no proof. */
export async function openFullyLoaded(page: Page, url: string) {
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
}
