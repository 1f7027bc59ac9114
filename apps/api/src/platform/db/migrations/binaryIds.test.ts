import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { migrate } from '../migrate.ts';
import type { Store } from '../Store.ts';

const versionBefore = '0011-rating-counts';
const [user, otherUser, title, otherTitle] = Array.from(
  { length: 4 },
  (_, number) => `01890a5d-ac96-774b-bcce-b302099a805${number}`,
) as [string, string, string, string];

async function addRows({ db }: Store) {
  for (const id of [user, otherUser])
    await sql`insert into users (user_id, username, email, password_hash, verified_at, created_at, updated_at)
      values (${id}, ${id}, ${id}, '-', 1, 1, 1)`.execute(db);
  for (const id of [title, otherTitle]) {
    await sql`insert into titles (title_id, media_type, slug, title, item, card, created_at, updated_at)
      values (${id}, 'game', ${`slug-${id}`}, 'A title', '{}', '{}', 1, 1)`.execute(db);
    await sql`insert into search_names (media_type, tier, words, title_id)
      values ('game', 0, ' a title ', ${id})`.execute(db);
    await sql`insert into tracked_items (user_id, media_type, title_id, status, rating, created_at, updated_at)
      values (${user}, 'game', ${id}, 'completed', 3.5, 1, 1)`.execute(db);
  }
  await sql`insert into sessions (user_id, session_id, created_at, last_seen_at, expires_at)
    values (${user}, ${otherTitle}, 1, 2, 3)`.execute(db);
}

/** The columns of each table whose values are ids, with the type that they have. */
async function idTypes({ db, engine }: Store): Promise<Map<string, number>> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{
        type: string;
      }>`select lower(columns.type) as type from sqlite_schema as tables, pragma_table_info(tables.name) as columns
        where tables.type = 'table' and columns.name like '%\\_id' escape '\\'
          and columns.name not in ('source_id', 'name_id')`
    : sql<{ type: string }>`select data_type as type from information_schema.columns
        where table_schema = current_schema() and column_name like '%\\_id' and column_name not in ('source_id', 'name_id')`
  ).execute(db);
  return new Map([...Map.groupBy(rows, ({ type }) => type)].map(([type, { length }]) => [type, length]));
}

/** Indexes, triggers and foreign keys. */
async function schemaObjects({ db, engine }: Store): Promise<unknown[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql`select type, name, tbl_name, case type when 'table' then null else sql end as definition
        from sqlite_schema union all
        select 'foreign key', keys."from", tables.name, keys."table" || keys.on_delete
        from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'
        order by 1, 2, 3`
    : sql`select indexname, indexdef from pg_indexes where schemaname = current_schema() union all
        select conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = current_schema()::regnamespace and contype <> 'n' order by 1, 2`
  ).execute(db);
  return rows;
}

eachEngine((engine) => {
  it('converts every id to 16 bytes, and changes no index, trigger or foreign key', async () => {
    const store = await engine.open(await engine.freshLocation());
    await migrate(store, { upTo: versionBefore });
    await addRows(store);
    const [objects, types] = [await schemaObjects(store), await idTypes(store)];
    expect([...types.keys()]).toEqual(['text']);
    // Later migrations add tables.
    await migrate(store, { upTo: '0012-binary-ids' });
    expect(await schemaObjects(store)).toEqual(objects);
    const stored = store.engine === 'sqlite' ? 'blob' : 'uuid';
    expect(await idTypes(store)).toEqual(new Map([[stored, types.get('text')]]));

    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([
      { user_id: user, session_id: otherTitle, created_at: 1, last_seen_at: 2, expires_at: 3 },
    ]);
    const tracked = await store.db
      .selectFrom('tracked_items')
      .innerJoin('titles', 'titles.title_id', 'tracked_items.title_id')
      .select(['user_id', 'tracked_items.title_id', 'slug', 'rating'])
      .where('titles.title_id', 'in', [title, otherTitle])
      .orderBy('titles.title_id')
      .execute();
    expect(tracked).toEqual(
      [title, otherTitle].map((id) => ({ user_id: user, title_id: id, slug: `slug-${id}`, rating: 3.5 })),
    );
    await store.db.deleteFrom('users').where('user_id', '=', user).execute();
    for (const table of ['sessions', 'tracked_items'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('leaves a database with a malformed id unchanged, and migrates it once the id is corrected', async () => {
    const store = await engine.open(await engine.freshLocation());
    await migrate(store, { upTo: versionBefore });
    await addRows(store);
    const objects = await schemaObjects(store);
    const insert = sql`insert into outbox (user_id, message_id, recipient, subject, body_text, body_html, created_at, attempts, next_attempt_at)
      values (${user}, 'no id', '', '', '', '', 1, 0, 1)`;
    await insert.execute(store.db);
    await expect(migrate(store)).rejects.toThrow(/message_id|no id/);
    expect(await schemaObjects(store)).toEqual(objects);
    const { rows } = await sql`select user_id, message_id from outbox`.execute(store.db);
    expect(rows).toEqual([{ user_id: user, message_id: 'no id' }]);
    await sql`update outbox set message_id = ${title}`.execute(store.db);
    await migrate(store);
    const waiting = store.db.selectFrom('outbox').select(['user_id', 'message_id']);
    expect(await waiting.execute()).toEqual([{ user_id: user, message_id: title }]);
  });
});
