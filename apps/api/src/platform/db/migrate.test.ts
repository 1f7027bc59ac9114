import { sql } from 'kysely';
import { expect, it } from 'vitest';
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
