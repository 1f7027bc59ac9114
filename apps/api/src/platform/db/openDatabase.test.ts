import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { ConfigError } from '../errors.ts';
import { migrate } from './migrate.ts';
import { type DatabaseLocation, openDatabase } from './openDatabase.ts';

async function openError(location: DatabaseLocation): Promise<string> {
  const problem = await openDatabase(location).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(ConfigError);
  const { message } = problem as ConfigError;
  expect(message).not.toContain('\n');
  return message;
}

describe('a data directory', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gildshelf-test-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is created with its parent folders', async () => {
    const store = await openDatabase({ dataDirectory: join(folder, 'a', 'b') });
    await store.close();
    expect(store.location).toBe(join(folder, 'a', 'b'));
  });

  it('is opened with a write-ahead log, full sync and foreign keys', async () => {
    const store = await openDatabase({ dataDirectory: folder });
    const pragma = async (name: string) =>
      Object.values((await sql.raw<object>(`pragma ${name}`).execute(store.db)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(0);
    await store.close();
  });

  it('caches 32 MB of pages in memory for each of its two connections', async () => {
    const store = await openDatabase({ dataDirectory: folder });
    const statement = sql<{ cache_size: number }>`select cache_size from pragma_cache_size`;
    // Statements that only read run on the other connection, except within a transaction.
    const reader = await statement.execute(store.db);
    const writer = await store.db.transaction().execute((transaction) => statement.execute(transaction));
    expect([reader.rows, writer.rows]).toEqual([[{ cache_size: -32_768 }], [{ cache_size: -32_768 }]]);
    await store.close();
  });

  it('is rejected if it is a file', async () => {
    await writeFile(join(folder, 'file'), '');
    const file = join(folder, 'file');
    expect(await openError({ dataDirectory: file })).toBe(
      `The data directory ${file} cannot be used: there is a file where the directory should be (EEXIST).`,
    );
    expect(await openError({ dataDirectory: join(file, 'below') })).toContain(
      'there is a file where the directory',
    );
  });

  it('is rejected if gildshelf.db is not a database', async () => {
    await writeFile(join(folder, 'gildshelf.db'), 'This is not a database.'.repeat(100));
    expect(await openError({ dataDirectory: folder })).toContain('gildshelf.db is damaged or not a database');
  });

  it('is rejected if its database is truncated', async () => {
    const store = await openDatabase({ dataDirectory: folder });
    await migrate(store);
    await store.close();
    await truncate(join(folder, 'gildshelf.db'), 5000);
    expect(await openError({ dataDirectory: folder })).toContain('gildshelf.db is damaged or not a database');
  });

  it('is rejected if it or its database is read-only', async () => {
    const locked = join(folder, 'locked');
    await mkdir(locked);
    await chmod(folder, 0o755);
    await chmod(locked, 0o555);
    expect(openAsOtherUser(locked)).toContain(
      `ConfigError: The data directory ${locked} cannot be used: it is not readable or not writable`,
    );

    const open = join(folder, 'open');
    const store = await openDatabase({ dataDirectory: open });
    await migrate(store);
    await store.close();
    await chmod(open, 0o777);
    await chmod(join(open, 'gildshelf.db'), 0o444);
    expect(openAsOtherUser(open)).toContain('it is not readable or not writable (SQLITE_READONLY');
  });

  it('reports a full disk as the reason of a failed transaction', async () => {
    const store = await openDatabase({ dataDirectory: folder });
    await migrate(store);
    await sql`pragma max_page_count = 60`.execute(store.db);
    const full = await store
      .longTransaction(async (db) => {
        for (let name = 0; ; name++)
          await db
            .insertInto('settings')
            .values({ name: String(name), value: 'x'.repeat(4000) })
            .execute();
      })
      .catch((error: unknown) => error);
    expect(full).toBeInstanceOf(ConfigError);
    expect(String(full)).toContain('the disk is full (SQLITE_FULL)');
    expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([]);
    await store.close();
  });
});

/** Opens the database as another user if this one is root, which can write everywhere. */
function openAsOtherUser(dataDirectory: string): string {
  const otherUserId = 65534;
  const script = fileURLToPath(new URL('../../testing/database/prepareDatabase.ts', import.meta.url));
  const job = JSON.stringify({ location: { dataDirectory } });
  const identity = process.getuid?.() === 0 ? { uid: otherUserId, gid: otherUserId } : {};
  return spawnSync(process.execPath, ['--conditions=@gildshelf/source', script, job], {
    ...identity,
    cwd: '/',
    input: 'go',
    encoding: 'utf8',
  }).stderr;
}

describe('a database URL', () => {
  it('is rejected if nothing listens there', async () => {
    const message = await openError({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/shelf' });
    expect(message).toBe(
      'The database at 127.0.0.1:1/shelf cannot be used: it cannot be reached (ECONNREFUSED).',
    );
  });

  it('is rejected if the database does not exist', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/nowhere';
    expect(await openError({ databaseUrl: url.href })).toBe(
      `The database at ${url.host}/nowhere cannot be used: the database does not exist.`,
    );
  });

  it('is rejected if the database is not UTF-8', async () => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query("create database latin template template0 encoding 'SQL_ASCII' locale 'C'");
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/latin';
    expect(await openError({ databaseUrl: url.href })).toContain(
      'its encoding is SQL_ASCII, and it must be UTF8.',
    );
    await client.query('drop database latin');
    await client.end();
  });

  it('is migrated by a user who cannot create extensions, and with the LC_CTYPE of C', async () => {
    const server = inject('postgresUrl');
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query("create database guarded template template0 encoding 'UTF8' locale 'C'");
    await client.query("create role guest login password 'guest'");
    const url = new URL(server);
    url.pathname = '/guarded';
    const guarded = new pg.Client({ connectionString: url.href });
    await guarded.connect();
    await guarded.query('grant all on schema public to guest');
    await guarded.end();
    url.username = 'guest';
    url.password = 'guest';
    const store = await openDatabase({ databaseUrl: url.href });
    await migrate(store);
    await store.close();
    for (const drop of ['database guarded', 'role guest']) await client.query(`drop ${drop}`);
    await client.end();
  });
});

eachEngine((engine) => {
  it('returns 64-bit integers as numbers', async () => {
    const store = await engine.freshStore();
    const time = Date.UTC(2026, 10, 20);
    await store.db
      .insertInto('rate_limits')
      .values({ limit_key: 'a', window_start: time, hits: 1, expires_at: time })
      .execute();
    const row = await store.db.selectFrom('rate_limits').selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual({ limit_key: 'a', window_start: time, hits: 1, expires_at: time });
  });

  it('rolls back a long transaction that fails', async () => {
    const store = await engine.freshStore();
    const failing = store.longTransaction(async (db) => {
      await db.insertInto('settings').values({ name: 'a', value: 'b' }).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  it('supports concurrent writes of two connections', async () => {
    const location = await engine.freshLocation();
    const [first, second] = [await engine.open(location), await engine.open(location)];
    await migrate(first);
    const add = (store: typeof first, name: string) =>
      store.db.insertInto('settings').values({ name, value: '' }).execute();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => add(index % 2 ? first : second, String(index))),
    );
    expect(await first.db.selectFrom('settings').selectAll().execute()).toHaveLength(50);
  });
});
