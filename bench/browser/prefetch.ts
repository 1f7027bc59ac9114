// `pnpm bench:prefetch`: kB of scripts, as transferred, that a first visit loads until the page is idle, prefetched scripts of other pages
// included; the same with Save-Data. Prints a table in Markdown.
import { type Browser, chromium } from '@playwright/test';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { startServer } from '../../scripts/servers/startServer.ts';
import { markdownTable } from '../figures/markdownTable.ts';
import { phone } from './slowPhone.ts';

const paths = ['/', '/game/the-witcher-3-wild-hunt', '/search?query=portal', '/auth/login'];

await buildStale(servedBuilds);
const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off' };
const server = await startServer({ entry: 'built', environment });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const rows: string[][] = [];
for (const path of paths) {
  const byteCounts = [await scriptBytes(browser, path, false), await scriptBytes(browser, path, true)];
  rows.push([path, ...byteCounts.map((bytes) => (bytes / 1000).toFixed(1))]);
}
await browser.close();
await server.stop();
console.log(markdownTable(['kB of scripts', 'usual', 'with saveData'], rows));

async function scriptBytes(browser: Browser, path: string, saveData: boolean): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    },
    { saveData },
  );
  const sizes: Promise<{ responseBodySize: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (/\.js$/.test(request.url())) sizes.push(request.sizes());
  });
  await page.goto(server.url + path);
  await page.locator('html[data-pages=loaded]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const transfers = await Promise.all(sizes);
  await context.close();
  return transfers.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
