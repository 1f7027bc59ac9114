// `pnpm bench:collection`: the dashboard's grid with 50, 1,000 and 5,000 games beside the same cards as plain DOM, in a
// Chromium that is slowed four times. Prints tables in Markdown for the README; fails where a limit is not held.
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { buildStale } from '../scripts/build/buildStale.mjs';
import { packageBuilds } from '../scripts/build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../scripts/ensureChromium.mjs';
import { longestTask, type Scene, scenes } from './collection/longestTask.ts';
import { type Visit, visit } from './collection/measureCollection.ts';
import { markdownTable } from './components/markdownTable.ts';
import { servePages } from './components/servePages.ts';
import { giveFigures } from './giveFigures.mjs';
import { median } from './processFigures.ts';

const rounds = 5;
const sizes = [50, 1000, 5000] as const;
type Size = (typeof sizes)[number];

/** How many times the CPU of plain DOM each may take. */
const limits: Record<Size, Partial<Record<'mount' | 'filter' | 'all', number>>> = {
  50: { mount: 1.5 },
  1000: { mount: 0.2, filter: 0.3 },
  5000: { mount: 0.1, filter: 0.1, all: 0.1 },
};
const heapLimitMb = 2;
const taskLimitMs = 100;
const actions = { mount: 'mounted', filter: 'a status chosen', all: 'back to all' } as const;

await buildStale(dirname(import.meta.dirname), packageBuilds);
const { url, close } = await servePages({
  plain: `import '../../collection/pages/plainCollection.ts'`,
  ours: `import '../../collection/pages/ourCollection.tsx'`,
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });

const visits: { page: string; size: Size; round: number; figures: Visit }[] = [];
for (let round = 0; round < rounds; round++)
  for (const size of sizes)
    for (const page of ['plain', 'ours'])
      visits.push({ page, size, round, figures: await visit(browser, `${url}/${page}`, size) });

const of = (page: string, size: Size, what: keyof Visit) =>
  visits.filter((one) => one.page === page && one.size === size).map(({ figures }) => figures[what]);
const rows: string[][] = [];
for (const size of sizes)
  for (const [action, words] of Object.entries(actions) as [keyof typeof actions, string][]) {
    const [plain, ours] = [of('plain', size, action), of('ours', size, action)];
    const ratio = median(ours.map((ms, round) => ms / (plain[round] ?? Number.NaN)));
    const limit = limits[size][action];
    giveFigures([
      {
        what: `a shelf of ${size.toLocaleString('en-GB')} games, ${words}: CPU to that of plain DOM`,
        ...{ figure: ratio, unit: '×', kind: limit ? 'at most' : 'told', ...(limit && { limit }) },
        beside: `${median(ours).toFixed(0)} ms to ${median(plain).toFixed(0)} ms`,
      },
    ]);
    rows.push([
      `${size.toLocaleString('en-GB')} games, ${words}`,
      `${median(plain).toFixed(0)} ms`,
      `${median(ours).toFixed(0)} ms`,
      hold(`${ratio.toFixed(2)}×`, ratio, limit),
      limit ? `≤ ${limit}×` : '',
    ]);
  }
const heap = median(
  of('ours', 5000, 'heap').map((kb, round) => (kb - (of('ours', 50, 'heap')[round] ?? Number.NaN)) / 1000),
);
rows.push([
  'JavaScript memory of 5,000 over 50, the list included',
  '',
  `${heap.toFixed(1)} MB`,
  hold('', heap, heapLimitMb),
  `≤ ${heapLimitMb} MB`,
]);
giveFigures([
  {
    what: 'JavaScript memory of 5,000 games over 50, the list included',
    ...{ figure: heap, unit: 'MB', limit: heapLimitMb, kind: 'at most' },
  },
]);
console.log(markdownTable(['CPU of the main thread', 'plain DOM', 'ours', 'ratio', 'limit'], rows));

const tasks: string[][] = [];
for (const scene of Object.keys(scenes) as Scene[]) {
  const row: string[] = [];
  for (const size of sizes) {
    const turns: number[] = [];
    for (let round = 0; round < rounds; round++)
      turns.push(await longestTask(browser, `${url}/ours`, scene, size));
    row.push(hold(`${median(turns).toFixed(0)} ms`, median(turns), taskLimitMs));
    giveFigures([
      {
        what: `longest task of a shelf of ${size.toLocaleString('en-GB')}: ${scene}`,
        ...{ figure: median(turns), unit: 'ms', limit: taskLimitMs, kind: 'at most' },
      },
    ]);
  }
  tasks.push([scene, ...row, `≤ ${taskLimitMs} ms`]);
}
console.log(`\n${markdownTable(['Longest task', '50', '1,000', '5,000', 'limit'], tasks)}`);

await browser.close();
close();

/** A figure, marked where it is over its limit; the run then fails. */
function hold(words: string, figure: number, limit: number | undefined): string {
  if (limit === undefined || figure <= limit) return words;
  process.exitCode = 1;
  return `${words} (over its limit)`.trim();
}
