import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startJob } from '../../../testing/app/runConcurrently.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { migrate } from '../migrate.ts';
import type { Store } from '../Store.ts';

type Job = ReturnType<typeof startJob>;

const versionBefore = '0011-rating-counts';
// Before the transaction ends, SQLite writes only the pages to the file that exceed its cache.
const counts = { sqlite: 200_000, postgres: 1000 };

/** Tracked titles of ten users. */
async function fill(store: Store, count: number) {
  const padded = store.engine === 'sqlite' ? sql`printf('%012d', n)` : sql`lpad(n::text, 12, '0')`;
  const id = sql`'00000000-0000-7000-8000-' || ${padded}`;
  const numbers = (to: number) => sql`with recursive numbers (n) as
    (select cast(1 as bigint) union all select n + 1 from numbers where n < ${sql.lit(to)})`;
  await store.longTransaction(async (db) => {
    await sql`insert into titles (title_id, media_type, slug, title, item, card, created_at, updated_at) ${numbers(count / 10)}
      select ${id}, 'game', 'title-' || n, 'Title', '{}', '{}', 1, 1 from numbers`.execute(db);
    await sql`insert into users (user_id, username, email, password_hash, verified_at, created_at, updated_at) ${numbers(10)}
      select ${id}, 'user' || n, '', '', 1, 1, 1 from numbers`.execute(db);
    await sql`insert into tracked_items (user_id, media_type, title_id, status, rating, created_at, updated_at)
      select user_id, 'game', title_id, 'completed', 3, 1, 1 from users, titles`.execute(db);
  });
}

/** Starts a process that migrates a database, and kills it while it is converting ids. */
async function killWhileConverting({ db, engine, location }: Store, { child, go }: Job) {
  const isRunning = () => child.exitCode === null;
  if (engine === 'sqlite') {
    go();
    // Out of 40 MB.
    const isWriting = () => statSync(join(location, 'gildshelf.db-wal')).size > 8_000_000;
    while (isRunning() && !isWriting()) await wait(2);
    child.kill('SIGKILL');
    return;
  }
  // Other tables have been converted when the migration waits for this one.
  await db.transaction().execute(async (reading) => {
    await sql`lock table removed_items in access share mode`.execute(reading);
    const isWaiting = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like 'alter table "removed_items"%'`.execute(db);
      return rows.length > 0;
    };
    go();
    while (isRunning() && !(await isWaiting())) await wait(2);
    child.kill('SIGKILL');
  });
}

eachEngine((engine) => {
  it('a killed migration of ids leaves the database unchanged, and the next start completes it', async () => {
    const location = await engine.freshLocation();
    const store = await engine.open(location);
    await migrate(store, { upTo: versionBefore });
    const count = counts[engine.name];
    await fill(store, count);
    if (store.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.db);

    const job = startJob({ location });
    await job.ready;
    await killWhileConverting(store, job);
    expect((await job.end).code).toBeNull();
    const { rows } = await sql<{ count: number }>`select count(*) as count from tracked_items
      where title_id like '00000000-%'`.execute(store.db);
    expect(rows).toEqual([{ count }]);

    await migrate(store);
    const tracked = store.db
      .selectFrom('tracked_items')
      .innerJoin('titles', 'titles.title_id', 'tracked_items.title_id')
      .innerJoin('users', 'users.user_id', 'tracked_items.user_id')
      .select((of) => of.fn.countAll().as('count'));
    expect(await tracked.execute()).toEqual([{ count }]);
  });
});
