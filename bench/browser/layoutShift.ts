// `pnpm bench:layout-shift`: the layout shift of Home while it loads (Chromium, CPU throttled 4×), and the number of images that
// the first view requests.
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { startServer } from '../../scripts/servers/startServer.ts';
import { recordFigures } from '../figures/recordFigures.mjs';

const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1536, height: 960 },
];

const server = await startServer({ entry: 'built', environment: { LOG_LEVEL: 'error' } });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
for (const viewport of viewports) {
  const page = await browser.newPage({ viewport });
  let imageRequests = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'image') imageRequests++;
  });
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          layoutShift: Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(server.url);
  await page.locator('html[data-pages=loaded]').waitFor({ state: 'attached' });
  await page.getByRole('region', { name: 'Top 100 Anime' }).getByRole('link').first().waitFor();
  const shift = await page.evaluate(() => Reflect.get(window, 'layoutShift') as number);
  console.log(
    `${String(viewport.width).padStart(4)} px  layout shift ${shift.toFixed(4)} (limit 0.01), ${imageRequests} images of 205`,
  );
  recordFigures([
    {
      what: `layout shift of Home, CPU slowed four times, ${viewport.width} px wide`,
      ...{
        figure: shift,
        unit: '',
        limit: 0.01,
        kind: 'at most',
        beside: `${imageRequests} of 205 images requested`,
      },
    },
  ]);
  await page.close();
}
await browser.close();
await server.stop();
