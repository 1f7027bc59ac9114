import type { Page } from '@playwright/test';
import { gate } from '../gate.ts';

/** A script that is on its way keeps a page from being read to its end, as browsers count. */
export const withoutScript = { waitUntil: 'commit' } as const;

/** Keeps the site's script back until it is let go. */
export async function keepScript(page: Page): Promise<() => void> {
  const { open, opened } = gate();
  await page.route('**/assets/index-*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
