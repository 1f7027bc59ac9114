// `pnpm bench:whole-collection`: a whole collection of 500, 5,000 and 50,000 titles in one response, and six concurrent responses, for
// one user and for six, on both engines. Meanwhile the cached top list is requested every 5 ms; its slowest response shows how long the
// server is blocked. Prints a table in Markdown; arguments set the sizes.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseLocation, foldCounts, openDatabase } from '@gildshelf/api';
import { catalogues, endpointUrl, mediaTypes } from '@gildshelf/api-client/contract';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { markdownTable } from '../figures/markdownTable.ts';
import { cpuMs, residentMb } from '../figures/processFigures.ts';
import { fillCatalogue } from '../server/games.ts';
import { trackTitles } from '../server/makeCollection.ts';
import { makeMember } from '../server/makeMember.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [500, 5_000, 50_000];
const userCount = 6;
const pauseMs = 5;
const warmUpRequests = 50;
const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };

type Member = Awaited<ReturnType<typeof makeMember>>;

await buildStale(servedBuilds);
const postgres = await startPostgres({ fsync: false, sharedMb: 256 });
const rows: string[][] = [];
for (const size of sizes)
  for (const engine of ['SQLite', 'PostgreSQL']) rows.push(...(await measureEngine(engine, size)));
await postgres.stop();
const head = ['', 'ms', 'CPU, ms', 'slowest other response, ms', 'peak memory, MB', 'MB sent', 'not 200'];
console.log(markdownTable(head, rows));

async function measureEngine(engine: string, size: number): Promise<string[][]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-bench-'));
  const databaseUrl = engine === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
  const settings = { ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const place: DatabaseLocation = databaseUrl ? { databaseUrl } : { dataDirectory };
  const start = () => startServer({ entry: 'built', dataDirectory, environment: settings });
  const small = await start();
  const members: Member[] = [];
  for (let number = 0; number < userCount; number++)
    members.push(await makeMember(small, `collector${number}`));
  await small.stop();
  const store = await openDatabase(place);
  await fillCatalogue(store, size);
  for (const { userId } of members) await trackTitles(store, userId, size);
  // Otherwise the first server would fold the counts during the first response.
  await foldCounts(store);
  await store.close();
  const [one] = members as [Member];
  const measured: string[][] = [];
  for (const [what, readers] of [
    ['one', [one]],
    ['six of one user', members.map(() => one)],
    ['six of six users', members],
  ] as const) {
    const server = await start();
    measured.push([
      `${engine}, ${size.toLocaleString('en-GB')} titles, ${what}`,
      ...(await read(server, readers)),
    ]);
    await server.stop();
  }
  return measured;
}

async function read(server: RunningServer, readers: readonly Member[]): Promise<string[]> {
  for (let round = 0; round < warmUpRequests; round++) await topList(server.url);
  const watcher = watchTopList(server);
  const cpu = cpuMs(server.pid);
  const start = performance.now();
  const responses = await Promise.all(
    readers.map(async ({ token, userId }) => {
      const path = endpointUrl(mediaTypes.game.listTrackedTitles, { params: { userId } });
      const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
      return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
    }),
  );
  const ms = performance.now() - start;
  const used = cpuMs(server.pid) - cpu;
  const { slowestMs, peakMb } = await watcher.stop();
  return [
    ...[ms, used, slowestMs, peakMb].map((figure) => figure.toFixed(0)),
    (responses.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000).toFixed(1),
    String(responses.filter(({ status }) => status !== 200).length),
  ];
}

async function topList(url: string) {
  await (await fetch(url + catalogues.game.listTopTitles.path)).arrayBuffer();
}

/** Requests the cached top list repeatedly; `stop` resolves to the slowest response and the server's peak memory. */
function watchTopList({ url, pid }: RunningServer) {
  let isOver = false;
  let slowestMs = 0;
  let peakMb = 0;
  const watcher = (async () => {
    while (!isOver) {
      const start = performance.now();
      await topList(url);
      slowestMs = Math.max(slowestMs, performance.now() - start);
      peakMb = Math.max(peakMb, residentMb(pid));
      await wait(pauseMs);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watcher;
      return { slowestMs, peakMb };
    },
  };
}
