import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createPostgresDatabase } from '../../scripts/servers/createPostgresDatabase.ts';
import { type Postgres, startPostgres } from '../../scripts/servers/startPostgres.ts';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  // The server may be killed under an open connection; without a listener that ends the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

describe('the PostgreSQL that serves all tests', () => {
  test('it speaks UTF-8', async () => {
    expect(await ask(inject('postgresUrl'), 'show server_encoding')).toEqual(['UTF8']);
  });

  test('two fresh databases know nothing of each other', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => createPostgresDatabase(inject('postgresUrl'))));
    await ask(one ?? '', 'create table title (name text)');
    expect(await ask(two ?? '', "select count(*)::int from pg_tables where tablename = 'title'")).toEqual([
      0,
    ]);
  });
});

describe('a PostgreSQL of our own', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres({ environment: { ...process.env, TEST_DATABASE_URL: '' } });
  });
  afterAll(() => postgres.stop());

  test('a committed row outlives kill -9, on the same address', async () => {
    const url = await postgres.createDatabase();
    await ask(url, "create table title as select 'Frieren' as name");
    await postgres.kill();
    await expect(ask(url, 'select 1')).rejects.toThrow();
    await postgres.restart();
    expect(await ask(url, 'select name from title')).toEqual(['Frieren']);
  });

  test('restarting in order keeps everything too', async () => {
    const url = await postgres.createDatabase();
    await ask(url, "create table title as select 'The Witcher' as name");
    await postgres.restart();
    expect(await ask(url, 'select name from title')).toEqual(['The Witcher']);
  });
});

test('when the test process is killed outright, its server and its files go with it', async () => {
  const source = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, '../../scripts/servers/startPostgres.ts'))};
    const { url } = await startPostgres({ environment: { ...process.env, TEST_DATABASE_URL: '' } });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const temporary = mkdtempSync(join(tmpdir(), 'gildshelf-killed-'));
  // PostgreSQL runs as another user and must be able to pass through.
  chmodSync(temporary, 0o755);
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
  expect(await ask(String(url).trim(), 'select 1')).toEqual([1]);
  child.kill('SIGKILL');
  await expect.poll(() => readdirSync(temporary), { timeout: 10_000 }).toEqual([]);
  await expect(ask(String(url).trim(), 'select 1')).rejects.toThrow();
  rmSync(temporary, { recursive: true });
});

test('a server that somebody else runs gives databases and refuses to be killed', async () => {
  const borrowed = await startPostgres({ environment: { TEST_DATABASE_URL: inject('postgresUrl') } });
  expect(await ask(await borrowed.createDatabase(), 'select 1')).toEqual([1]);
  await expect(borrowed.kill()).rejects.toThrow('not ours to kill');
  await borrowed.stop();
  expect(await ask(inject('postgresUrl'), 'select 1')).toEqual([1]);
});
