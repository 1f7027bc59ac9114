// `pnpm bench:ids`: the size of tracked titles and the duration of reads and writes with ids as text of 36 characters, as in the
// previous version, and as 16 bytes after the migration; and the time, memory and disk space of that migration. On both engines, at a
// hundredth, a tenth and all of the full size. Prints tables in Markdown; arguments set the parts of the full size.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, type Store } from '@gildshelf/api';
import { type RawBuilder, sql } from 'kysely';
import { markdownTable } from '../figures/markdownTable.ts';
import { median } from '../figures/processFigures.ts';
import { fillDatabase, fullScale, idBytes, scaleOf, userId } from './fillDatabase.ts';
import { measureDatabases, watchMemory } from './measureDatabases.ts';

const previousVersion = '0011-rating-counts';
const rounds = 200;
const tables = ['tracked_items', 'tracked_items_by_change', 'tracked_items_by_title'];

const rows = await measureDatabases(async (store, part) => {
  await fillDatabase(store, scaleOf(part));
  await migrate(store, { upTo: previousVersion });
  const text = await measure(store, part, (id) => sql`${id}`);
  const memory = watchMemory();
  const start = performance.now();
  await migrate(store);
  const seconds = (performance.now() - start) / 1000;
  const peakMb = memory.stop();
  const diskAfterMigrationMb = diskMb(store);
  const bytes = await measure(store, part, (id) => idBytes(store, id));
  const [before, after] = [text, bytes].map((figures) => figures.map((figure) => figure.toFixed(3)));
  const migration = [seconds.toFixed(1), peakMb.toFixed(0), diskAfterMigrationMb?.toFixed(0) ?? '–'];
  return [
    ['text', ...(before ?? []), '', '', ''],
    ['16 bytes', ...(after ?? []), ...migration],
  ];
});
const head = [
  ...[
    'engine, part',
    'ids',
    'bytes a row',
    'page of 50, ms',
    'one title, ms',
    'a rating, ms',
    'database, MB',
  ],
  ...['migration, s', 'its memory, MB', 'files at its end, MB'],
];
console.log(markdownTable(head, rows));

async function measure(
  store: Store,
  part: number,
  key: (id: string) => RawBuilder<unknown>,
): Promise<number[]> {
  await sql`analyze`.execute(store.db);
  const query = sql<{ count: number }>`select count(*) as count from tracked_items`;
  const { count } = (await store.longTransaction((db) => query.execute(db))).rows[0] ?? {};
  const size = await sizeOf(store, tables);
  const page: number[] = [];
  const one: number[] = [];
  const save: number[] = [];
  const users = Math.round(fullScale.users * part);
  for (let round = 0; round < rounds; round++) {
    // A step by a prime, so that no user is selected twice.
    const user = key(userId(((round * 7_919) % users) + 1));
    const read = await timed(
      store,
      sql<{ title_id: string }>`select titles.title_id, slug, card, titles.updated_at, status, rating
        from tracked_items as tracked join titles on titles.title_id = tracked.title_id
        where tracked.user_id = ${user} and tracked.media_type = 'game'
        order by tracked.updated_at desc, tracked.title_id desc limit 50`,
    );
    page.push(read.ms);
    const title = read.rows[read.rows.length >> 1]?.title_id ?? '';
    const where = sql`where user_id = ${user} and media_type = 'game' and title_id = ${key(title)}`;
    one.push((await timed(store, sql`select status, rating from tracked_items ${where}`)).ms);
    const change = sql`update tracked_items set rating = 5 - rating, updated_at = updated_at + 1 ${where}`;
    save.push((await timed(store, change)).ms);
  }
  const times = [page, one, save].map((figures) => median(figures));
  return [size / Number(count), ...times, (await databaseBytes(store)) / 1_000_000];
}

async function timed<Row>({ db }: Store, query: RawBuilder<Row>) {
  const start = performance.now();
  const { rows } = await query.execute(db);
  return { rows, ms: performance.now() - start };
}

/** Bytes of tables and indexes; in SQLite an index without a name is part of its table. */
async function sizeOf({ db, engine }: Store, of: readonly string[]): Promise<number> {
  const list = sql.join(of.map((name) => sql.lit(name)));
  const { rows } = await (engine === 'sqlite'
    ? sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat where name in (${list})`
    : sql<{ bytes: string }>`select sum(pg_relation_size(oid)) as bytes from pg_class
        where relname in (${list}) or oid in (select indexrelid from pg_index
          where indisprimary and indrelid = ${of[0]}::regclass)`
  ).execute(db);
  return Number(rows[0]?.bytes);
}

/** Bytes of the database without free pages. */
async function databaseBytes({ db, engine }: Store): Promise<number> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{ bytes: number }>`select (page_count - freelist_count) * page_size as bytes
        from pragma_page_count, pragma_freelist_count, pragma_page_size`
    : sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
  ).execute(db);
  return Number(rows[0]?.bytes);
}

/** The size of SQLite's files after the migration, when the old tables' pages are free and the WAL is not checkpointed yet. */
function diskMb({ engine, location }: Store): number | undefined {
  if (engine === 'postgres') return undefined;
  return (
    readdirSync(location).reduce((sum, name) => sum + statSync(join(location, name)).size, 0) / 1_000_000
  );
}
