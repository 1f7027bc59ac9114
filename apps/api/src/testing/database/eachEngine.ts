import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, inject } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { type DatabasePlace, openDatabase, type Store } from '../../platform/db/openDatabase.ts';
import { createDatabase, createEmptyDatabases } from './emptyDatabases.ts';

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
      const databases = createEmptyDatabases(() => inject('postgresUrl'));
      const atEnd = shared ? afterAll : afterEach;
      afterAll(() => databases.removeAll());
      atEnd(async () => {
        for (const end of endings.splice(0).reverse()) await end();
      });
      const freshPlace = async () => {
        const { remove, ...place } =
          name === 'sqlite' ? await makeFolder() : await createDatabase(inject('postgresUrl'));
        endings.push(remove);
        return place;
      };
      const open = async (place: DatabasePlace) => {
        const store = await openDatabase(place);
        endings.push(() => store.close());
        return store;
      };
      const freshStore = async () => {
        if (name === 'postgres') {
          const { databaseUrl, giveBack } = await databases.take();
          endings.push(giveBack);
          return open({ databaseUrl });
        }
        const store = await open(await freshPlace());
        await migrate(store);
        return store;
      };
      tests({ name, freshPlace, open, freshStore });
    });
}

async function makeFolder() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-test-'));
  return { dataDirectory, remove: () => rm(dataDirectory, { recursive: true, force: true }) };
}
