// `pnpm bench:server`: time from start to first response, idle memory, CPU per request of the cached top list, compared with bare
// node:http that responds with the same bytes, and of lists and searches in a catalogue of 100,000 titles; in one run, interleaved.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { cpuMs, median, residentMb } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { type Cost, costOf } from './costOf.ts';
import { startLargeServer } from './startLargeServer.ts';

const rounds = 7;
const idleMs = 3_000;
const topList = '/api/games/top';
const environment = { LOG_LEVEL: 'error' };
const pause = () => new Promise((resolve) => setTimeout(resolve, idleMs));

async function timedStart(dataDirectory: string) {
  const begin = performance.now();
  const server = await startServer({ entry: 'built', dataDirectory, environment });
  await fetch(`${server.url}${topList}`).then((response) => response.text());
  return { server, ms: performance.now() - begin, cpu: cpuMs(server.pid) };
}

await buildStale(servedBuilds);
const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-bench-'));
const first = await timedStart(dataDirectory);
await first.server.stop();
const warm: { ms: number; cpu: number }[] = [];
for (let round = 0; round < rounds; round++) {
  const { server, ...figures } = await timedStart(dataDirectory);
  warm.push(figures);
  await server.stop();
}
const { server } = await timedStart(dataDirectory);
await pause();
const idle = residentMb(server.pid);

const bare = await startServer({ entry: 'bare', environment });
const bytes = await fetch(`${server.url}${topList}`).then((response) => response.arrayBuffer());
await fetch(bare.url, { method: 'PUT', body: bytes });
await pause();
const bareIdle = residentMb(bare.pid);

const large = await startLargeServer();
const zstd = 'gzip, deflate, br, zstd';
const calls: Record<string, { at: RunningServer; path: string; amount: number; coding?: string }> = {
  bare: { at: bare, path: '/', amount: 20_000 },
  topList: { at: server, path: topList, amount: 20_000 },
  page: { at: large.server, path: `${large.list}?limit=50`, amount: 400, coding: zstd },
  deepPage: { at: large.server, path: large.deepPage, amount: 400, coding: zstd },
  whole: { at: large.server, path: large.list, amount: 20, coding: zstd },
  wholeGzip: { at: large.server, path: large.list, amount: 20, coding: 'gzip' },
  wholePlain: { at: large.server, path: large.list, amount: 20 },
  ...Object.fromEntries(
    large.queries.map((query) => [
      `search ${query}`,
      { at: large.server, path: `/api/games/search?query=${encodeURIComponent(query)}`, amount: 60 },
    ]),
  ),
};
const costs: Record<string, Cost[]> = {};
for (let round = 0; round < rounds; round++)
  for (const [name, { at, path, amount, coding }] of Object.entries(calls)) {
    const headers = { authorization: `Bearer ${large.token}`, ...(coding && { 'accept-encoding': coding }) };
    const cost = await costOf(at, path, { amount, headers: at === large.server ? headers : {} });
    // The first round warms up V8's compiler.
    if (round > 0) costs[name] = [...(costs[name] ?? []), cost];
  }
for (const running of [server, bare, large.server]) await running.stop();

const cpu = (name: string) => median((costs[name] ?? []).map((cost) => cost.cpuMs));
const wire = (name: string) => median((costs[name] ?? []).map((cost) => cost.bytes));
const ms = (figure: number) => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`;
const searches = large.queries.map((query) => ({ query, cpu: cpu(`search ${query}`) }));
const slowest = searches.reduce((worst, one) => (one.cpu > worst.cpu ? one : worst));

printFigures([
  {
    what: 'CPU time from start to first response, existing data directory',
    ...{ figure: median(warm.map((one) => one.cpu)), unit: 'ms', limit: 400, kind: 'at most' },
    beside: `${ms(median(warm.map((one) => one.ms)))} elapsed`,
  },
  {
    what: 'CPU time from start to first response, empty data directory',
    ...{ figure: first.cpu, unit: 'ms', kind: 'reported' },
    beside: `${ms(first.ms)} elapsed`,
  },
  {
    what: 'idle memory',
    ...{ figure: idle, unit: 'MB', limit: 110, kind: 'at most' },
    beside: `bare node:http ${bareIdle.toFixed(0)} MB`,
  },
  {
    what: `CPU time for a cached top list of ${(bytes.byteLength / 1000).toFixed(0)} kB relative to bare node:http with the same bytes`,
    ...{ figure: cpu('topList') / cpu('bare'), unit: '×', limit: 1.6, kind: 'at most' },
    beside: `${(cpu('topList') * 1000).toFixed(0)} µs to ${(cpu('bare') * 1000).toFixed(0)} µs`,
  },
  {
    what: 'CPU time for a page of 50, of 10,000 tracked titles',
    ...{ figure: cpu('page'), unit: 'ms', limit: 5, kind: 'at most' },
    beside: `page 120: ${ms(cpu('deepPage'))}; ${(wire('page') / 1000).toFixed(1)} kB`,
  },
  {
    what: 'CPU time for all 10,000 tracked titles, compressed (zstd)',
    ...{ figure: cpu('whole'), unit: 'ms', limit: 40, kind: 'at most' },
    beside: `gzip ${ms(cpu('wholeGzip'))}, uncompressed ${ms(cpu('wholePlain'))}`,
  },
  {
    what: 'transfer size of all 10,000 tracked titles (zstd)',
    ...{ figure: wire('whole') / 1e6, unit: 'MB', limit: 1.6, kind: 'at most' },
    beside: `gzip ${(wire('wholeGzip') / 1e6).toFixed(2)} MB, uncompressed ${(wire('wholePlain') / 1e6).toFixed(2)} MB`,
  },
  {
    what: `CPU time for a search among ${large.titles.toLocaleString('en-GB')} titles, the slowest of ${searches.length}`,
    ...{ figure: slowest.cpu, unit: 'ms', limit: 5, kind: 'at most' },
    beside: searches.map(({ query, cpu: each }) => `'${query}' ${ms(each)}`).join(', '),
  },
]);
