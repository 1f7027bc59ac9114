// `pnpm bench:whole-collection`: a whole collection of 500, 5,000 and 50,000 titles in one response, and six at once, of one person
// and of six, on both engines; beside them, every 5 ms, the top list from the cache, whose slowest response shows how long nothing
// else is served. Prints a table in Markdown; with sizes as arguments, of those sizes.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabasePlace, foldCounts, openDatabase } from '@gildshelf/api';
import { callAddress, catalogues, mediaTypes } from '@gildshelf/api-client/contract';
import { buildStale } from '../../scripts/build/buildStale.mjs';
import { servedBuilds } from '../../scripts/build/builds.mjs';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { markdownTable } from '../components/markdownTable.ts';
import { cpuMs, residentMb } from '../processFigures.ts';
import { fillCatalogue } from '../server/fillCatalogue.ts';
import { makeMember } from '../server/makeMember.ts';
import { trackTitles } from '../server/trackTitles.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [500, 5_000, 50_000];
const people = 6;
const pauseMs = 5;
const warmUps = 50;
const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };

type Member = Awaited<ReturnType<typeof makeMember>>;

await buildStale(dirname(dirname(import.meta.dirname)), servedBuilds);
const postgres = await startPostgres({ fsync: false, sharedMb: 256 });
const rows: string[][] = [];
for (const size of sizes)
  for (const engine of ['SQLite', 'PostgreSQL']) rows.push(...(await measureEngine(engine, size)));
await postgres.stop();
const head = [
  '',
  'ms',
  'processor, ms',
  'longest wait of others, ms',
  'most memory, MB',
  'MB sent',
  'not 200',
];
console.log(markdownTable(head, rows));

async function measureEngine(engine: string, size: number): Promise<string[][]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-bench-'));
  const databaseUrl = engine === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
  const settings = { ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const place: DatabasePlace = databaseUrl ? { databaseUrl } : { dataDirectory };
  const start = () => startServer({ entry: 'built', dataDirectory, environment: settings });
  const small = await start();
  const members: Member[] = [];
  for (let number = 0; number < people; number++) members.push(await makeMember(small, `collector${number}`));
  await small.stop();
  const store = await openDatabase(place);
  await fillCatalogue(store, size);
  for (const { userId } of members) await trackTitles(store, userId, size);
  // Else the first server would count them beside the first response.
  await foldCounts(store);
  await store.close();
  const [one] = members as [Member];
  const measured: string[][] = [];
  for (const [what, readers] of [
    ['one', [one]],
    ['six of one person', members.map(() => one)],
    ['six of six people', members],
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
  for (let round = 0; round < warmUps; round++) await topList(server.url);
  const watching = watchOthers(server);
  const cpu = cpuMs(server.pid);
  const start = performance.now();
  const responses = await Promise.all(
    readers.map(async ({ token, userId }) => {
      const path = callAddress(mediaTypes.game.listEndpoint, { params: { userId } });
      const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
      return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
    }),
  );
  const ms = performance.now() - start;
  const used = cpuMs(server.pid) - cpu;
  const { longestMs, mostMb } = await watching.stop();
  return [
    ...[ms, used, longestMs, mostMb].map((figure) => figure.toFixed(0)),
    (responses.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000).toFixed(1),
    String(responses.filter(({ status }) => status !== 200).length),
  ];
}

async function topList(url: string) {
  await (await fetch(url + catalogues.game.topEndpoint.path)).arrayBuffer();
}

/** Requests the cached top list again and again; the slowest response, and the most memory that the server holds meanwhile. */
function watchOthers({ url, pid }: RunningServer) {
  let isOver = false;
  let longestMs = 0;
  let mostMb = 0;
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now();
      await topList(url);
      longestMs = Math.max(longestMs, performance.now() - start);
      mostMb = Math.max(mostMb, residentMb(pid));
      await wait(pauseMs);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return { longestMs, mostMb };
    },
  };
}
