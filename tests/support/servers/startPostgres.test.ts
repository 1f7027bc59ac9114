import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createPostgresDatabase } from '../../../scripts/servers/createPostgresDatabase.ts';
import { type Postgres, startPostgres } from '../../../scripts/servers/startPostgres.ts';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  // The server may be killed while a connection is open; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

describe('the PostgreSQL server that all tests share', () => {
  test('uses UTF-8', async () => {
    expect(await query(inject('postgresUrl'), 'show server_encoding')).toEqual(['UTF8']);
  });

  test('two new databases do not share tables', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => createPostgresDatabase(inject('postgresUrl'))));
    await query(one ?? '', 'create table title (name text)');
    expect(await query(two ?? '', "select count(*)::int from pg_tables where tablename = 'title'")).toEqual([
      0,
    ]);
  });
});

describe('a PostgreSQL server of one test', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres({ environment: { ...process.env, TEST_DATABASE_URL: '' } });
  });
  afterAll(() => postgres.stop());

  test('has a committed row after kill -9 and a restart, at the same URL', async () => {
    const url = await postgres.createDatabase();
    await query(url, "create table title as select 'Frieren' as name");
    await postgres.kill();
    await expect(query(url, 'select 1')).rejects.toThrow();
    await postgres.restart();
    expect(await query(url, 'select name from title')).toEqual(['Frieren']);
  });

  test('has a committed row after a clean restart', async () => {
    const url = await postgres.createDatabase();
    await query(url, "create table title as select 'The Witcher' as name");
    await postgres.restart();
    expect(await query(url, 'select name from title')).toEqual(['The Witcher']);
  });
});

test('when the test process is killed, its server stops and its files are deleted', async () => {
  const source = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, '../../../scripts/servers/startPostgres.ts'))};
    const { url } = await startPostgres({ environment: { ...process.env, TEST_DATABASE_URL: '' } });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const temporary = mkdtempSync(join(tmpdir(), 'gildshelf-killed-'));
  // PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(temporary, 0o755);
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
  expect(await query(String(url).trim(), 'select 1')).toEqual([1]);
  child.kill('SIGKILL');
  await expect.poll(() => readdirSync(temporary), { timeout: 10_000 }).toEqual([]);
  await expect(query(String(url).trim(), 'select 1')).rejects.toThrow();
  rmSync(temporary, { recursive: true });
});

test('with a server from TEST_DATABASE_URL, databases can be created and a kill is rejected', async () => {
  const external = await startPostgres({ environment: { TEST_DATABASE_URL: inject('postgresUrl') } });
  expect(await query(await external.createDatabase(), 'select 1')).toEqual([1]);
  await expect(external.kill()).rejects.toThrow('cannot be killed');
  await external.stop();
  expect(await query(inject('postgresUrl'), 'select 1')).toEqual([1]);
});
