import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, inject } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { type DatabaseLocation, openDatabase, type Store } from '../../platform/db/openDatabase.ts';
import { createDatabase, createDatabasePool } from './databasePool.ts';

/** Creates and opens fresh databases of one engine; they are closed and deleted after the test, or after the last one if `shared`. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** The location of a new database without any tables. */
  freshLocation(): Promise<DatabaseLocation>;
  /** Opens the database at a location; does not migrate it. */
  open(place: DatabaseLocation): Promise<Store>;
  /** A migrated, empty database. */
  freshStore(): Promise<Store>;
}

/** Runs a block of tests on SQLite and on a real PostgreSQL. With `shared`, databases from `beforeAll` last for all tests. */
export function eachEngine(tests: (engine: Engine) => void, { shared = false } = {}): void {
  for (const name of ['sqlite', 'postgres'] as const)
    describe(`on ${name}`, () => {
      const cleanups: (() => Promise<unknown>)[] = [];
      const databases = createDatabasePool(() => inject('postgresUrl'));
      const afterUse = shared ? afterAll : afterEach;
      afterAll(() => databases.removeAll());
      afterUse(async () => {
        for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
      });
      const freshLocation = async () => {
        const { remove, ...place } =
          name === 'sqlite' ? await makeFolder() : await createDatabase(inject('postgresUrl'));
        cleanups.push(remove);
        return place;
      };
      const open = async (place: DatabaseLocation) => {
        const store = await openDatabase(place);
        cleanups.push(() => store.close());
        return store;
      };
      const freshStore = async () => {
        if (name === 'postgres') {
          const { databaseUrl, release } = await databases.acquire();
          cleanups.push(release);
          return open({ databaseUrl });
        }
        const store = await open(await freshLocation());
        await migrate(store);
        return store;
      };
      tests({ name, freshLocation, open, freshStore });
    });
}

async function makeFolder() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-test-'));
  return { dataDirectory, remove: () => rm(dataDirectory, { recursive: true, force: true }) };
}
