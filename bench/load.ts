// `pnpm bench:load`: 500 requests a second for a minute, from another process, against what `npm start` serves, on SQLite and
// on PostgreSQL; then what each kind of request costs alone, beside the cached top list.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { buildStale } from '../scripts/build/buildStale.mjs';
import { servedBuilds } from '../scripts/build/builds.mjs';
import { startPostgres } from '../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../scripts/servers/startServer.ts';
import { printFigures } from './giveFigures.mjs';
import { generateLoad } from './load/generateLoad.ts';
import { cpuMs, median } from './processFigures.ts';
import { addGames } from './server/addGames.ts';
import { costOf } from './server/costOf.ts';

const seconds = 60;
/** Until the engine has taken the memory that it works with: some 3,000 searches on PostgreSQL. */
const warmUpSeconds = 45;
const rounds = 15;
const titles = 2_000;
/** What nobody has asked for before: a page of it is rendered anew. */
const unseen = 200;
const headers = { 'accept-encoding': 'br' };

await buildStale(dirname(import.meta.dirname), servedBuilds);
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
    { name: 'title pages', rate: 200, paths: pages.slice(unseen) },
    { name: 'top lists', rate: 50, paths: ['/api/games/top', '/api/anime/top'] },
    { name: 'searches', rate: 50, paths: searches },
  ];
  const due = kinds.reduce((sum, { rate }) => sum + rate, 0) * seconds;
  await generateLoad({ url: server.url, seconds: warmUpSeconds, kinds }, server.pid);
  const before = cpuMs(server.pid);
  const { seen, memoryMb } = await generateLoad({ url: server.url, seconds, kinds }, server.pid);
  const busy = (cpuMs(server.pid) - before) / (seconds * 1000);
  const half = Math.floor(memoryMb.length / 2);
  const [first, second] = [median(memoryMb.slice(0, half)), median(memoryMb.slice(half))];
  const sum = (what: 'answered' | 'failed') => seen.reduce((all, kind) => all + kind[what], 0);
  const on = `500 a second for a minute, ${engine}`;
  printFigures([
    { what: `${on}: requests that failed`, figure: sum('failed'), unit: '', limit: 0, kind: 'at most' },
    {
      what: `${on}: answered, of those due`,
      ...{ figure: (sum('answered') / due) * 100, unit: '%', limit: 98, kind: 'at least' },
      beside: `${(busy * 100).toFixed(0)} % of a core`,
    },
    {
      what: `${on}: memory in the second half to the first`,
      ...{ figure: second / first, unit: '×', limit: 1.1, kind: 'at most' },
      beside: `${second.toFixed(0)} MB to ${first.toFixed(0)} MB`,
    },
    ...seen.map(({ name, p50, p99 }) => ({
      what: `${on}: ${name}, 99th percentile from when a request was due`,
      ...{ figure: p99, unit: 'ms', kind: 'told' as const, beside: `median ${p50} ms` },
    })),
  ]);
  await costs(server, engine, { pages, searches });
  await server.stop();
}

/** Each kind alone, as fast as it goes, in turn. */
async function costs(
  server: RunningServer,
  engine: string,
  { pages, searches }: { readonly pages: readonly string[]; readonly searches: readonly string[] },
) {
  const cold = await costOf(server, pages.slice(0, unseen), { amount: unseen, connections: 1, headers });
  const warm = pages.slice(0, unseen / 2);
  const kinds = { topList: ['/api/games/top'], home: ['/'], title: warm, search: searches };
  // So few searches that a round is short: what is warm is looked at every half a minute, however often it is asked for.
  const amounts = { topList: 4_000, home: 4_000, title: 4_000, search: 400 };
  const found: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++)
    for (const name of ['topList', 'home', 'title', 'search'] as const) {
      const { cpuMs: ms } = await costOf(server, kinds[name], { amount: amounts[name], headers });
      found[name] = [...(found[name] ?? []), ms * 1000];
    }
  const cost = (name: keyof typeof kinds) => median(found[name] ?? []);
  const beside = (name: keyof typeof kinds) =>
    `${cost(name).toFixed(0)} µs to ${cost('topList').toFixed(0)} µs`;
  printFigures([
    {
      what: `CPU for Home, warm, to that of the cached top list, ${engine}`,
      ...{
        figure: cost('home') / cost('topList'),
        unit: '×',
        limit: 2,
        kind: 'at most',
        beside: beside('home'),
      },
    },
    {
      what: `CPU for a title page, warm, to that of the cached top list, ${engine}`,
      ...{
        figure: cost('title') / cost('topList'),
        unit: '×',
        limit: 2,
        kind: 'at most',
        beside: beside('title'),
      },
    },
    {
      what: `CPU for a title page that nobody asked for before, ${engine}`,
      ...{ figure: cold.cpuMs, unit: 'ms', kind: 'told' },
    },
    {
      what: `CPU for a search among ${titles.toLocaleString('en-GB')}, ${engine}`,
      ...{ figure: cost('search'), unit: 'µs', kind: 'told' },
    },
  ]);
}
