// `pnpm bench:search-index`: search among 100,000 and 1,000,000 generated titles, measured at the repository call, on both engines,
// compared with an in-memory index of the same data and with a read by primary key; takes about ten minutes. Arguments set the numbers
// of titles. Prints tables in Markdown; fails if a limit is exceeded.
import { join } from 'node:path';
import { createTitleSearch, openDatabase, type Store } from '@gildshelf/api';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { markdownTable } from '../figures/markdownTable.ts';
import { median } from '../figures/processFigures.ts';
import { recordFigures } from '../figures/recordFigures.mjs';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { createMemoryIndex } from './createMemoryIndex.ts';
import { createStopwatch, type Duration } from './createStopwatch.ts';
import { generateTitles } from './generateTitles.ts';
import { idOf, loadTitles } from './loadTitles.ts';
import { type Kind, kinds, makeQueries } from './makeQueries.ts';

const rounds = 5;
const queriesPerKind = 200;
/** The 99th percentile of each kind in Latin script must meet one of these: milliseconds, or the ratio to the in-memory index. */
const p99LimitMs = 25;
const p99LimitRatio = 10;
const prefixLimitMs = 0.5;
/** The highest ratio of the median to that of the smaller catalogue. */
const growthLimit = 3;
const isPrefix = (kind: Kind) => kind.endsWith('at the start');
const isLatin = (kind: Kind) => !kind.includes('Japanese');

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100_000, 1_000_000];
const engines = ['postgres', 'sqlite'] as const;
type Engine = (typeof engines)[number];
type Figures = Record<'p50' | 'p99', number>;
type Row = { kind: Kind; memory: Figures } & Record<Engine, Figures & { wall: Figures }>;

const folder = makeTemporaryFolder();
const postgres = await startPostgres({ fsync: false, sharedMb: 256 });
const previousMedians = new Map<string, number>();
let meetsLimits = true;
try {
  for (const size of sizes) await measure(size);
} finally {
  await postgres.stop();
}
if (!meetsLimits) process.exitCode = 1;

async function measure(size: number) {
  const stores: Record<Engine, Store> = {
    postgres: await openDatabase({ databaseUrl: await postgres.createDatabase() }),
    sqlite: await openDatabase({ dataDirectory: join(folder, String(size)) }),
  };
  for (const engine of engines) {
    const ms = await loadTitles(stores[engine], generateTitles(size));
    console.log(`${size.toLocaleString('en-GB')} titles, ${engine}: migrated in ${(ms / 1000).toFixed(0)} s`);
  }
  const memory = createMemoryIndex(generateTitles(size));
  const queries = makeQueries(generateTitles(size), queriesPerKind);
  const ids = queries.exact.map((_, index) => idOf(Math.floor((index * size) / queriesPerKind)));
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
  // Every series runs once in each round, so that other load on the machine affects all of them.
  for (let round = 0; round <= rounds; round++) for (const { run } of series) await run(round > 0);
  const figures = (name: string, clock: keyof Duration) =>
    figuresOf(series.find((one) => one.name === name)?.medians() ?? [], clock);
  const rows = kinds.map((kind) => {
    const of = (engine: Engine) => ({
      ...figures(`${engine} ${kind}`, 'cpu'),
      wall: figures(`${engine} ${kind}`, 'wall'),
    });
    return { kind, memory: figures(`memory ${kind}`, 'cpu'), postgres: of('postgres'), sqlite: of('sqlite') };
  });
  const byKey = { postgres: figures('postgres by key', 'cpu'), sqlite: figures('sqlite by key', 'cpu') };
  for (const row of rows) recordRow(size, row, byKey);
  printTable(size, rows, byKey);
  for (const engine of engines) await stores[engine].close();
}

