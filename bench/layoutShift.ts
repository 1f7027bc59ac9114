// `pnpm bench:layout-shift`: how much Home moves while it loads (Chromium's layout shift, CPU throttled 4×), and how many
// pictures the first view asks for.
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/ensureChromium.mjs';
import { startServer } from '../scripts/servers/startServer.ts';
import { giveFigures } from './giveFigures.mjs';

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1536, height: 960 },
];

const server = await startServer({ entry: 'built', environment: { LOG_LEVEL: 'error' } });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
for (const viewport of windows) {
  const page = await browser.newPage({ viewport });
  let pictures = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures++;
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(server.url);
  await page.locator('html[data-pages=loaded]').waitFor({ state: 'attached' });
  await page.getByRole('region', { name: 'Top 100 Anime' }).getByRole('link').first().waitFor();
  const shift = await page.evaluate(() => Reflect.get(window, 'shifted') as number);
  console.log(
    `${String(viewport.width).padStart(4)} px  layout shift ${shift.toFixed(4)} (limit 0.01), ${pictures} pictures of 205`,
  );
  giveFigures([
    {
      what: `layout shift of Home, CPU slowed four times, ${viewport.width} px wide`,
      ...{
        figure: shift,
        unit: '',
        limit: 0.01,
        kind: 'at most',
        beside: `${pictures} pictures of 205 asked for`,
      },
    },
  ]);
  await page.close();
}
await browser.close();
await server.stop();
