// `pnpm bench:related`, after a build: the cost of a response with the related titles of a title, which no earlier request has cached,
// among all open data on both engines, for 2,000 titles of each catalogue: every 40th by popularity, and titles of long series. Takes
// about ten minutes, most of it for the installation.

import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp, type DatabaseLocation, openDatabase, readConfig, type Store } from '@gildshelf/api';
import {
  type CatalogueType,
  catalogueTypes,
  endpointPath,
  getRelatedTitles,
} from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import { startServer } from '../../scripts/servers/startServer.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { measureEngines } from '../server/measureEngines.ts';
import { percentile } from './measureReads.ts';
import { savedShare } from './savedShare.ts';

const titlesPerType = 2_000;
const cpuLimitMs = 10;
const pollMs = 1_000;
const openDataFolder = fileURLToPath(new URL('../../packages/catalogue-data/data', import.meta.url));
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const [given] = process.argv.slice(2);
if (given) await measure('SQLite', { dataDirectory: given });
else
  await measureEngines(async ({ name, dataDirectory, settings }) => {
    const environment = { CATALOGUE_DATA: 'all', RATE_LIMITS: 'off', HUMAN_CHECK: 'none', ...settings };
    const server = await startServer({ entry: 'built', dataDirectory, environment });
    const place = settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : { dataDirectory };
    const store = await openDatabase(place);
    while ((await savedShare(store)) < 1) await wait(pollMs);
    await store.close();
    await server.stop();
    await measure(name, place);
  });

/** Requests related titles in this process, one after the other, and prints the processor time. */
async function measure(name: string, place: DatabaseLocation): Promise<void> {
  const store = await openDatabase(place);
  const app = createApp({
    ...{ store, clock: Date.now, log: silent, wakeOutbox: () => {}, pages: [], openDataFolder },
    config: readConfig({ RATE_LIMITS: 'off', HUMAN_CHECK: 'none' }),
    secret: 'a secret of the benchmark, long enough to sign with',
  });
  for (const type of catalogueTypes) {
    const slugs = await slugsOf(store, type);
    const request = (slug: string) => app.request(endpointPath(getRelatedTitles[type], { slug }));
    for (const slug of slugs.slice(0, 50)) await request(slug);
    const cpu: number[] = [];
    const elapsed: number[] = [];
    for (const slug of slugs.slice(50)) {
      const begin = performance.now();
      const before = process.cpuUsage();
      const response = await request(slug);
      await response.text();
      const { user, system } = process.cpuUsage(before);
      cpu.push((user + system) / 1000);
      elapsed.push(performance.now() - begin);
      if (response.status !== 200) throw new Error(`${slug}: ${response.status}`);
    }
    for (const times of [cpu, elapsed]) times.sort((a, b) => a - b);
    printFigures([
      {
        ...{ what: `${name}: related titles of one ${type}, CPU time, 99th percentile`, unit: 'ms' },
        ...{ figure: percentile(cpu, 0.99), limit: cpuLimitMs, kind: 'at most' },
        beside: `median ${percentile(cpu, 0.5).toFixed(1)} ms; elapsed ${percentile(elapsed, 0.5).toFixed(1)} and ${percentile(elapsed, 0.99).toFixed(1)} ms; ${cpu.length} titles`,
      },
    ]);
  }
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from title_links`.execute(
    store.db,
  );
  printFigures([
    { what: `${name}: links of titles`, figure: Number(rows[0]?.count), unit: 'rows', kind: 'reported' },
  ]);
  await store.close();
}

/** The most popular titles, then some of every popularity. */
async function slugsOf({ db }: Store, type: CatalogueType): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from titles where media_type = ${type}
    and (popularity_rank <= ${titlesPerType / 2} or popularity_rank % 40 = 1)
    order by popularity_rank limit ${titlesPerType}`.execute(db);
  return rows.map(({ slug }) => slug);
}
