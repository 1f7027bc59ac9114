// `pnpm bench:ids`: what tracked titles take and how fast they are read and written with ids as text of 36 characters, as
// tables have them, and as 16 bytes, in a copy of the same rows; on both engines, at a hundredth, a tenth and all of the full
// size. Prints a table in Markdown; with parts as arguments, of those parts.
import { migrate, type Store } from '@gildshelf/api';
import { type RawBuilder, sql } from 'kysely';
import { markdownTable } from '../components/markdownTable.ts';
import { median } from '../processFigures.ts';
import { fillDatabase, fullScale, scaleOf, userId } from './fillDatabase.ts';
import { measureDatabases } from './measureDatabases.ts';

const rounds = 200;
const names = ['tracked_items', 'tracked_items_by_change', 'tracked_items_by_title'];

const rows = await measureDatabases(async (store, part) => {
  await fillDatabase(store, scaleOf(part));
  await migrate(store);
  await copyWithBytes(store);
  return [
    ['text', ...(await measure(store, part, ''))],
    ['16 bytes', ...(await measure(store, part, '_bytes'))],
  ];
});
const head = ['engine, part', 'ids', 'bytes a row', 'page of 50, ms', 'one title, ms', 'a rating, ms'];
console.log(markdownTable(head, rows));

/** The same rows and indexes, in the same order of insertion. */
async function copyWithBytes(store: Store) {
  const id = store.engine === 'sqlite' ? sql`blob` : sql`uuid`;
  const words = store.engine === 'sqlite' ? sql`strict, without rowid` : sql``;
  const [text, whole, real] =
    store.engine === 'sqlite'
      ? [sql`text`, sql`integer`, sql`real`]
      : [sql`text collate "C"`, sql`bigint`, sql`double precision`];
  await store.longTransaction(async (db) => {
    for (const statement of [
      sql`create table titles_bytes (title_id ${id} not null primary key, slug ${text} not null, card ${text} not null,
        updated_at ${whole} not null)`,
      sql`insert into titles_bytes select ${bytesOf(store, sql`title_id`)}, slug, card, updated_at from titles`,
      sql`create table tracked_items_bytes (user_id ${id} not null, media_type ${text} not null, title_id ${id} not null,
        status ${text} not null, rating ${real} not null, created_at ${whole} not null, updated_at ${whole} not null,
        primary key (user_id, media_type, title_id)) ${words}`,
      sql`create index tracked_items_bytes_by_change
        on tracked_items_bytes (user_id, media_type, updated_at, title_id, status, rating)`,
      sql`create index tracked_items_bytes_by_title on tracked_items_bytes (title_id, rating)`,
      sql`insert into tracked_items_bytes select ${bytesOf(store, sql`user_id`)}, media_type,
        ${bytesOf(store, sql`title_id`)}, status, rating, created_at, updated_at from tracked_items order by updated_at`,
      sql`analyze`,
    ])
      await statement.execute(db);
  });
}

async function measure(store: Store, part: number, copy: '' | '_bytes'): Promise<string[]> {
  const tracked = sql.table(`tracked_items${copy}`);
  const titles = sql.table(`titles${copy}`);
  const key = (id: string) => (copy ? bytesOf(store, sql`${id}`) : sql`${id}`);
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${tracked}`.execute(
    store.db,
  );
  const size = await sizeOf(
    store,
    names.map((name) => name.replace('tracked_items', `tracked_items${copy}`)),
  );
  const page: number[] = [];
  const one: number[] = [];
  const save: number[] = [];
  const users = Math.round(fullScale.users * part);
  for (let round = 0; round < rounds; round++) {
    // A step by a prime, so no user comes twice.
    const user = userId(((round * 7_919) % users) + 1);
    const read = await timed(
      store,
      sql<{ title_id: unknown }>`select titles.title_id, slug, card, titles.updated_at, status, rating
        from ${tracked} as tracked join ${titles} as titles on titles.title_id = tracked.title_id
        where tracked.user_id = ${key(user)} and tracked.media_type = 'game'
        order by tracked.updated_at desc, tracked.title_id desc limit 50`,
    );
    page.push(read.ms);
    const title = read.rows[read.rows.length >> 1]?.title_id;
    const where = sql`where user_id = ${key(user)} and media_type = 'game' and title_id = ${title}`;
    one.push((await timed(store, sql`select status, rating from ${tracked} ${where}`)).ms);
    save.push(
      (
        await timed(
          store,
          sql`update ${tracked} set rating = 5 - rating, updated_at = updated_at + 1 ${where}`,
        )
      ).ms,
    );
  }
  return [
    (size / Number(counted[0]?.count)).toFixed(0),
    ...[page, one, save].map((times) => median(times).toFixed(3)),
  ];
}

async function timed<Row>({ db }: Store, query: RawBuilder<Row>) {
  const start = performance.now();
  const { rows } = await query.execute(db);
  return { rows, ms: performance.now() - start };
}

function bytesOf({ engine }: Store, id: RawBuilder<unknown>) {
  return engine === 'sqlite' ? sql`unhex(replace(${id}, '-', ''))` : sql`cast(${id} as uuid)`;
}

/** Bytes of tables and indexes; on SQLite one without a name of its own is part of its table. */
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
