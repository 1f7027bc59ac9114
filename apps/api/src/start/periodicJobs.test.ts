import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '../config/readConfig.ts';
import { createAccountOutboxWorker } from '../features/accounts/mails/mailRequests.ts';
import { dropExpiredContent } from '../features/catalogue/titles/dropExpiredContent.ts';
import { foldCounts } from '../features/collection/counts/counts.ts';
import { finishEdits } from '../features/history/edits/workOnEdit.ts';
import { createTitleWriter } from '../features/history/updates/createTitleWriter.ts';
import { continueImports } from '../features/imports/continueImports.ts';
import { readFiles } from '../features/imports/reading/readFiles.ts';
import { createTopListsRepository } from '../features/titles/top-lists/createTopListsRepository.ts';
import { refreshTopLists } from '../features/titles/top-lists/refreshTopLists.ts';
import { createChangeRecorder } from '../features/webhooks/recordChange.ts';
import { explain, queriesOf } from '../platform/db/queryPlans.ts';
import type { Store } from '../platform/db/Store.ts';
import { createTestApp } from '../testing/app/createTestApp.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { deleteExpired } from './deleteExpired.ts';

const day = 24 * 60 * 60 * 1000;
const publicUrl = 'https://shelf.example';
const mailer = { send: async () => {}, close: () => {} };

eachEngine((engine) => {
  test('every query of a periodic job uses an index', async () => {
    const { store, time, mailCipher } = await createTestApp(engine);
    const clock = () => time.now;
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const config = readConfig({});
    const changes = createChangeRecorder(store, clock, () => {});
    await trackAndRemove(store);
    const queries = await queriesOf(store, async (recorded) => {
      await foldCounts(recorded);
      await deleteExpired(recorded, time.now);
      await finishEdits({ store: recorded, clock, config, changes });
      const titleWriter = createTitleWriter({ store: recorded, clock, config, changes });
      const imports = { store: recorded, clock, titleWriter, readFiles };
      await continueImports(imports, 'server', new AbortController().signal);
      await dropExpiredContent(recorded, time.now);
      await createAccountOutboxWorker({
        store: recorded,
        mailer,
        clock,
        log,
        publicUrl,
        mailCipher,
      }).deliver();
      await refreshTopLists(
        {
          topLists: createTopListsRepository(recorded.db),
          topListSource: { refresh: async () => {} },
          clock,
          log,
        },
        ['game', 'anime'],
      );
    });
    expect(queries.length).toBeGreaterThan(10);
    await fill(store, time.now);
    await sql`analyze`.execute(store.db);
    await store.db.transaction().execute(async (db) => {
      // PostgreSQL prefers to scan or sort a table of 2,000 rows; with these settings it does so only without an index.
      if (store.engine === 'postgres')
        for (const setting of ['enable_seqscan', 'enable_mergejoin'])
          await sql`set local ${sql.raw(setting)} = off`.execute(db);
      for (const query of queries) {
        const plan = (await explain({ db, engine: store.engine }, query))
          .replaceAll(
            /(Index|Bitmap Heap|Tid|Subquery|Values|CTE) (Only )?Scan|SCAN (CONSTANT ROW|\d+-ROW VALUES CLAUSE)/g,
            'Search',
          )
          // These partial indexes contain only the rows that are not counted yet, of which the job needs all or any.
          .replaceAll(
            /SCAN \w+ USING (COVERING )?INDEX (tracked_items_to_count|removed_items_by_user)/g,
            'Search',
          );
        // SQLite reports the first row by primary key as a scan, which ends after that row.
        const isFirstByKey = /order by ("request_id"|title_id, removal_id) limit/.test(query.sql);
        const wrong = isFirstByKey
          ? /\bsort\b|temp b-tree|seq scan/i
          : /\bsort\b|temp b-tree|\bscan (?!using)/i;
        expect(plan, `${query.sql}\n${plan}`).not.toMatch(wrong);
      }
    });
  });

  test('every foreign key has an index, so that deleting a user or a title reads only their rows', async () => {
    const { store } = await createTestApp(engine);
    expect(await foreignKeysWithoutIndex(store)).toEqual([]);
  });
});

