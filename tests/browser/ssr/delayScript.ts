import type { Page } from '@playwright/test';
import { createGate } from '../createGate.ts';

/** Options for navigations: a pending module script delays every later event of the navigation. */
export const untilCommit = { waitUntil: 'commit' } as const;

/** Delays the site's script until the returned function is called. */
export async function delayScript(page: Page): Promise<() => void> {
  const { open, opened } = createGate();
  await page.route('**/assets/index-*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
