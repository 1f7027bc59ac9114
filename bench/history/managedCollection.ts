// `pnpm bench:managed-collection`: the managed view of 50,000 titles beside that of 50, as a list, in Chromium with a CPU throttled four times:
// the time until its titles are shown, the INP (event timing) of a filter, an order and the selection of all titles with the time until their
// result is shown, and the INP of +1 episode on a title page. SQLite.

import { addPlay, endpointUrl, storageKeys } from '@gildshelf/api-client/contract';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { startServer } from '../../scripts/servers/startServer.ts';
import { slowdown } from '../browser/slowPhone.ts';
import { median } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { environment, makeCollection } from '../server/makeCollection.ts';

const rounds = 7;
const sizes = [50, 50_000] as const;
const anime = 'frieren-beyond-journeys-end';

/** The INP limits are those of Web Vitals, and a filter has an own one. */
const goodInp = 200;
const limits: Readonly<Record<string, number>> = {
  'the view': 1.2,
  'a filter: INP': 100,
  'an order: INP': goodInp,
  'all titles selected: INP': goodInp,
  '+1 episode: INP': goodInp,
};

/** Milliseconds by what is measured. */
type Times = Record<string, number[]>;

await buildStale(servedBuilds);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const bySize = new Map<number, Times>();
for (const size of sizes) bySize.set(size, await measureSize(browser, size));
await browser.close();
report();

async function measureSize(chromium: Browser, size: number): Promise<Times> {
  const { dataDirectory, member } = await makeCollection(size);
  const server = await startServer({ entry: 'built', dataDirectory, environment });
  const play = endpointUrl(addPlay, { params: { mediaType: 'anime', titleId: anime } });
  const authorization = `Bearer ${member.token}`;
  const response = await fetch(server.url + play, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'ongoing', progress: 3 }),
  });
  if (!response.ok) throw new Error(`The play was not added: ${response.status}`);
  // Until the server has loaded its index of the catalogue.
  const sorted = `${server.url}/api/collection/titles?type=game&sort=name`;
  while (!(await fetch(sorted, { headers: { authorization } })).ok);
  const times: Times = {};
  for (let round = 0; round <= rounds; round++) {
    const measured = await measureVisit(chromium, server.url, member.token);
    // The first round warms up the server.
    if (round === 0) continue;
    for (const [what, ms] of Object.entries(measured)) times[what] = [...(times[what] ?? []), ms];
  }
  await server.stop();
  return times;
}

async function measureVisit(chromium: Browser, url: string, token: string) {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.token,
    token,
  ] as const);
  await context.addInitScript(observePage);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/user/collector/dashboard?type=game&view=list`);
  const view = await page.evaluate(() => Reflect.get(window, 'managedBench').shown());
  await page.locator('html[data-pages=loaded]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const filter = await measureInput(page, () => page.getByRole('link', { name: /^Completed/ }).click());
  await page.getByRole('combobox', { name: 'Sort' }).focus();
  // The second order: added.
  const sort = await measureInput(page, () => page.keyboard.press('ArrowDown'));
  const select = await measureInput(page, () => page.getByLabel('Select all loaded titles').click());
  await page.goto(`${url}/anime/${anime}`);
  const more = page.getByRole('button', { name: '+1 episode' });
  await more.waitFor();
  await page.waitForLoadState('networkidle');
  const plus = await measureInput(page, () => more.click());
  await context.close();
  return {
    'the view': view,
    'a filter: INP': filter.inp,
    'a filter: titles shown': filter.shown,
    'an order: INP': sort.inp,
    'an order: titles shown': sort.shown,
    'all titles selected: INP': select.inp,
    '+1 episode: INP': plus.inp,
  };
}

/** The longest event of an input, and the time from it until the grid last changed before the page was idle for `idleMs`. */
async function measureInput(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ inp: number; shown: number }> {
  await page.evaluate(() => Reflect.get(window, 'managedBench').begin());
  await act();
  return page.evaluate(() => Reflect.get(window, 'managedBench').end());
}

/** Runs in the page before its scripts. */
function observePage() {
  // Entries have rounded times.
  const rounding = 1;
  const idleMs = 500;
  let inp = 0;
  let started = 0;
  let changed = 0;
  let active = 0;
  new PerformanceObserver((list) => {
    active = performance.now();
    for (const { duration, startTime } of list.getEntries())
      if (startTime >= started - rounding) inp = Math.max(inp, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  for (const type of ['pointerup', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        if (started === 0) started = timeStamp;
      },
      { capture: true },
    );
  const afterFrame = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        // The message event is dispatched after the frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      }),
    );
  const first = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=row][data-index]')) return;
      observer.disconnect();
      resolve(afterFrame());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  new MutationObserver((records) => {
    active = performance.now();
    if (!started || !records.some(({ target }) => (target as Element).closest?.('[role=grid]'))) return;
    void afterFrame().then((now) => {
      changed = now;
    });
  }).observe(document, { childList: true, subtree: true, attributes: true });
  Reflect.set(window, 'managedBench', {
    shown: () => first,
    begin: () => {
      [inp, started, changed, active] = [0, 0, 0, performance.now()];
    },
    end: async () => {
      while (performance.now() - active < idleMs) await afterFrame();
      return { inp, shown: changed - started };
    },
  });
}

function report() {
  const [small = {}, large = {}] = sizes.map((size) => bySize.get(size));
  const titles = sizes[1].toLocaleString('en-GB');
  for (const [what, all] of Object.entries(large)) {
    const [figure, beside] = [median(all), median(small[what] ?? [])];
    const isView = what === 'the view';
    const limit = limits[what];
    printFigures([
      {
        what: `${titles} titles, CPU slowed four times: ${what}`,
        ...(isView ? { figure: figure / beside, unit: '×' } : { figure, unit: 'ms' }),
        ...(limit === undefined ? { kind: 'reported' } : { kind: 'at most', limit }),
        beside: `${isView ? `${figure.toFixed(0)} ms, ` : ''}${beside.toFixed(0)} ms with ${sizes[0]} titles`,
      },
    ]);
  }
}
