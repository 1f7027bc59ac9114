// `pnpm bench:search-index`: search among 100,000 and 1,000,000 made-up titles, in the repository call, on both engines, beside
// an index in memory of the same data and beside a read by primary key; takes about ten minutes. With numbers of titles as
// arguments, of so many. Prints tables in Markdown for the README; fails where a limit is not held.
import { join } from 'node:path';
import { createTitleSearch, openDatabase, type Store } from '@gildshelf/api';
import { startPostgres } from '../scripts/servers/startPostgres.ts';
import { markdownTable } from './components/markdownTable.ts';
import { giveFigures } from './giveFigures.mjs';
import { median } from './processFigures.ts';
import { createMemoryIndex } from './search-index/createMemoryIndex.ts';
import { createStopwatch, type Took } from './search-index/createStopwatch.ts';
import { idOf, loadTitles } from './search-index/loadTitles.ts';
import { type Kind, kinds, makeQueries } from './search-index/makeQueries.ts';
import { makeTemporaryFolder } from './search-index/makeTemporaryFolder.ts';
import { makeTitles } from './search-index/makeTitles.ts';

const rounds = 5;
const queriesPerKind = 200;
/** Milliseconds of the 99th percentile, or as many times the index in memory, for every kind in Latin letters. */
const slowestMs = 25;
const slowestRatio = 10;
const prefixMs = 0.5;
const growth = 3;
const isPrefix = (kind: Kind) => kind.endsWith('at the start');
const isLatin = (kind: Kind) => !kind.includes('Japanese');

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100_000, 1_000_000];
const engines = ['postgres', 'sqlite'] as const;
type Engine = (typeof engines)[number];
type Figures = Record<'p50' | 'p99', number>;
type Row = { kind: Kind; memory: Figures } & Record<Engine, Figures & { wall: Figures }>;

const folder = makeTemporaryFolder();
const postgres = await startPostgres({ fsync: false, sharedMb: 256 });
const middles = new Map<string, number>();
let isHeld = true;
try {
  for (const size of sizes) await measure(size);
} finally {
  await postgres.stop();
}
if (!isHeld) process.exitCode = 1;

async function measure(size: number) {
  const stores: Record<Engine, Store> = {
    postgres: await openDatabase({ databaseUrl: await postgres.createDatabase() }),
    sqlite: await openDatabase({ dataDirectory: join(folder, String(size)) }),
  };
  for (const engine of engines) {
    const ms = await loadTitles(stores[engine], makeTitles(size));
    console.log(`${size.toLocaleString('en-GB')} titles, ${engine}: migrated in ${(ms / 1000).toFixed(0)} s`);
  }
  const memory = createMemoryIndex(makeTitles(size));
  const queries = makeQueries(makeTitles(size), queriesPerKind);
  const ids = queries.exact.map((_, place) => idOf(Math.floor((place * size) / queriesPerKind)));
  const series = [
    ...kinds.map((kind) => startSeries(`memory ${kind}`, queries[kind], async (text) => memory.best(text))),
    ...engines.flatMap((engine) => {
      const store = stores[engine];
      const { best } = createTitleSearch(store);
      const read = (id: string) =>
        store.db.selectFrom('titles').selectAll().where('title_id', '=', id).execute();
      return [
        startSeries(`${engine} by key`, ids, read, store),
        ...kinds.map((kind) =>
          startSeries(`${engine} ${kind}`, queries[kind], (text) => best('game', text), store),
        ),
      ];
    }),
  ];
  // Each has its turn in every round: what disturbs the machine for a while disturbs all of them.
  for (let round = 0; round <= rounds; round++) for (const { run } of series) await run(round > 0);
  const figures = (name: string, what: keyof Took) =>
    figuresOf(series.find((one) => one.name === name)?.middles() ?? [], what);
  const rows = kinds.map((kind) => {
    const of = (engine: Engine) => ({
      ...figures(`${engine} ${kind}`, 'cpu'),
      wall: figures(`${engine} ${kind}`, 'wall'),
    });
    return { kind, memory: figures(`memory ${kind}`, 'cpu'), postgres: of('postgres'), sqlite: of('sqlite') };
  });
  const byKey = { postgres: figures('postgres by key', 'cpu'), sqlite: figures('sqlite by key', 'cpu') };
  for (const row of rows) give(size, row, byKey);
  print(size, rows, byKey);
  for (const engine of engines) await stores[engine].close();
}

