// `pnpm bench:open-data [--no-kill]`, after a build: installs all open data from an empty database, without a network. First on SQLite
// without interruption, during reads. Then on SQLite with one server and on PostgreSQL with two, of which the one that installs is killed
// five times (kill -9) with its process; each result is compared with the first one. --no-kill leaves out the second part.
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseLocation, openDatabase, type Store } from '@gildshelf/api';
import { sql } from 'kysely';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { cpuMs } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { catalogueHashes, differences } from './catalogueHashes.ts';
import { childrenOf, watchInstallers } from './installerProcesses.ts';
import { measureReads, percentile } from './measureReads.ts';
import { measureSitemap } from './measureSitemap.ts';
import { savedShare } from './savedShare.ts';
import { titleFigures } from './titleFigures.ts';

const kills = [0.1, 0.25, 0.45, 0.65, 0.9];
const pollMs = 200;
const firstResponseLimitMs = 600;
const readLimitMs = 50;
const common = {
  ...{ CATALOGUE_DATA: 'all', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' },
  JWT_SECRET: 'one secret for all servers of the benchmark',
};

const complete = await installDuringReads();
if (!process.argv.includes('--no-kill')) {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    await Promise.all([
      installWithKills('SQLite, one server', { dataDirectory: newFolder() }, 1),
      installWithKills('PostgreSQL, two servers', { databaseUrl }, 2),
    ]);
  } finally {
    await postgres.stop();
  }
}

function newFolder() {
  return mkdtempSync(join(tmpdir(), 'gildshelf-open-data-'));
}

async function untilSaved(store: Store, share: number): Promise<void> {
  while ((await savedShare(store)) < share) await wait(pollMs);
}

async function installDuringReads(): Promise<string[]> {
  const dataDirectory = newFolder();
  const server = await startServer({ entry: 'built', environment: common, dataDirectory });
  const begin = performance.now();
  await fetch(`${server.url}/api/games/top`);
  const firstMs = cpuMs(server.pid);
  const store = await openDatabase({ dataDirectory });
  const usage = watchInstallers(() => [server.pid]);
  const { elapsed, withoutWaits, cpu } = await measureReads(server, untilSaved(store, 1)).catch((error) => {
    throw new Error(`A read failed. The output of the server:\n${server.output()}`, { cause: error });
  });
  const seconds = (performance.now() - begin) / 1000;
  usage.stop();
  const texts = [elapsed, cpu].map(
    (times) =>
      `median ${percentile(times, 0.5).toFixed(1)} ms, 99th percentile ${percentile(times, 0.99).toFixed(1)} ms`,
  );
  printFigures([
    {
      ...{ what: 'CPU time from start to first response, empty folder', figure: firstMs, unit: 'ms' },
      ...{ limit: firstResponseLimitMs, kind: 'at most' },
    },
    {
      ...{ what: 'SQLite: CPU time of the process that installs all open data', unit: 's', kind: 'reported' },
      ...{ figure: totalSeconds(usage.cpu), beside: `${seconds.toFixed(0)} s elapsed` },
    },
    {
      ...{
        what: 'SQLite: largest memory of this process',
        figure: usage.megabytes,
        unit: 'MB',
        kind: 'reported',
      },
    },
    {
      ...{ what: 'SQLite: size of the database', unit: 'MB', kind: 'reported' },
      figure: statSync(join(dataDirectory, 'gildshelf.db')).size / 1_000_000,
    },
    {
      ...{ what: 'SQLite: reads meanwhile, without waits for a processor, 99th percentile', unit: 'ms' },
      ...{ figure: percentile(withoutWaits, 0.99), limit: readLimitMs, kind: 'at most' },
      beside: `${elapsed.length} reads; with waits ${texts[0]}; CPU time of the server per read ${texts[1]}`,
    },
  ]);
  const hashes = await catalogueHashes(store);
  printFigures([...(await titleFigures(store)), ...(await measureSitemap(server))]);
  await store.close();
  await server.stop();
  return hashes;
}

async function installWithKills(what: string, location: DatabaseLocation, serverCount: number) {
  const environment = 'databaseUrl' in location ? { ...common, DATABASE_URL: location.databaseUrl } : common;
  const start = (dataDirectory: string) => startServer({ entry: 'built', environment, dataDirectory });
  const servers: RunningServer[] = [];
  while (servers.length < serverCount)
    servers.push(await start('dataDirectory' in location ? location.dataDirectory : newFolder()));
  const begin = performance.now();
  const usage = watchInstallers(() => servers.map(({ pid }) => pid));
  const store = await openDatabase(location);
  for (const [kill, share] of kills.entries()) {
    await untilSaved(store, share);
    // Of two servers the other one has continued the installation after the last kill.
    const index = kill % serverCount;
    const server = servers[index];
    if (!server) throw new Error('There is no server.');
    for (const pid of childrenOf(server.pid)) process.kill(pid, 'SIGKILL');
    await server.kill();
    servers[index] = await start(server.dataDirectory);
  }
  await untilSaved(store, 1);
  const seconds = (performance.now() - begin) / 1000;
  usage.stop();
  const hashes = await catalogueHashes(store);
  const size = await sizeMb(store);
  printFigures([
    {
      ...{ what: `${what}, killed five times: titles that differ from those of one start`, unit: 'titles' },
      ...{ figure: differences(complete, hashes), limit: 0, kind: 'at most' },
      beside: `${hashes.length.toLocaleString('en-GB')} titles; ${totalSeconds(usage.cpu).toFixed(0)} s of CPU time in ${usage.cpu.size} processes, ${seconds.toFixed(0)} s elapsed; ${size}`,
    },
  ]);
  await store.close();
  for (const server of servers) await server.stop();
}

async function sizeMb(store: Store): Promise<string> {
  const bytes =
    store.engine === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const [row] = (await bytes.execute(store.db)).rows;
  return `database ${(Number(row?.bytes) / 1_000_000).toFixed(0)} MB`;
}

function totalSeconds(cpu: ReadonlyMap<number, number>): number {
  return [...cpu.values()].reduce((total, ms) => total + ms, 0) / 1000;
}
