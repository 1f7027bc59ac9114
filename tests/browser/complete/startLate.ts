import type { Page } from '@playwright/test';

const startFile = /\/assets\/start-[\w-]+\.js/;

/** Has what remembers early presses run once React listens, as it does where the site's script is there before it. */
export async function startLate(page: Page, origin: string): Promise<void> {
  const [file = ''] = startFile.exec(await (await page.request.get(origin)).text()) ?? [];
  const source = await (await page.request.get(origin + file)).text();
  await page.route(startFile, (route) => route.abort());
  await page.addInitScript({ content: `addEventListener('gildshelf:listening', () => {${source}});` });
}
