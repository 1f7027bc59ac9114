// `pnpm bench:browse`: browse pages among 190,000 and a million generated games on both engines: the plans of the statements of a page, the CPU
// time of the first and of the thousandth page of each order, of new and of cached counts of all pairs of facets, of the start of the index,
// and its memory. Numbers among the arguments are other sizes; `sqlite` or `postgres` is the only engine.
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type DatabaseLocation, openDatabase } from '@gildshelf/api';
import { type BrowsedTitles, browseSorts, browsing } from '@gildshelf/api-client/contract';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { median, preciseCpuMs, residentMb } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { fillTitles } from './fillTitles.ts';
import { pagePlans } from './pagePlans.ts';

const chosenSizes = process.argv.slice(2).map(Number).filter(Number.isFinite);
const sizes = chosenSizes.length > 0 ? chosenSizes : [190_000, 1_000_000];
/** Titles of the database whose statements are collected; more than three pages. */
const plannedTitles = 200;
const requests = 40;
const farPage = 1_000;
const pageLimitMs = 10;
const countLimitMs = 50;
/** A busy machine takes minutes to load the index of a million titles. */
const loadTimeoutMs = 15 * 60_000;
const { path } = browsing.game.browseTitles;
const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };

await buildStale(servedBuilds);
const folder = makeTemporaryFolder();
const measures = (engine: string, other: string) =>
  process.argv.includes(engine) || !process.argv.includes(other);
const postgres = measures('postgres', 'sqlite')
  ? await startPostgres({ fsync: false, sharedMb: 256 })
  : undefined;
try {
  for (const size of sizes) {
    if (measures('sqlite', 'postgres'))
      await measure('SQLite', size, async (name) => {
        const dataDirectory = join(folder, `${size}-${name}`);
        mkdirSync(dataDirectory);
        return { dataDirectory };
      });
    if (postgres)
      await measure('PostgreSQL', size, async () => ({ databaseUrl: await postgres.createDatabase() }));
  }
} finally {
  await postgres?.stop();
}

interface Page extends Pick<BrowsedTitles<'game'>, 'next' | 'facets'> {
  readonly titles: readonly { readonly slug: string }[];
}

