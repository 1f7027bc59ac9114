import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth, catalogues, getProfile, ownMessages } from '@gildshelf/api-client/contract';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { migrate } from './migrate.ts';
import type { Store } from './Store.ts';
import { openSqlite } from './sqlite/openSqlite.ts';

const search = `${catalogues.game.searchTitles.path}?query=zelda`;

describe('a SQLite file whose write lock another connection holds', () => {
  let folder: string;
  let other: Sqlite.Database;
  const stores: Store[] = [];
  const open = async (busyMs?: number) => {
    const store = await openSqlite(folder, { busyMs });
    stores.push(store);
    await migrate(store);
    return store;
  };
  const save = (store: Store, name: string) =>
    store.db.insertInto('settings').values({ name, value: '' }).execute();
  const names = async (store: Store) =>
    (await store.db.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gildshelf-busy-'));
    await (await open()).close();
    other = new Sqlite(join(folder, 'gildshelf.db'));
  });
  afterEach(async () => {
    other.close();
    for (const store of stores.splice(0)) await store.close();
    await rm(folder, { recursive: true });
  });

  it('stays readable while a write and a transaction wait, and both are written after the release', async () => {
    const store = await open();
    other.exec('begin immediate');
    const events: string[] = [];
    const writes = [
      save(store, 'single').then(() => events.push('single')),
      store.db
        .transaction()
        .execute((db) => db.insertInto('settings').values({ name: 'transaction', value: '' }).execute())
        .then(() => events.push('transaction')),
    ];
    // Each of these reads completes only if the event loop and the reading connection are free.
    for (let read = 0; read < 50; read++) expect(await names(store)).toEqual([]);
    events.push('reads');
    other.exec('commit');
    await Promise.all(writes);
    expect(events).toEqual(['reads', 'single', 'transaction']);
    expect(await names(store)).toEqual(['single', 'transaction']);
  });

  it('responds to reads with 200, and to writes past the deadline with 503 and Retry-After', async () => {
    const app = await createTestApp({ freshStore: () => open(50) });
    other.exec('begin immediate');
    const login = { username: 'mara', password: 'correct1!', recaptchaToken: '' };
    const writing = app.call('POST', auth.logIn.path, { body: login });
    const reading = await app.call('GET', search);
    expect(reading.status).toBe(200);
    const rejected = await writing;
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).toBe('5');
    expect(rejected.body).toEqual({ message: ownMessages.request.unavailable });
    other.exec('commit');
    expect((await app.call('POST', auth.logIn.path, { body: login })).status).toBe(401);
  });

  it('responds to an authenticated read although its session cannot be marked as used', async () => {
    const quarterHour = 15 * 60 * 1000;
    const app = await createTestApp({ freshStore: () => open(quarterHour) });
    const { token } = await app.member('mara');
    app.time.now += 4 * quarterHour;
    other.exec('begin immediate');
    expect((await app.call('GET', getProfile.path, { token })).status).toBe(200);
    expect(other.inTransaction).toBe(true);
    other.exec('commit');
  });

  it('rejects every waiting write at its own deadline', async () => {
    const store = await open(50);
    other.exec('begin immediate');
    const ends = await Promise.allSettled([save(store, 'a'), save(store, 'b'), save(store, 'c')]);
    for (const end of ends)
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } });
    other.exec('commit');
    await save(store, 'd');
    expect(await names(store)).toEqual(['d']);
  });
});

describe('an open transaction of the same process', () => {
  it('does not block reads, which do not see its writes before it ends, unlike its own reads', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gildshelf-busy-'));
    const store = await openSqlite(folder);
    await migrate(store);
    const all = (db: Pick<Store['db'], 'selectFrom'>) => db.selectFrom('settings').select('name').execute();
    await store.db.transaction().execute(async (db) => {
      await db.insertInto('settings').values({ name: 'a', value: '' }).execute();
      expect(await all(db)).toEqual([{ name: 'a' }]);
      expect(await all(store.db)).toEqual([]);
    });
    expect(await all(store.db)).toEqual([{ name: 'a' }]);
    await store.close();
    await rm(folder, { recursive: true });
  });
});
