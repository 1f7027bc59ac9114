// `pnpm bench:first-cards`: when the first cards of a dashboard are shown on a slow phone (1.6 Mbit/s, 150 ms, processor 4×), with an
// empty cache and with the scripts cached, beside the same person's public collection, which comes rendered. Prints a table in
// Markdown; with a number as argument, for a collection of that size.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '@gildshelf/api';
import { storageKeys } from '@gildshelf/api-client/contract';
import { type BrowserContext, chromium } from '@playwright/test';
import { buildStale } from '../scripts/build/buildStale.mjs';
import { servedBuilds } from '../scripts/build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../scripts/ensureChromium.mjs';
import { startServer } from '../scripts/servers/startServer.ts';
import { markdownTable } from './components/markdownTable.ts';
import { measureCards } from './first-view/measureCards.ts';
import { phone } from './first-view/slowPhone.ts';
import { median } from './processFigures.ts';
import { fillCatalogue } from './server/fillCatalogue.ts';
import { makeMember } from './server/makeMember.ts';
import { trackTitles } from './server/trackTitles.ts';

const rounds = 5;
const titles = Number(process.argv[2] ?? 1_000);
const username = 'collector';
const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };

await buildStale(dirname(import.meta.dirname), servedBuilds);
const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-bench-'));
const small = await startServer({ entry: 'built', dataDirectory, environment });
const member = await makeMember(small, username);
await small.stop();
const store = await openDatabase({ dataDirectory });
await fillCatalogue(store, titles);
await trackTitles(store, member.userId, titles);
await store.db
  .insertInto('public_collections')
  .values({ user_id: member.userId, created_at: 1, shows_bio: 0, shows_location: 0, shows_website: 0 })
  .execute();
await store.close();

const server = await startServer({ entry: 'built', dataDirectory, environment });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const dashboard = `${server.url}/user/${username}/dashboard`;
const pages: Record<string, (context: BrowserContext) => Promise<number>> = {
  'public collection': (context) => measureCards(context, `${server.url}/user/${username}/collection`),
  dashboard: (context) => measureCards(context, dashboard),
  'dashboard, scripts cached': async (context) => {
    await measureCards(context, dashboard);
    return measureCards(context, dashboard);
  },
};
const times: Record<string, number[]> = {};
for (let round = 0; round <= rounds; round++)
  for (const [name, measure] of Object.entries(pages)) {
    const context = await browser.newContext(phone);
    await context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
      storageKeys.token,
      member.token,
    ] as const);
    const ms = await measure(context);
    await context.close();
    // The first round warms the server.
    if (round > 0) times[name] = [...(times[name] ?? []), ms];
  }
await browser.close();
await server.stop();
const rows = Object.entries(times).map(([name, each]) => [
  name,
  median(each).toFixed(0),
  `${Math.min(...each).toFixed(0)} to ${Math.max(...each).toFixed(0)}`,
]);
console.log(markdownTable([`${titles.toLocaleString('en-GB')} titles`, 'first cards, ms', 'range'], rows));