async function measure(
  engine: string,
  size: number,
  createLocation: (name: string) => Promise<DatabaseLocation>,
) {
  const what = (text: string) => `browsing ${size.toLocaleString('en-GB')} titles, ${engine}: ${text}`;
  const location = await createLocation('titles');
  const start = performance.now();
  await fill(location, size);
  console.log(what(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s`));
  await explainPages(what, location, await createLocation('statements'));

  const isPostgres = 'databaseUrl' in location;
  const server = await startServer({
    ...{
      entry: 'built',
      dataDirectory: isPostgres ? join(folder, `${size}-server`) : location.dataDirectory,
    },
    environment: { ...environment, ...(isPostgres && { DATABASE_URL: location.databaseUrl }) },
  });
  try {
    await measureLoading(what, server);
    for (const sort of browseSorts) await measureOrder(what, server, sort);
    await measurePairs(what, server);
  } finally {
    await server.stop();
  }
}

async function fill(location: DatabaseLocation, size: number): Promise<void> {
  const store = await openDatabase(location);
  await fillTitles(store, size);
  await store.close();
}

type What = (text: string) => string;

async function explainPages(what: What, location: DatabaseLocation, smallLocation: DatabaseLocation) {
  await fill(smallLocation, plannedTitles);
  const small = await openDatabase(smallLocation);
  const planned = await openDatabase(location);
  const plans = await pagePlans(small, planned, [path, `${path}?sort=name`, `${path}?genre=Genre+1`]);
  for (const { statement, plan } of plans)
    console.log(`  ${statement}\n    ${plan.replaceAll('\n', '\n    ')}`);
  printFigures([
    {
      ...{ what: what('statements of a page that read all titles'), unit: 'statements', kind: 'at most' },
      ...{ figure: plans.filter(({ readsAllTitles }) => readsAllTitles).length, limit: 0 },
      beside: `${plans.length} statements: ${plans.flatMap(({ scans }) => scans).join('; ')}`,
    },
  ]);
  await small.close();
  await planned.close();
}

async function measureLoading(what: What, server: RunningServer) {
  const memoryBefore = residentMb(server.pid);
  const loading = await cpuOf(server, () => load(server));
  const [load1 = Number.NaN] = loadavg();
  printFigures([
    {
      ...{ what: what('CPU time of loading the indexes of search and of browse pages'), kind: 'reported' },
      ...{ figure: loading, unit: 'ms', beside: `load average of the machine ${load1.toFixed(1)}` },
    },
    {
      ...{ what: what('memory of both indexes'), unit: 'MB', kind: 'reported' },
      figure: residentMb(server.pid) - memoryBefore,
    },
  ]);
}

/** Waits until the index is loaded; the server rejects what has waited for too long. */
async function load(server: RunningServer): Promise<void> {
  const end = performance.now() + loadTimeoutMs;
  while (performance.now() < end) if ((await fetch(server.url + path)).status === 200) return;
  throw new Error(`The index is not loaded. The output of the server:\n${server.output()}`);
}

/** The first page of an order and the thousandth one, to which the cursors of all pages before it lead; no page repeats a title. */
async function measureOrder(what: What, server: RunningServer, sort: string) {
  const first = await medianCost(server, `sort=${sort}`);
  const seen = new Set<string>();
  let query = `sort=${sort}`;
  let number = 1;
  for (; ; number++) {
    const { titles, next } = await request(server, query);
    for (const { slug } of titles) {
      if (seen.has(slug)) throw new Error(`Page ${number} by ${sort} repeats ${slug}.`);
      seen.add(slug);
    }
    // Smaller catalogues have fewer pages.
    if (!next || number === farPage) break;
    query = `sort=${sort}&after=${encodeURIComponent(next)}`;
  }
  const figures = { unit: 'ms', limit: pageLimitMs, kind: 'at most' } as const;
  const far = await medianCost(server, query);
  printFigures([
    { what: what(`CPU time of the first page by ${sort}`), figure: first, ...figures },
    { what: what(`CPU time of page ${number.toLocaleString('en-GB')} by ${sort}`), figure: far, ...figures },
  ]);
}

async function medianCost(server: RunningServer, query: string): Promise<number> {
  for (let round = 0; round < requests; round++) await request(server, query);
  const costs: number[] = [];
  for (let round = 0; round < requests; round++)
    costs.push(await cpuOf(server, () => request(server, query)));
  return median(costs);
}

async function measurePairs(what: What, server: RunningServer) {
  const uncached: number[] = [];
  const cached: number[] = [];
  for (const query of pairs(await request(server, ''))) {
    uncached.push(await cpuOf(server, () => request(server, query)));
    cached.push(await cpuOf(server, () => request(server, query)));
  }
  const kind = 'at most' as const;
  const figuresOf = (costs: readonly number[], limit: number) => ({
    ...{ figure: percentile(costs, 0.95), unit: 'ms', limit, kind },
    beside: `median ${median(costs).toFixed(1)} ms, highest ${Math.max(...costs).toFixed(1)} ms, ${costs.filter((cost) => cost > limit).length} above the limit`,
  });
  printFigures([
    {
      what: what(`CPU time of a page with new counts, ${uncached.length} pairs of values, 95th percentile`),
      ...figuresOf(uncached, countLimitMs),
    },
    {
      what: what('CPU time of the same pages with cached counts, 95th percentile'),
      ...figuresOf(cached, pageLimitMs),
    },
  ]);
}

async function request(server: RunningServer, query: string): Promise<Page> {
  const response = await fetch(`${server.url}${path}?${query}`);
  if (response.status !== 200) throw new Error(`The status of ${query} is ${response.status}.`);
  return (await response.json()) as Page;
}

async function cpuOf(server: RunningServer, run: () => Promise<unknown>): Promise<number> {
  const before = preciseCpuMs(server.pid);
  await run();
  return preciseCpuMs(server.pid) - before;
}

/** Queries with the most and the least frequent shown values of each pair of facets. */
function pairs({ facets }: Page): readonly string[] {
  const choices = facets.map(({ name, values }) => {
    const sorted = values.toSorted((a, b) => b.count - a.count);
    return [sorted[0], sorted.at(-1)].flatMap((value) => (value ? [[name, value.value] as const] : []));
  });
  if (choices.some(({ length }) => length < 2)) throw new Error('A facet has less than two values.');
  return choices.flatMap((one, index) =>
    choices
      .slice(index + 1)
      .flatMap((other) =>
        one.flatMap((a) => other.map((b) => new URLSearchParams([[...a], [...b]]).toString())),
      ),
  );
}

function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}
