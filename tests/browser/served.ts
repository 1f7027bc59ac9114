import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { type Rendering, serverFixture } from './serverFixture.ts';
import { expect, test as watched } from './watched.ts';

/** A watched test with one server a worker, as `npm start` serves it. */
export const test = watched.extend<object, Rendering & { server: RunningServer }>({
  rendering: ['server', { option: true, scope: 'worker' }],
  server: [...serverFixture({ LOG_LEVEL: 'error' })],
});

export { screens } from '../support/visitorScreens.ts';
export { expect };

/** Opens an address and waits until the site has all its code, which it fetches last: a quiet network says nothing about a busy machine. */
export async function openWhole(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
}
