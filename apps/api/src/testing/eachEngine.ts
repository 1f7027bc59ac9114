import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, inject } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { type DatabasePlace, openDatabase, type Store } from '../database/openDatabase.ts';

/** What a test gets: ways to a fresh database of its engine. All of them are closed and deleted after the test, or where they are shared after the last. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** A place where nothing is yet. */
  freshPlace(): Promise<DatabasePlace>;
  /** Opens a place, without migrating. */
  open(place: DatabasePlace): Promise<Store>;
  /** A migrated, empty database. */
  freshStore(): Promise<Store>;
}

/** Runs a block of tests once on SQLite and once on a real PostgreSQL. `shared`: what `beforeAll` opens stays for all tests. */
export function eachEngine(tests: (engine: Engine) => void, { shared = false } = {}): void {
  for (const name of ['sqlite', 'postgres'] as const)
    describe(`on ${name}`, () => {
      const endings: (() => Promise<unknown>)[] = [];
      const atEnd = shared ? afterAll : afterEach;
      atEnd(async () => {
        for (const end of endings.splice(0).reverse()) await end();
      });
      const freshPlace = async () => {
        const { place, remove } = name === 'sqlite' ? await makeFolder() : await makeDatabase();
        endings.push(remove);
        return place;
      };
      const open = async (place: DatabasePlace) => {
        const store = await openDatabase(place);
        endings.push(() => store.close());
        return store;
      };
      const freshStore = async () => {
        const store = await open(await freshPlace());
        await migrate(store);
        return store;
      };
      tests({ name, freshPlace, open, freshStore });
    });
}

async function makeFolder() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-test-'));
  return { place: { dataDirectory }, remove: () => rm(dataDirectory, { recursive: true, force: true }) };
}

async function makeDatabase() {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await command(server, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    place: { databaseUrl: url.href },
    remove: () => command(server, `drop database if exists ${name} with (force)`),
  };
}

async function command(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
