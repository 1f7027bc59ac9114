import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { ConfigError } from '../ConfigError.ts';
import { migrate } from './migrate.ts';
import { type DatabasePlace, openDatabase } from './openDatabase.ts';

async function refusal(place: DatabasePlace): Promise<string> {
  const problem = await openDatabase(place).then(
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

  it('is made with the folders above it, for its owner alone', async () => {
    const store = await openDatabase({ dataDirectory: join(folder, 'a', 'b') });
    await store.close();
    expect(store.place).toBe(join(folder, 'a', 'b'));
  });

  it('writes ahead, waits for the disk and keeps references whole', async () => {
    const store = await openDatabase({ dataDirectory: folder });
    const pragma = async (name: string) =>
      Object.values((await sql.raw<object>(`pragma ${name}`).execute(store.db)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(0);
    await store.close();
  });

  it('that is a file is refused', async () => {
    await writeFile(join(folder, 'file'), '');
    const file = join(folder, 'file');
    expect(await refusal({ dataDirectory: file })).toBe(
      `The data directory ${file} cannot be used: there is a file where the directory should be (EEXIST).`,
    );
    expect(await refusal({ dataDirectory: join(file, 'below') })).toContain(
      'there is a file where the directory',
    );
  });

  it('with a file that is no database is refused', async () => {
    await writeFile(join(folder, 'gildshelf.db'), 'This is not a database.'.repeat(100));
    expect(await refusal({ dataDirectory: folder })).toContain('gildshelf.db is damaged or not a database');
  });

  it('with a database that was cut off is refused', async () => {
    const store = await openDatabase({ dataDirectory: folder });
    await migrate(store);
    await store.close();
    await truncate(join(folder, 'gildshelf.db'), 5000);
    expect(await refusal({ dataDirectory: folder })).toContain('gildshelf.db is damaged or not a database');
  });

  it('that may only be read is refused, as is a database that may only be read', async () => {
    const locked = join(folder, 'locked');
    await mkdir(locked);
    await chmod(folder, 0o755);
    await chmod(locked, 0o555);
    expect(openAsSomebody(locked)).toContain(
      `ConfigError: The data directory ${locked} cannot be used: it may only be read`,
    );

    const open = join(folder, 'open');
    const store = await openDatabase({ dataDirectory: open });
    await migrate(store);
    await store.close();
    await chmod(open, 0o777);
    await chmod(join(open, 'gildshelf.db'), 0o444);
    expect(openAsSomebody(open)).toContain('it may only be read, or not even that (SQLITE_READONLY');
  });

  it('that is full keeps its reason through the end of the transaction', async () => {
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

function placed(server: string, name: string): URL {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url;
}

async function startProblem(url: URL): Promise<string> {
  const store = await openDatabase({ databaseUrl: url.href });
  const problem = await migrate(store).catch((error: unknown) => error);
  await store.close();
  expect(problem).toBeInstanceOf(ConfigError);
  return (problem as ConfigError).message;
}

/** Root may write everywhere, so that another user must try. */
function openAsSomebody(dataDirectory: string): string {
  const nobody = 65534;
  const script = fileURLToPath(new URL('../../testing/database/prepareDatabase.ts', import.meta.url));
  const job = JSON.stringify({ place: { dataDirectory } });
  const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  return spawnSync(process.execPath, ['--conditions=@gildshelf/source', script, job], {
    ...identity,
    cwd: '/',
    input: 'go',
    encoding: 'utf8',
  }).stderr;
}

describe('a database URL', () => {
  it('that nobody answers at is refused', async () => {
    const message = await refusal({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/shelf' });
    expect(message).toBe(
      'The database at 127.0.0.1:1/shelf cannot be used: it cannot be reached (ECONNREFUSED).',
    );
  });

  it('of a database that is not there is refused', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/nowhere';
    expect(await refusal({ databaseUrl: url.href })).toBe(
      `The database at ${url.host}/nowhere cannot be used: there is no database of that name.`,
    );
  });

  it('of a database that is not UTF-8 is refused', async () => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query("create database latin template template0 encoding 'SQL_ASCII' locale 'C'");
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/latin';
    expect(await refusal({ databaseUrl: url.href })).toContain(
      'its encoding is SQL_ASCII, and it must be UTF8.',
    );
    await client.query('drop database latin');
    await client.end();
  });

  it('of a database that knows no Japanese letters is refused, and so is one where trigrams may not be added', async () => {
    const server = inject('postgresUrl');
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query("create database ascii template template0 encoding 'UTF8' locale 'C'");
    await client.query('create database guarded template template0');
    await client.query("create role guest login password 'guest'");
    const guarded = new pg.Client({ connectionString: placed(server, 'guarded').href });
    await guarded.connect();
    await guarded.query('grant all on schema public to guest');
    await guarded.end();

    const ascii = placed(server, 'ascii');
    expect(await startProblem(ascii)).toBe(
      `The database at ${ascii.host}/ascii cannot be used: its LC_CTYPE knows no letters but those of English, and it must be one for UTF-8, such as C.UTF-8.`,
    );
    const guest = placed(server, 'guarded');
    guest.username = 'guest';
    guest.password = 'guest';
    expect(await startProblem(guest)).toBe(
      `The database at ${guest.host}/guarded lacks the extension pg_trgm, and this start could not add it: have the database's owner run 'create extension pg_trgm' there once.`,
    );
    for (const drop of ['database ascii', 'database guarded', 'role guest'])
      await client.query(`drop ${drop}`);
    await client.end();
  });
});

eachEngine((engine) => {
  it('gives whole numbers and fractions as numbers', async () => {
    const store = await engine.freshStore();
    const time = Date.UTC(2026, 10, 20);
    await store.db
      .insertInto('rate_limits')
      .values({ limit_key: 'a', window_start: time, hits: 1, expires_at: time })
      .execute();
    const row = await store.db.selectFrom('rate_limits').selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual({ limit_key: 'a', window_start: time, hits: 1, expires_at: time });
  });

  it('undoes a long transaction that fails', async () => {
    const store = await engine.freshStore();
    const failing = store.longTransaction(async (db) => {
      await db.insertInto('settings').values({ name: 'a', value: 'b' }).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  it('serves two connections that write at once', async () => {
    const place = await engine.freshPlace();
    const [one, other] = [await engine.open(place), await engine.open(place)];
    await migrate(one);
    const add = (store: typeof one, name: string) =>
      store.db.insertInto('settings').values({ name, value: '' }).execute();
    await Promise.all(Array.from({ length: 50 }, (_, index) => add(index % 2 ? one : other, String(index))));
    expect(await one.db.selectFrom('settings').selectAll().execute()).toHaveLength(50);
  });
});
