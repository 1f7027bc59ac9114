import { type Compilable, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from '../schema.ts';
import { uuid } from '../uuid.ts';
import { SqliteIdCompiler } from './SqliteIdCompiler.ts';

const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new SqliteIntrospector(of),
    createQueryCompiler: () => new SqliteIdCompiler(),
  },
});
const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const bytes = Buffer.from('01890a5dac96774bbcceb302099a8057', 'hex');
const item = { media_type: 'game', status: id, rating: 3, created_at: 1, updated_at: 1 } as const;

const queries: Record<string, [Compilable, unknown[]]> = {
  'an id compared with a column': [
    db.selectFrom('titles').selectAll().where('title_id', '=', id).where('slug', '=', id),
    [bytes, id],
  ],
  'a column of a named table': [
    db.selectFrom('titles as other').selectAll().where('other.title_id', '>', id).limit(3),
    [bytes, 3],
  ],
  'a list of ids': [db.selectFrom('titles').selectAll().where('title_id', 'in', [id, id]), [bytes, bytes]],
  'values in a subquery of a condition': [
    db
      .deleteFrom('users')
      .where('user_id', 'in', (some) => some.selectFrom('users').select('user_id').where('email', '=', id)),
    [id],
  ],
  'rows to insert, column by column': [
    db.insertInto('tracked_items').values([
      { user_id: id, title_id: id, ...item },
      { user_id: id, title_id: id, ...item },
    ]),
    [1, 2].flatMap(() => [bytes, bytes, 'game', id, 3, 1, 1]),
  ],
  'an update on conflict': [
    db
      .insertInto('public_collections')
      .values({ user_id: id, created_at: 1, shows_bio: 0, shows_location: 0, shows_website: 0 })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: id, shows_bio: 1 })),
    [bytes, 1, 0, 0, 0, bytes, 1],
  ],
  'an update': [
    db.updateTable('login_keys').set({ user_id: id, expires_at: null }).where('login_key', '=', id),
    [bytes, null, id],
  ],
  'an id within sql, and no other text': [
    db
      .selectFrom('titles')
      .selectAll()
      .where(sql<boolean>`title_id = ${uuid(id)} or slug = ${id}`),
    [bytes, id],
  ],
};

it.each(Object.keys(queries))('binds ids as 16 bytes and other text as text: %s', (name) => {
  const [query, parameters] = queries[name] as [Compilable, unknown[]];
  expect(query.compile().parameters).toEqual(parameters);
});
