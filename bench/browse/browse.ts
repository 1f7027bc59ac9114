// `pnpm bench:browse`: browse pages among 190,000 and a million generated games on SQLite, and on PostgreSQL with the argument `postgres`:
// CPU time of the first and of the thousandth page, of the counts of all pairs of facets, of the start of the index, and its memory.
// Numbers among the arguments are other sizes.
import { openDatabase } from '@gildshelf/api';
import { type BrowsedTitles, browsing, titleStorage } from '@gildshelf/api-client/contract';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { median, preciseCpuMs, residentMb } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { fillTitles } from './fillTitles.ts';

const chosenSizes = process.argv.slice(2).map(Number).filter(Number.isFinite);
const sizes = chosenSizes.length > 0 ? chosenSizes : [190_000, 1_000_000];
const requests = 40;
const pageLimitMs = 10;
const countLimitMs = 50;
const { path } = browsing.game.browseTitles;
const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };

await buildStale(servedBuilds);
const postgres = process.argv.includes('postgres')
  ? await startPostgres({ fsync: false, sharedMb: 256 })
  : undefined;
for (const size of sizes) {
  await measure('SQLite', size, undefined);
  if (postgres) await measure('PostgreSQL', size, await postgres.createDatabase());
}
await postgres?.stop();

type Page = Pick<BrowsedTitles<'game'>, 'next' | 'total' | 'facets'>;

async function measure(engine: string, size: number, databaseUrl: string | undefined) {
  const dataDirectory = makeTemporaryFolder();
  const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory });
  await fillTitles(store, size);
  await store.close();
  const settings = { ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await startServer({ entry: 'built', dataDirectory, environment: settings });
  const what = (text: string) => `browsing ${size.toLocaleString('en-GB')} titles, ${engine}: ${text}`;

  const memoryBefore = residentMb(server.pid);
  const loading = await cpuOf(server, () => load(server));
  printFigures([
    {
      what: what('CPU time of loading the indexes of search and of browse pages'),
      figure: loading,
      unit: 'ms',
      kind: 'reported',
    },
    {
      what: what('memory of both indexes'),
      figure: residentMb(server.pid) - memoryBefore,
      unit: 'MB',
      kind: 'reported',
    },
  ]);

  const cached = async (query: string) => {
    for (let round = 0; round < requests; round++) await request(server, query);
    const all: number[] = [];
    for (let round = 0; round < requests; round++)
      all.push(await cpuOf(server, () => request(server, query)));
    return median(all);
  };
  for (const sort of ['popularity', 'name', 'rating']) {
    const first = await cached(`sort=${sort}`);
    let { next } = await request(server, `sort=${sort}`);
    for (let page = 2; page < 1000; page++)
      ({ next } = await request(server, `sort=${sort}&after=${encodeURIComponent(next ?? '')}`));
    const thousandth = await cached(`sort=${sort}&after=${encodeURIComponent(next ?? '')}`);
    const figures = { unit: 'ms', limit: pageLimitMs, kind: 'at most' } as const;
    printFigures([
      { what: what(`CPU time of the first page by ${sort}`), figure: first, ...figures },
      { what: what(`CPU time of the thousandth page by ${sort}`), figure: thousandth, ...figures },
    ]);
  }

  const uncached: number[] = [];
  const repeated: number[] = [];
  for (const query of pairs(await request(server, ''))) {
    uncached.push(await cpuOf(server, () => request(server, query)));
    repeated.push(await cpuOf(server, () => request(server, query)));
  }
  printFigures([
    {
      ...{
        what: what(`CPU time of a page with new counts, ${uncached.length} pairs of values, 95th percentile`),
        unit: 'ms',
      },
      ...{
        figure: percentile(uncached, 0.95),
        limit: countLimitMs,
        kind: 'at most',
        beside: `median ${median(uncached).toFixed(1)} ms, highest ${Math.max(...uncached).toFixed(0)} ms`,
      },
    },
    {
      ...{ what: what('CPU time of the same pages with cached counts, 95th percentile'), unit: 'ms' },
      ...{
        figure: percentile(repeated, 0.95),
        limit: pageLimitMs,
        kind: 'at most',
        beside: `median ${median(repeated).toFixed(1)} ms`,
      },
    },
  ]);
  await server.stop();
}

/** Waits until the index is loaded; the server rejects what has waited for too long. */
async function load(server: RunningServer) {
  for (;;) if ((await fetch(server.url + path)).status === 200) return;
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
  if (choices.length !== titleStorage.game.browse.facets().length) throw new Error('A facet has no values.');
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
