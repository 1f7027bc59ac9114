import type { Page } from '@playwright/test';
import { createGate } from '../fixtures/timing.ts';

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

const startFile = /\/assets\/start-[\w-]+\.js/;

/** Runs the script that records early clicks only once React listens for events, as happens when the site's script loads first. */
export async function runReplayScriptLate(page: Page, origin: string): Promise<void> {
  const [file = ''] = startFile.exec(await (await page.request.get(origin)).text()) ?? [];
  const source = await (await page.request.get(origin + file)).text();
  await page.route(startFile, (route) => route.abort());
  await page.addInitScript({ content: `addEventListener('gildshelf:listening', () => {${source}});` });
}
