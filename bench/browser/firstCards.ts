// `pnpm bench:first-cards`: milliseconds until the first cards of a dashboard are shown on a slow phone (1.6 Mbit/s, 150 ms, CPU
// throttled 4×), with an empty cache and with cached scripts, compared with the same user's public collection, which is rendered on the
// server. Prints a table in Markdown; a number as argument sets the size of the collection.
import { type BrowserContext, chromium } from '@playwright/test';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { startServer } from '../../scripts/servers/startServer.ts';
import { environment, makeCollection } from '../server/makeCollection.ts';
import { openPhone, slowDown } from './slowPhone.ts';
import { timesTable } from './timesTable.ts';

/** Opens a URL on a slow phone; resolves to the milliseconds until the first frame with a card of a collection (Element Timing). */
async function measureCards(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const card = document.querySelector('main li:has(h2, h3, a)');
      if (!card) return;
      observer.disconnect();
      // The browser reports the first frame with the text or the image of an element that has this attribute.
      for (const element of card.querySelectorAll('*')) element.setAttribute('elementtiming', 'card');
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list, observer) => {
      const [entry] = list.getEntries();
      if (!entry) return;
      observer.disconnect();
      Reflect.set(window, 'cardsShown', entry.startTime);
    }).observe({ type: 'element', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => Reflect.get(window, 'cardsShown'), null, { polling: 100 });
  const ms: number = await shown.jsonValue();
  await page.waitForLoadState('networkidle');
  await page.close();
  return ms;
}

const rounds = 5;
const titles = Number(process.argv[2] ?? 1_000);

await buildStale(servedBuilds);
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
