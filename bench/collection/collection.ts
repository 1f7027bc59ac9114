// `pnpm bench:collection`: the dashboard's grid with 50, 1,000 and 5,000 games, compared with the same cards as plain DOM, in
// Chromium with the CPU throttled four times. Prints tables in Markdown; fails if a limit is exceeded.
import { chromium } from '@playwright/test';
import { buildStale, packageBuilds } from '../../scripts/build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { servePages } from '../components/servePages.ts';
import { markdownTable } from '../figures/markdownTable.ts';
import { median } from '../figures/processFigures.ts';
import { recordFigures } from '../figures/recordFigures.mjs';
import { longestTask, type Scene, scenes } from './longestTask.ts';
import { measureVisit, type Visit } from './measureCollection.ts';

const rounds = 5;
const sizes = [50, 1000, 5000] as const;
type Size = (typeof sizes)[number];

/** The highest ratio of CPU time to that of plain DOM, by collection size and action. */
const limits: Record<Size, Partial<Record<'mount' | 'filter' | 'all', number>>> = {
  50: { mount: 1.5 },
  1000: { mount: 0.2, filter: 0.3 },
  5000: { mount: 0.1, filter: 0.1, all: 0.1 },
};
const heapLimitMb = 2;
const taskLimitMs = 100;
const actions = { mount: 'mounted', filter: 'filtered by status', all: 'filter cleared' } as const;

await buildStale(packageBuilds);
const { url, close } = await servePages({
  plain: `import '../../collection/pages/plainCollection.ts'`,
  ours: `import '../../collection/pages/ourCollection.tsx'`,
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });

const visits: { page: string; size: Size; round: number; figures: Visit }[] = [];
for (let round = 0; round < rounds; round++)
  for (const size of sizes)
    for (const page of ['plain', 'ours'])
      visits.push({ page, size, round, figures: await measureVisit(browser, `${url}/${page}`, size) });

const figuresOf = (page: string, size: Size, metric: keyof Visit) =>
  visits.filter((one) => one.page === page && one.size === size).map(({ figures }) => figures[metric]);
const rows: string[][] = [];
for (const size of sizes)
  for (const [action, label] of Object.entries(actions) as [keyof typeof actions, string][]) {
    const [plain, ours] = [figuresOf('plain', size, action), figuresOf('ours', size, action)];
    const ratio = median(ours.map((ms, round) => ms / (plain[round] ?? Number.NaN)));
    const limit = limits[size][action];
    recordFigures([
      {
        what: `collection of ${size.toLocaleString('en-GB')} games, ${label}: CPU time relative to plain DOM`,
        ...{ figure: ratio, unit: '×', kind: limit ? 'at most' : 'reported', ...(limit && { limit }) },
        beside: `${median(ours).toFixed(0)} ms to ${median(plain).toFixed(0)} ms`,
      },
    ]);
    rows.push([
      `${size.toLocaleString('en-GB')} games, ${label}`,
      `${median(plain).toFixed(0)} ms`,
      `${median(ours).toFixed(0)} ms`,
      checkLimit(`${ratio.toFixed(2)}×`, ratio, limit),
      limit ? `≤ ${limit}×` : '',
    ]);
  }
const heap = median(
  figuresOf('ours', 5000, 'heap').map(
    (kb, round) => (kb - (figuresOf('ours', 50, 'heap')[round] ?? Number.NaN)) / 1000,
  ),
);
rows.push([
  'JavaScript memory of 5,000 over 50, the list included',
  '',
  `${heap.toFixed(1)} MB`,
  checkLimit('', heap, heapLimitMb),
  `≤ ${heapLimitMb} MB`,
]);
recordFigures([
  {
    what: 'JavaScript heap of 5,000 games minus that of 50, including the list',
    ...{ figure: heap, unit: 'MB', limit: heapLimitMb, kind: 'at most' },
  },
]);
console.log(markdownTable(['CPU of the main thread', 'plain DOM', 'ours', 'ratio', 'limit'], rows));

const tasks: string[][] = [];
for (const scene of Object.keys(scenes) as Scene[]) {
  const row: string[] = [];
  for (const size of sizes) {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round++)
      durations.push(await longestTask(browser, `${url}/ours`, scene, size));
    row.push(checkLimit(`${median(durations).toFixed(0)} ms`, median(durations), taskLimitMs));
    recordFigures([
      {
        what: `longest task, collection of ${size.toLocaleString('en-GB')} games: ${scene}`,
        ...{ figure: median(durations), unit: 'ms', limit: taskLimitMs, kind: 'at most' },
      },
    ]);
  }
  tasks.push([scene, ...row, `≤ ${taskLimitMs} ms`]);
}
console.log(`\n${markdownTable(['Longest task', '50', '1,000', '5,000', 'limit'], tasks)}`);

await browser.close();
close();

/** Returns the text of a figure; if the figure exceeds its limit, the text says so and the run fails. */
function checkLimit(text: string, figure: number, limit: number | undefined): string {
  if (limit === undefined || figure <= limit) return text;
  process.exitCode = 1;
  return `${text} (over its limit)`.trim();
}