/** Some questions that are asked in rounds. Of each the median counts; the first round, which reads what is not in memory yet, does not. */
function startSeries(
  name: string,
  questions: readonly string[],
  ask: (question: string) => Promise<unknown>,
  store?: Store,
) {
  const took: Took[][] = questions.map(() => []);
  const run = async (counts: boolean) => {
    // A connection that nobody used for a while is another one now.
    const stopwatch = await createStopwatch(store);
    for (const [place, question] of questions.entries()) {
      const stop = stopwatch();
      await ask(question);
      if (counts) took[place]?.push(stop());
    }
  };
  const middle = (all: readonly Took[], what: keyof Took) => median(all.map((one) => one[what]));
  const middles = (): Took[] => took.map((all) => ({ cpu: middle(all, 'cpu'), wall: middle(all, 'wall') }));
  return { name, run, middles };
}

function figuresOf(took: readonly Took[], what: keyof Took): Figures {
  const sorted = took.map((one) => one[what]).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** For the README: of the largest catalogue alone. */
function give(size: number, { kind, memory, ...row }: Row, byKey: Record<Engine, Figures>) {
  if (size !== sizes.at(-1)) return;
  for (const engine of engines) {
    const { p50, p99 } = row[engine];
    const before = middles.get(`${engine} ${kind}`);
    const where = `${kind}, ${size.toLocaleString('en-GB')} titles, ${engine}`;
    const memoryText = `in memory ${memory.p50.toFixed(2)} / ${memory.p99.toFixed(1)} ms, by primary key ${byKey[engine].p50.toFixed(2)} ms`;
    giveFigures([
      {
        what: `search by ${where}: 99th percentile`,
        ...{ figure: p99, unit: 'ms', kind: isLatin(kind) ? 'at most' : 'told' },
        ...(isLatin(kind) && { limit: Math.max(slowestMs, slowestRatio * memory.p99) }),
        beside: `${memoryText}; median ${p50.toFixed(2)} ms`,
      },
      ...(isPrefix(kind)
        ? ([
            {
              what: `search by ${where}: median`,
              figure: p50,
              unit: 'ms',
              limit: prefixMs,
              kind: 'at most',
              beside: `read by primary key ${byKey[engine].p50.toFixed(2)} ms`,
            },
          ] as const)
        : []),
    ]);
    if (before !== undefined && size !== sizes[0])
      giveFigures([
        {
          what: `search by ${where}: median to that of ${sizes[0]?.toLocaleString('en-GB')} titles`,
          ...{ figure: p50 / Math.max(before, 0.1), unit: '×', limit: growth, kind: 'at most' },
        },
      ]);
  }
}

function print(size: number, rows: readonly Row[], byKey: Record<Engine, Figures>) {
  const ms = ({ p50, p99 }: Figures) => `${p50.toFixed(2)} / ${p99.toFixed(1)}`;
  const cells = rows.map((row) => {
    const notes = engines.flatMap((engine) => problemsOf(row, engine));
    if (notes.length > 0) isHeld = false;
    return [
      row.kind,
      ...engines.flatMap((engine) => [ms(row[engine]), ms(row[engine].wall)]),
      ms(row.memory),
      notes.join('; '),
    ];
  });
  const head = [
    `${size.toLocaleString('en-GB')} titles, p50 / p99 in ms`,
    ...engines.flatMap((engine) => [`${engine}, CPU`, 'by the clock']),
    'in memory',
    'limit',
  ];
  console.log(`\n${markdownTable(head, cells)}`);
  console.log(
    `\nread by primary key: ${engines.map((engine) => `${engine} ${ms(byKey[engine])}`).join(', ')}`,
  );
}

function problemsOf({ kind, memory, ...row }: Row, engine: Engine): string[] {
  const { p50, p99 } = row[engine];
  const before = middles.get(`${engine} ${kind}`);
  middles.set(`${engine} ${kind}`, p50);
  const problems: string[] = [];
  if (isLatin(kind) && p99 > slowestMs && p99 > slowestRatio * memory.p99)
    problems.push(`${engine} over ${slowestMs} ms and ${slowestRatio}×`);
  if (isPrefix(kind) && p50 > prefixMs) problems.push(`${engine} over ${prefixMs} ms in the median`);
  // What takes less than a tenth of a millisecond is call and not search.
  if (before !== undefined && p50 > growth * Math.max(before, 0.1))
    problems.push(`${engine} ${(p50 / before).toFixed(1)}× that of ${sizes[0]}, over ${growth}×`);
  return problems;
}
