// `pnpm bench:search`: milliseconds from the last keystroke to painted results (CPU throttled four times), compared with the plain
// responses of the same server to the same two calls, fetched one after the other from the same page without our code.
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { startServer } from '../../scripts/servers/startServer.ts';
import { median } from '../figures/processFigures.ts';
import { recordFigures } from '../figures/recordFigures.mjs';

const slowdown = 4;
// A little above the measured ratio; neither a competitor nor a document defines a limit.
const ratioLimit = 6;
/** The debounce of the search box in milliseconds; it is no work and does not count in the ratio. */
const debounceMs = 200;
/** One round each, all with results; none is repeated, because results of a repeated text come from the cache. */
const texts = [
  'legend',
  'the',
  'witcher',
  'zelda',
  'ring',
  'star',
  'final',
  'red',
  'dark',
  'souls',
  'hero',
  'night',
  'life',
  'king',
  'world',
  'girl',
];
const warmUpRounds = 2;

const server = await startServer({ entry: 'built', environment: { LOG_LEVEL: 'error', RATE_LIMITS: 'off' } });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${server.url}/search`);
await page.locator('html[data-pages=loaded]').waitFor({ state: 'attached' });
const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const rounds: (Awaited<ReturnType<typeof search>> & { baseline: number })[] = [];
for (const [round, text] of texts.entries()) {
  // The two take turns to go first, because the second one benefits from warm caches of the server.
  const first = round % 2 ? await fetchPlain(page, text) : undefined;
  const ours = await search(page, text);
  rounds.push({ ...ours, baseline: first ?? (await fetchPlain(page, text)) });
}
await browser.close();
await server.stop();

const countedRounds = rounds.slice(warmUpRounds);
const medianOf = (figure: keyof (typeof countedRounds)[number]) =>
  median(countedRounds.map((round) => round[figure]));
const ms = (figure: number) => `${figure.toFixed(0)} ms`;
const work = median(countedRounds.map(({ total }) => total - debounceMs));
const ratio = work / medianOf('baseline');
console.log(
  `last keystroke to painted results ${ms(medianOf('total'))}: ${debounceMs} ms of debounce and ${ms(work)}, compared with ${ms(medianOf('baseline'))} for the plain responses: ${ratio.toFixed(1)}× (limit ${ratioLimit}×; medians of ${countedRounds.length})`,
);
console.log(
  `of that: keystroke to request ${ms(medianOf('untilRequest') - debounceMs)}, responses ${ms(medianOf('responses'))}, between and after them ${ms(medianOf('script'))}, painting ${ms(medianOf('painting'))}`,
);
recordFigures([
  {
    what: 'from the last keystroke to painted results, relative to the plain responses of the same server',
    ...{ figure: ratio, unit: '×', limit: ratioLimit, kind: 'at most' },
    beside: `${ms(work)}, after ${debounceMs} ms of debounce, to ${ms(medianOf('baseline'))}`,
  },
]);
if (ratio > ratioLimit) process.exitCode = 1;

/** Milliseconds for both responses, games before anime, in the order of the site. */
function fetchPlain(page: Page, text: string): Promise<number> {
  return page.evaluate(async (query) => {
    const start = performance.now();
    for (const type of ['games', 'anime'])
      await fetch(`/api/${type}/search?query=${query}`).then((response) => response.text());
    return performance.now() - start;
  }, text);
}

/** Types a text without a pause and measures the time from its last keystroke, by the page's clock. */
async function search(page: Page, text: string) {
  const box = page.getByRole('combobox');
  await box.fill('');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
  await box.pressSequentially(text.slice(0, -1));
  const painted = page.evaluate(measureLastKeystroke);
  await box.press(text.at(-1) ?? '');
  return painted;
}

/** Resolves once the results of the next keystroke are painted. Runs in the page. */
function measureLastKeystroke() {
  performance.clearResourceTimings();
  const box = document.querySelector('[role=combobox]');
  return new Promise<{
    total: number;
    untilRequest: number;
    responses: number;
    script: number;
    painting: number;
  }>((resolve) => {
    let keystroke = 0;
    box?.addEventListener('keydown', ({ timeStamp }) => (keystroke = timeStamp), { once: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=option]')) return;
      observer.disconnect();
      const shown = performance.now();
      requestAnimationFrame(() => {
        // The message event is the first task after the frame, so the results have been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const now = performance.now();
          const calls = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/search?')) as PerformanceResourceTiming[];
          const responses = calls.reduce(
            (sum, { startTime, responseEnd }) => sum + responseEnd - startTime,
            0,
          );
          const untilRequest = (calls[0]?.startTime ?? 0) - keystroke;
          resolve({
            total: now - keystroke,
            untilRequest,
            responses,
            script: shown - keystroke - untilRequest - responses,
            painting: now - shown,
          });
        };
        port2.postMessage(0);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