/** Queries that run in rounds. The median of each counts; the first round does not, because it reads data into memory. */
function startSeries(
  name: string,
  queries: readonly string[],
  runQuery: (query: string) => Promise<unknown>,
  store?: Store,
) {
  const durations: Duration[][] = queries.map(() => []);
  const run = async (counts: boolean) => {
    // The pool may have replaced a connection that was idle for a while.
    const stopwatch = await createStopwatch(store);
    for (const [index, query] of queries.entries()) {
      const stop = stopwatch();
      await runQuery(query);
      if (counts) durations[index]?.push(stop());
    }
  };
  const medianOf = (all: readonly Duration[], clock: keyof Duration) => median(all.map((one) => one[clock]));
  const medians = (): Duration[] =>
    durations.map((all) => ({ cpu: medianOf(all, 'cpu'), wall: medianOf(all, 'wall') }));
  return { name, run, medians };
}

function figuresOf(durations: readonly Duration[], clock: keyof Duration): Figures {
  const sorted = durations.map((one) => one[clock]).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Records the figures of the largest catalogue only. */
function recordRow(size: number, { kind, memory, ...row }: Row, byKey: Record<Engine, Figures>) {
  if (size !== sizes.at(-1)) return;
  for (const engine of engines) {
    const { p50, p99 } = row[engine];
    const previous = previousMedians.get(`${engine} ${kind}`);
    const where = `${kind}, ${size.toLocaleString('en-GB')} titles, ${engine}`;
    const memoryText = `in memory ${memory.p50.toFixed(2)} / ${memory.p99.toFixed(1)} ms, by primary key ${byKey[engine].p50.toFixed(2)} ms`;
    recordFigures([
      {
        what: `search, ${where}: 99th percentile`,
        ...{ figure: p99, unit: 'ms', kind: isLatin(kind) ? 'at most' : 'reported' },
        ...(isLatin(kind) && { limit: Math.max(p99LimitMs, p99LimitRatio * memory.p99) }),
        beside: `${memoryText}; median ${p50.toFixed(2)} ms`,
      },
      ...(isPrefix(kind)
        ? ([
            {
              what: `search, ${where}: median`,
              figure: p50,
              unit: 'ms',
              limit: prefixLimitMs,
              kind: 'at most',
              beside: `read by primary key ${byKey[engine].p50.toFixed(2)} ms`,
            },
          ] as const)
        : []),
    ]);
    if (previous !== undefined && size !== sizes[0])
      recordFigures([
        {
          what: `search, ${where}: median relative to that of ${sizes[0]?.toLocaleString('en-GB')} titles`,
          ...{ figure: p50 / Math.max(previous, 0.1), unit: '×', limit: growthLimit, kind: 'at most' },
        },
      ]);
  }
}

function printTable(size: number, rows: readonly Row[], byKey: Record<Engine, Figures>) {
  const ms = ({ p50, p99 }: Figures) => `${p50.toFixed(2)} / ${p99.toFixed(1)}`;
  const cells = rows.map((row) => {
    const notes = engines.flatMap((engine) => problemsOf(row, engine));
    if (notes.length > 0) meetsLimits = false;
    return [
      row.kind,
      ...engines.flatMap((engine) => [ms(row[engine]), ms(row[engine].wall)]),
      ms(row.memory),
      notes.join('; '),
    ];
  });
  const head = [
    `${size.toLocaleString('en-GB')} titles, p50 / p99 in ms`,
    ...engines.flatMap((engine) => [`${engine}, CPU`, 'elapsed']),
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
  const previous = previousMedians.get(`${engine} ${kind}`);
  previousMedians.set(`${engine} ${kind}`, p50);
  const problems: string[] = [];
  if (isLatin(kind) && p99 > p99LimitMs && p99 > p99LimitRatio * memory.p99)
    problems.push(`${engine} over ${p99LimitMs} ms and ${p99LimitRatio}×`);
  if (isPrefix(kind) && p50 > prefixLimitMs)
    problems.push(`${engine} over ${prefixLimitMs} ms in the median`);
  // Below a tenth of a millisecond, the overhead of the call dominates.
  if (previous !== undefined && p50 > growthLimit * Math.max(previous, 0.1))
    problems.push(`${engine} ${(p50 / previous).toFixed(1)}× that of ${sizes[0]}, over ${growthLimit}×`);
  return problems;
}
