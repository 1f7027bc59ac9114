import type { Page } from '@playwright/test';

const startFile = /\/assets\/start-[\w-]+\.js/;

/** Runs the script that records early clicks only once React listens for events, as happens when the site's script loads first. */
export async function runReplayScriptLate(page: Page, origin: string): Promise<void> {
  const [file = ''] = startFile.exec(await (await page.request.get(origin)).text()) ?? [];
  const source = await (await page.request.get(origin + file)).text();
  await page.route(startFile, (route) => route.abort());
  await page.addInitScript({ content: `addEventListener('gildshelf:listening', () => {${source}});` });
}
