// `pnpm bench:first-cards`: milliseconds until the first cards of a dashboard are shown on a slow phone (1.6 Mbit/s, 150 ms, CPU
// throttled 4×), with an empty cache and with cached scripts, compared with the same user's public collection, which is rendered on the
// server. Prints a table in Markdown; a number as argument sets the size of the collection.
import { dirname } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { buildStale } from '../scripts/build/buildStale.mjs';
import { servedBuilds } from '../scripts/build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../scripts/ensureChromium.mjs';
import { startServer } from '../scripts/servers/startServer.ts';
import { measureCards } from './first-view/measureCards.ts';
import { openPhone } from './first-view/openPhone.ts';
import { timesTable } from './first-view/timesTable.ts';
import { environment, makeCollection } from './server/makeCollection.ts';

const rounds = 5;
const titles = Number(process.argv[2] ?? 1_000);

await buildStale(dirname(import.meta.dirname), servedBuilds);
const { dataDirectory, member } = await makeCollection(titles);
const server = await startServer({ entry: 'built', dataDirectory, environment });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const dashboard = `${server.url}/user/collector/dashboard`;
const pages: Record<string, (context: BrowserContext) => Promise<number>> = {
  'public collection': (context) => measureCards(context, `${server.url}/user/collector/collection`),
  dashboard: (context) => measureCards(context, dashboard),
  'dashboard, scripts cached': async (context) => {
    await measureCards(context, dashboard);
    return measureCards(context, dashboard);
  },
};
const times: Record<string, number[]> = {};
for (let round = 0; round <= rounds; round++)
  for (const [name, measure] of Object.entries(pages)) {
    const context = await openPhone(browser, member.token);
    const ms = await measure(context);
    await context.close();
    // The first round warms up the server.
    if (round > 0) times[name] = [...(times[name] ?? []), ms];
  }
await browser.close();
await server.stop();
console.log(timesTable(`${titles.toLocaleString('en-GB')} titles`, 'first cards, ms', times));
