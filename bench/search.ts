// `pnpm bench:search`: from the last letter to painted results (CPU slowed four times), beside the bare answers of the same
// server to the same two calls, one after the other, fetched from the same page without our code.
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/ensureChromium.mjs';
import { startServer } from '../scripts/servers/startServer.ts';
import { giveFigures } from './giveFigures.mjs';
import { median } from './processFigures.ts';

const slowdown = 4;
// A little more than it takes; no peer and no document gives one.
const ratioLimit = 6;
/** What the search box waits for before it asks; it is no work, and is left out of the ratio. */
const stillness = 200;
/** One round each, and all with results; none is asked twice, for a text that is known is shown at once. */
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
const warmUp = 2;

const server = await startServer({ entry: 'built', environment: { LOG_LEVEL: 'error', RATE_LIMITS: 'off' } });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${server.url}/search`);
await page.locator('html[data-pages=loaded]').waitFor({ state: 'attached' });
const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const rounds: (Awaited<ReturnType<typeof search>> & { bare: number })[] = [];
for (const [round, text] of texts.entries()) {
  // Each of the two goes first every other time: the second finds the server's caches warm.
  const first = round % 2 ? await bare(page, text) : undefined;
  const ours = await search(page, text);
  rounds.push({ ...ours, bare: first ?? (await bare(page, text)) });
}
await browser.close();
await server.stop();

const counted = rounds.slice(warmUp);
const middle = (figure: keyof (typeof counted)[number]) => median(counted.map((round) => round[figure]));
const ms = (figure: number) => `${figure.toFixed(0)} ms`;
const work = median(counted.map(({ total }) => total - stillness));
const ratio = work / middle('bare');
console.log(
  `last letter to painted results ${ms(middle('total'))}: ${stillness} ms of stillness and ${ms(work)}, beside ${ms(middle('bare'))} for the bare answers: ${ratio.toFixed(1)}× (limit ${ratioLimit}×; medians of ${counted.length})`,
);
console.log(
  `of that: letter and asking ${ms(middle('asking') - stillness)}, answers ${ms(middle('answers'))}, between and after them ${ms(middle('script'))}, painting ${ms(middle('painting'))}`,
);
giveFigures([
  {
    what: 'from the last letter to painted results, to the bare answers of the same server',
    ...{ figure: ratio, unit: '×', limit: ratioLimit, kind: 'at most' },
    beside: `${ms(work)} and ${stillness} ms of stillness to ${ms(middle('bare'))}`,
  },
]);
if (ratio > ratioLimit) process.exitCode = 1;

/** Milliseconds for both answers to have come, games before anime, as the site asks. */
function bare(on: Page, text: string): Promise<number> {
  return on.evaluate(async (query) => {
    const start = performance.now();
    for (const type of ['games', 'anime'])
      await fetch(`/api/${type}/search?query=${query}`).then((answer) => answer.text());
    return performance.now() - start;
  }, text);
}

/** Types a text without a pause, and follows it from its last letter, all by the page's own clock. */
async function search(on: Page, text: string) {
  const box = on.getByRole('combobox');
  await box.fill('');
  await on.getByRole('option').first().waitFor({ state: 'detached' });
  await box.pressSequentially(text.slice(0, -1));
  const painted = on.evaluate(followLastLetter);
  await box.press(text.at(-1) ?? '');
  return painted;
}

/** Resolves once the results of the next letter stand on the screen. */
function followLastLetter() {
  performance.clearResourceTimings();
  const box = document.querySelector('[role=combobox]');
  return new Promise<{ total: number; asking: number; answers: number; script: number; painting: number }>(
    (resolve) => {
      let letter = 0;
      box?.addEventListener('keydown', ({ timeStamp }) => (letter = timeStamp), { once: true });
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role=option]')) return;
        observer.disconnect();
        const shown = performance.now();
        requestAnimationFrame(() => {
          // The first task after the frame: it has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const now = performance.now();
            const calls = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.includes('/search?')) as PerformanceResourceTiming[];
            const answers = calls.reduce(
              (sum, { startTime, responseEnd }) => sum + responseEnd - startTime,
              0,
            );
            const asking = (calls[0]?.startTime ?? 0) - letter;
            resolve({
              total: now - letter,
              asking,
              answers,
              script: shown - letter - asking - answers,
              painting: now - shown,
            });
          };
          port2.postMessage(0);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true });
    },
  );
}
