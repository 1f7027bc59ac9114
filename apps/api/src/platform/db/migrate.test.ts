import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTitleSearch } from '../../features/titles/search/createTitleSearch.ts';
import { prepareConcurrently } from '../../testing/app/runConcurrently.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { ConfigError } from '../errors.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

eachEngine((engine) => {
  it('creates the tables, and changes nothing when it runs again', async () => {
    const store = await engine.freshStore();
    await migrate(store);
    expect(await store.db.selectFrom('titles').selectAll().execute()).toEqual([]);
    const { rows } = await sql<{ name: string }>`select name from migration_record`.execute(store.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  });

  it('runs once when eight processes start at the same time', async () => {
    const location = await engine.freshLocation();
    const ends = await prepareConcurrently(8, location);
    expect(ends).toEqual(Array.from({ length: 8 }, () => ({ code: 0, error: '' })));
    const store = await engine.open(location);
    const { rows } = await sql<{ name: string }>`select name from migration_record`.execute(store.db);
    expect(rows).toHaveLength(Object.keys(migrations).length);
    expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  it('copies the names of the previous version once, and search finds them', async () => {
    const location = await engine.freshLocation();
    const store = await engine.open(location);
    await migrate(store, { upTo: '0003-mail-requests' });
    await sql`insert into titles (title_id, media_type, slug, title, item, card, created_at, updated_at)
      values (${id}, 'anime', 'attack-on-titan', 'Attack on Titan', '{}', '{}', 0, 0)`.execute(store.db);
    for (const form of ['attack on titan', '進 撃 の 巨 人', 'shingeki no kyojin'])
      await sql`insert into title_names (media_type, normal_form, title_id) values ('anime', ${form}, ${id})`.execute(
        store.db,
      );
    const ends = await prepareConcurrently(4, location);
    expect(ends.map(({ error }) => error)).toEqual(['', '', '', '']);
    const names = store.db.selectFrom('search_names').select(['tier', 'words']).orderBy('tier');
    expect(await names.execute()).toEqual([
      { tier: 0, words: ' attack on titan ' },
      { tier: 1, words: ' shingeki no kyojin ' },
      { tier: 3, words: ' 進 撃 の 巨 人 ' },
    ]);
    for (const text of ['attack', 'n tita', 'kyojin', '巨', '撃 の', 'hi'])
      expect(await createTitleSearch(store).best('anime', text)).toEqual([id]);
    // An instance of the previous version may still read this table.
    const { rows } = await sql`select * from title_names`.execute(store.db);
    expect(rows).toHaveLength(3);
  });

  it('leaves public collections public, and shows nothing of their owners’ profiles', async () => {
    const location = await engine.freshLocation();
    const store = await engine.open(location);
    await migrate(store, { upTo: '0008-providers' });
    await sql`insert into users
      (user_id, username, email, password_hash, bio, location, verified_at, created_at, updated_at)
      values (${id}, 'Ada', 'ada@example.com', '-', 'New', 'Oslo', 0, 0, 0)`.execute(store.db);
    await sql`insert into public_collections (user_id, created_at) values (${id}, 1)`.execute(store.db);
    await migrate(store);
    const rows = await store.db.selectFrom('public_collections').selectAll().execute();
    expect(rows).toEqual([{ user_id: id, created_at: 1, shows_bio: 0, shows_location: 0, shows_website: 0 }]);
  });

  it('rejects a database of a newer version with a one-line message, and does not change it', async () => {
    const store = await engine.freshStore();
    await sql`insert into migration_record (name, timestamp) values ('9999-from-the-future', ${new Date(0).toISOString()})`.execute(
      store.db,
    );
    const error = await migrate(store).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toContain(
      `The database in ${store.location} was migrated by a newer version of Gildshelf; `,
    );
    expect(String(error)).not.toContain('\n');
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('omits the password from the location of a database', async () => {
    const store = await engine.freshStore();
    expect(store.location).not.toContain('@');
  });
});
