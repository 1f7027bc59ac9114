// `pnpm bench:load`: 500 requests a second for a minute, from another process, to the server of `npm start`, on SQLite and on
// PostgreSQL; then the CPU cost of each kind of request alone, compared with the cached top list.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { cpuMs, median } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { costOf } from '../server/costOf.ts';
import { addGames } from '../server/games.ts';
import { generateLoad } from './generateLoad.ts';

const seconds = 60;
/** Until the server's memory is stable, which takes some 3,000 searches on PostgreSQL. */
const warmUpSeconds = 45;
const rounds = 15;
const titles = 2_000;
/** The number of title pages that the load test does not request, so that the server has not rendered them yet. */
const uncachedPages = 200;
const headers = { 'accept-encoding': 'br' };

await buildStale(servedBuilds);
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase();
await measure('SQLite', {});
await measure('PostgreSQL', { DATABASE_URL: databaseUrl });
await postgres.stop();

async function measure(engine: string, settings: Readonly<Record<string, string>>) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-bench-'));
  const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...settings };
  const options = { entry: 'built', dataDirectory, environment } as const;
  await (await startServer(options)).stop();
  const slugs = await addGames(
    settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : { dataDirectory },
    titles,
  );
  const server = await startServer(options);
  const pages = slugs.map((slug) => `/game/${slug}`);
  const searches = ['the', 'legend', 'dark', 'final f', 'st', 'zelda'].map(
    (text) => `/api/games/search?query=${encodeURIComponent(text)}`,
  );
  const kinds = [
    { name: 'Home', rate: 200, paths: ['/'] },
    { name: 'title pages', rate: 200, paths: pages.slice(uncachedPages) },
    { name: 'top lists', rate: 50, paths: ['/api/games/top', '/api/anime/top'] },
    { name: 'searches', rate: 50, paths: searches },
  ];
  const dueRequests = kinds.reduce((sum, { rate }) => sum + rate, 0) * seconds;
  await generateLoad({ url: server.url, seconds: warmUpSeconds, kinds }, server.pid);
  const before = cpuMs(server.pid);
  const { results, memoryMb } = await generateLoad({ url: server.url, seconds, kinds }, server.pid);
  const busy = (cpuMs(server.pid) - before) / (seconds * 1000);
  const half = Math.floor(memoryMb.length / 2);
  const [first, second] = [median(memoryMb.slice(0, half)), median(memoryMb.slice(half))];
  const sum = (field: 'succeeded' | 'failed') => results.reduce((total, kind) => total + kind[field], 0);
  const condition = `500 requests per second for a minute, ${engine}`;
  printFigures([
    {
      what: `${condition}: failed requests`,
      figure: sum('failed'),
      unit: '',
      limit: 0,
      kind: 'at most',
    },
    {
      what: `${condition}: successful, of the scheduled requests`,
      ...{ figure: (sum('succeeded') / dueRequests) * 100, unit: '%', limit: 98, kind: 'at least' },
      beside: `${(busy * 100).toFixed(0)} % of a core`,
    },
    {
      what: `${condition}: memory in the second half relative to the first`,
      ...{ figure: second / first, unit: '×', limit: 1.1, kind: 'at most' },
      beside: `${second.toFixed(0)} MB to ${first.toFixed(0)} MB`,
    },
    ...results.map(({ name, p50, p99 }) => ({
      what: `${condition}: ${name}, 99th percentile from the scheduled time`,
      ...{ figure: p99, unit: 'ms', kind: 'reported' as const, beside: `median ${p50} ms` },
    })),
  ]);
  await costs(server, engine, { pages, searches });
  await server.stop();
}

/** Measures each kind of request alone, as fast as the server responds; the kinds alternate. */
async function costs(
  server: RunningServer,
  engine: string,
  { pages, searches }: { readonly pages: readonly string[]; readonly searches: readonly string[] },
) {
  const cold = await costOf(server, pages.slice(0, uncachedPages), {
    amount: uncachedPages,
    connections: 1,
    headers,
  });
  const warm = pages.slice(0, uncachedPages / 2);
  const kinds = { topList: ['/api/games/top'], home: ['/'], title: warm, search: searches };
  // Few searches, so that a round is short: the server revalidates a cached page every half a minute.
  const amounts = { topList: 4_000, home: 4_000, title: 4_000, search: 400 };
  const costsByKind: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++)
    for (const name of ['topList', 'home', 'title', 'search'] as const) {
      const { cpuMs: ms } = await costOf(server, kinds[name], { amount: amounts[name], headers });
      costsByKind[name] = [...(costsByKind[name] ?? []), ms * 1000];
    }
  const cost = (name: keyof typeof kinds) => median(costsByKind[name] ?? []);
  const beside = (name: keyof typeof kinds) =>
    `${cost(name).toFixed(0)} µs to ${cost('topList').toFixed(0)} µs`;
  printFigures([
    {
      what: `CPU time for cached Home relative to the cached top list, ${engine}`,
      ...{
        figure: cost('home') / cost('topList'),
        unit: '×',
        limit: 2,
        kind: 'at most',
        beside: beside('home'),
      },
    },
    {
      what: `CPU time for a cached title page relative to the cached top list, ${engine}`,
      ...{
        figure: cost('title') / cost('topList'),
        unit: '×',
        limit: 2,
        kind: 'at most',
        beside: beside('title'),
      },
    },
    {
      what: `CPU time for an uncached title page, ${engine}`,
      ...{ figure: cold.cpuMs, unit: 'ms', kind: 'reported' },
    },
    {
      what: `CPU time for a search among ${titles.toLocaleString('en-GB')} titles, ${engine}`,
      ...{ figure: cost('search'), unit: 'µs', kind: 'reported' },
    },
  ]);
}
