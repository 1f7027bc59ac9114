// `pnpm bench:related`: among all open data on both engines, the processor time of the migration that adds the links of titles, and the cost of
// a response with the related titles of a title that no earlier request has cached, for 2,000 titles of each catalogue: the 1,000 most
// popular ones and every 40th of the others.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createApp,
  createLog,
  type DatabaseLocation,
  migrate,
  openDatabase,
  openTables,
  presentItem,
  readConfig,
  type Store,
} from '@gildshelf/api';
import {
  builtInTypes,
  type CatalogueType,
  endpointPath,
  getRelatedTitles,
  type MediaType,
} from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { percentile } from './measureReads.ts';

const titlesPerType = 2_000;
const rankStep = 40;
const warmUpTitles = 50;
const cpuLimitMs = 10;
const rowsPerStatement = 500;
const previousMigration = '0022';
const openDataFolder = join(import.meta.dirname, '..', '..', 'packages', 'catalogue-data', 'data');

const folder = mkdtempSync(join(tmpdir(), 'gildshelf-related-'));
const postgres = await startPostgres();
try {
  await measure('SQLite', { dataDirectory: folder });
  await measure('PostgreSQL', { databaseUrl: await postgres.createDatabase() });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Migrates a database with all titles, then requests related titles in this process, one after the other. */
async function measure(name: string, place: DatabaseLocation): Promise<void> {
  const store = await openDatabase(place);
  const titles = await fill(store);
  const begin = process.cpuUsage();
  await migrate(store);
  const { user, system } = process.cpuUsage(begin);
  const seconds = (user + system) / 1_000_000;
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from title_links`.execute(
    store.db,
  );
  printFigures([
    {
      ...{
        what: `${name}: CPU time of the migration that links ${titles} titles`,
        figure: seconds,
        unit: 's',
      },
      ...{ kind: 'reported', beside: `${rows[0]?.count} rows` },
    },
  ]);
  const app = createApp({
    ...{ store, clock: Date.now, log: createLog('error'), wakeOutbox: () => {}, pages: [], openDataFolder },
    config: readConfig({ RATE_LIMITS: 'off', HUMAN_CHECK: 'none' }),
    secret: 'a secret of the benchmark, long enough to sign with',
  });
  for (const type of builtInTypes) {
    const slugs = await slugsOf(store, type);
    const request = (slug: string) => app.request(endpointPath(getRelatedTitles[type], { slug }));
    for (const slug of slugs.slice(0, warmUpTitles)) await request(slug);
    const cpu: number[] = [];
    const elapsed: number[] = [];
    for (const slug of slugs.slice(warmUpTitles)) {
      const start = performance.now();
      const before = process.cpuUsage();
      const response = await request(slug);
      await response.text();
      const { user, system } = process.cpuUsage(before);
      cpu.push((user + system) / 1000);
      elapsed.push(performance.now() - start);
      if (response.status !== 200) throw new Error(`${slug}: ${response.status}`);
    }
    for (const times of [cpu, elapsed]) times.sort((a, b) => a - b);
    const text = (times: readonly number[], share: number) => percentile(times, share).toFixed(1);
    printFigures([
      {
        ...{ what: `${name}: related titles of one ${type}, CPU time, 99th percentile`, unit: 'ms' },
        ...{ figure: percentile(cpu, 0.99), limit: cpuLimitMs, kind: 'at most' },
        beside: `median ${text(cpu, 0.5)} ms; elapsed ${text(elapsed, 0.5)} and ${text(elapsed, 0.99)} ms`,
      },
    ]);
  }
  await store.close();
}

/** Fills a database of the previous version with the titles of the open data, without matching them with each other. */
async function fill(store: Store): Promise<number> {
  await migrate(store, { upTo: previousMigration });
  let count = 0;
  for (const name of ['games', 'movies', 'anime', 'anime_more'] as const) {
    let batch: NewTitle[] = [];
    for await (const { title } of openTables[name].read(openDataFolder, 1)) {
      count += 1;
      const { mediaType, source, sourceId, item, names } = title;
      const { popularity_rank: rank = null } = item.facts as { readonly popularity_rank?: number };
      batch.push({
        ...{ titleId: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`, mediaType, source, rank },
        ...{ slug: `title-${count}`, sourceId, name: names[0] ?? '', names: JSON.stringify(names) },
        ...{ item: JSON.stringify(item), card: JSON.stringify(presentItem(mediaType, item).card) },
      });
      if (batch.length < rowsPerStatement) continue;
      await insert(store, batch);
      batch = [];
    }
    if (batch.length > 0) await insert(store, batch);
  }
  return count;
}

type NewTitle = Readonly<
  Record<'titleId' | 'slug' | 'source' | 'sourceId' | 'name' | 'names' | 'item' | 'card', string>
> & { readonly mediaType: MediaType; readonly rank: number | null };

async function insert(store: Store, batch: readonly NewTitle[]): Promise<void> {
  await store.longTransaction(async (db) => {
    await db
      .insertInto('titles')
      .values(
        batch.map(({ titleId, mediaType, slug, name, item, card, rank }) => ({
          ...{ title_id: titleId, media_type: mediaType, slug, title: name, rank: null, item, card },
          ...{ popularity_rank: rank, created_at: 1, updated_at: 1 },
        })),
      )
      .execute();
    await db
      .insertInto('title_sources')
      .values(
        batch.map(({ titleId, mediaType, source, sourceId, names }) => ({
          ...{ title_id: titleId, media_type: mediaType, source, source_id: sourceId, names },
          ...{ item: '{}', pictures: '[]', is_whole: 1, fetched_at: 1 },
        })),
      )
      .execute();
  });
}

async function slugsOf({ db }: Store, type: CatalogueType): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from titles where media_type = ${type}
    and (popularity_rank <= ${titlesPerType / 2} or popularity_rank % ${rankStep} = 1)
    order by popularity_rank limit ${titlesPerType}`.execute(db);
  return rows.map(({ slug }) => slug);
}