/** An item to count and a removed one, without which `foldCounts` makes one query. */
async function trackAndRemove({ db, engine }: Store) {
  const id = idOf(engine, sql.lit(0));
  for (const statement of [
    sql`insert into titles (title_id, media_type, slug, title, item, card, created_at, updated_at)
      values (${id}, 'game', 'title', '', '{}', '{}', 1, 1)`,
    sql`insert into users (user_id, username, email, password_hash, verified_at, created_at, updated_at)
      values (${id}, 'user', '', '', 1, 1, 1)`,
    sql`insert into tracked_items (user_id, media_type, title_id, status, rating, created_at, updated_at, counted_rating)
      values (${id}, 'game', ${id}, 'completed', 3, 1, 1, -1)`,
    sql`insert into removed_items (user_id, media_type, title_id, removal_id, counted_rating)
      values (${id}, 'game', ${id}, ${id}, 2)`,
  ])
    await statement.execute(db);
}

/** An id as the databases store it, from a number within a statement. */
function idOf(engine: Store['engine'], number: RawBuilder<unknown>) {
  return engine === 'sqlite'
    ? sql`unhex(printf('%032x', ${number}))`
    : sql`lpad(to_hex(${number}), 32, '0')::uuid`;
}

/** Adds 2,000 users with rows that expire, a twentieth of them already expired. */
async function fill({ db, engine }: Store, now: number) {
  const id = idOf(engine, sql`n`);
  const numbers = sql`with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < 2000)`;
  const end = sql`cast(${now} as bigint) + (n - 100) * 3600000`;
  const created = sql`cast(${now - 60 * day} as bigint) + n * 3600000`;
  for (const statement of [
    sql`insert into users (user_id, username, email, password_hash, verified_at, created_at, updated_at) ${numbers}
      select ${id}, 'name' || n, 'mail' || n, '', case when n % 20 = 0 then null else 1 end, ${created}, 1 from numbers`,
    sql`insert into login_keys (login_key, user_id, expires_at) ${numbers}
      select 'name:' || n, ${id}, case when n % 20 = 0 then ${end} end from numbers`,
    sql`insert into sessions (user_id, session_id, created_at, last_seen_at, expires_at) ${numbers}
      select ${id}, ${id}, 1, ${end}, ${end} from numbers`,
    sql`insert into link_tokens (user_id, token_hash, kind, email, created_at, expires_at) ${numbers}
      select ${id}, 'hash', 'verify-email', '', 1, ${end} from numbers`,
    sql`insert into outbox (user_id, message_id, recipient, subject, body_text, body_html, created_at, sent_at, attempts, next_attempt_at)
      ${numbers} select ${id}, ${id}, '', '', '', '', ${created}, case when n > 1900 then null else 1 end, 0, ${end} from numbers`,
    sql`insert into rate_limits (limit_key, window_start, hits, expires_at) ${numbers}
      select 'key' || n, 1, 1, ${end} from numbers`,
    sql`insert into used_challenges (challenge, expires_at) ${numbers} select 'challenge' || n, ${end} from numbers`,
    sql`insert into titles (title_id, media_type, slug, title, item, card, created_at, updated_at) ${numbers}
      select ${id}, 'game', 'title' || n, '', '{}', '{}', 1, 1 from numbers`,
    sql`insert into tracked_items (user_id, media_type, title_id, status, rating, created_at, updated_at, counted_rating) ${numbers}
      select ${id}, 'game', ${id}, 'completed', 3, 1, 1, case when n % 20 = 0 then -1 end from numbers`,
    sql`insert into removed_items (user_id, media_type, title_id, removal_id, counted_rating) ${numbers}
      select ${id}, 'game', ${id}, ${id}, 2 from numbers where n % 20 = 1`,
    sql`insert into edits (user_id, edit_id, kind, state, total, done, unchanged, created_at, worked_at) ${numbers}
      select ${id}, ${id}, 'bulk', case when n % 20 = 0 then 'running' else 'done' end, 1, 1, 0, ${created}, ${end} from numbers`,
    sql`insert into mail_requests (request_id, kind, email, created_at) ${numbers}
      select ${id}, 'forgot-password', '', 1 from numbers`,
  ])
    await statement.execute(db);
}

/** Columns that refer to another table and with which no index begins. */
async function foreignKeysWithoutIndex({ db, engine }: Store): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ place: string }>`
          select tables.name || '.' || keys."from" as place
          from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
          where tables.type = 'table' and keys.seq = 0 and not exists (
            select 1 from pragma_index_list(tables.name) as indexes
            where indexes.partial = 0 and not exists (
              select 1 from pragma_foreign_key_list(tables.name) as parts
              where parts.id = keys.id and not exists (
                select 1 from pragma_index_info(indexes.name) as columns
                where columns.seqno = parts.seq and columns.name = parts."from")))`
      : sql<{ place: string }>`
          select conrelid::regclass || '.' || attname as place
          from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
          where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (
            select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`;
  const { rows } = await query.execute(db);
  return rows.map(({ place }) => place);
}
