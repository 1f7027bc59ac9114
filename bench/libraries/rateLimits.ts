import { createRequire } from 'node:module';
import { join } from 'node:path';
import { migrate, openDatabase, type Store } from '@gildshelf/api';
import pg from 'pg';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import type { Figure } from '../figures/recordFigures.mjs';
import { compare, reported } from './compare.ts';
import { type InstalledLibrary, loadSource } from './installLibrary.ts';

const limit = { name: 'bench', maximum: 3 };
const attempts = 20;
const windowSeconds = 15 * 60;

interface Limiter {
  consume(key: string): Promise<unknown>;
  /** The attempts that the database has counted for a key. */
  counted(key: string): Promise<number>;
}

interface OurLimiter {
  consume(limit: { readonly name: string; readonly maximum: number }, key: string): Promise<unknown>;
  count(limit: { readonly name: string; readonly maximum: number }, key: string): Promise<number>;
}

type LibraryLimiter = new (
  options: Readonly<Record<string, unknown>>,
  ready: (error?: Error) => void,
) => {
  consume(key: string): Promise<unknown>;
  get(key: string): Promise<{ readonly consumedPoints: number } | null>;
};

interface LibraryModule {
  readonly RateLimiterSQLite: LibraryLimiter;
  readonly RateLimiterPostgres: LibraryLimiter;
}

/** Compares the counting of an attempt in the database on both engines, and what concurrent attempts above the limit write. */
export async function measureRateLimits(library: InstalledLibrary, folder: string): Promise<Figure[]> {
  const module = await library.load<{ default: LibraryModule }>('rate-limiter-flexible');
  const { RateLimiterSQLite, RateLimiterPostgres } = module.default;
  const Sqlite = createRequire(join(import.meta.dirname, '../../apps/api/package.json'))('better-sqlite3');
  const file = new Sqlite(join(folder, 'limits.sqlite'));
  file.pragma('journal_mode = wal');
  file.pragma('synchronous = full');
  const sqlite = await openDatabase({ dataDirectory: join(folder, 'limits'), allowEmptyDatabase: true });
  const figures = await compareOn(
    'SQLite',
    library,
    sqlite,
    await start(RateLimiterSQLite, file, 'better-sqlite3'),
  );
  file.close();

  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  const pool = new pg.Pool({ connectionString: databaseUrl });
  // `end` does not wait until the connections are closed, and the server reports its stop to those that are not.
  pool.on('error', () => {});
  const postgres = await openDatabase({ databaseUrl });
  figures.push(
    ...(await compareOn('PostgreSQL', library, postgres, await start(RateLimiterPostgres, pool, 'pool'))),
  );
  await pool.end();
  await server.stop();
  return figures;
}

async function start(Limiter: LibraryLimiter, storeClient: unknown, storeType: string): Promise<Limiter> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const limiter = new Limiter(
    {
      ...{ storeClient, storeType, tableName: 'attempts', points: limit.maximum, duration: windowSeconds },
      clearExpiredByTimeout: false,
    },
    (error) => (error ? reject(error) : resolve()),
  );
  await promise;
  return {
    consume: (key) => limiter.consume(key),
    counted: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
  };
}

async function compareOn(
  engine: string,
  library: InstalledLibrary,
  store: Store,
  theirs: Limiter,
): Promise<Figure[]> {
  const { createRateLimiter } = await loadSource<{
    createRateLimiter: (store: Store, clock: () => number, isEnabled: boolean) => OurLimiter;
  }>('apps/api/src/features/accounts/limits/rateLimiter.ts');
  await migrate(store);
  const limiter = createRateLimiter(store, Date.now, true);
  const ours: Limiter = {
    consume: (key) => limiter.consume(limit, key),
    counted: (key) => limiter.count(limit, key),
  };
  const attempt = await compare(library, {
    ...{ what: `${engine}: counted attempt`, calls: 500 },
    ours: (call) => ours.consume(`user${call}`),
    theirs: (call) => theirs.consume(`user${call}`),
  });
  const allowed = [await countAllowed(ours), await countAllowed(theirs)];
  const rejection = await compare(library, {
    ...{ what: `${engine}: rejected attempt`, calls: 500 },
    ours: () => ours.consume('attacker').catch(() => {}),
    theirs: () => theirs.consume('attacker').catch(() => {}),
  });
  const written = [await ours.counted('concurrent'), await theirs.counted('concurrent')];
  await store.close();
  return [
    attempt,
    rejection,
    reported(
      `${engine}: of ${attempts} concurrent attempts at a limit of ${limit.maximum}, those allowed`,
      allowed[0] ?? Number.NaN,
      `${library.name} ${allowed[1]}`,
    ),
    reported(
      `${engine}: attempts that these wrote to the database`,
      written[0] ?? Number.NaN,
      `${library.name} ${written[1]}`,
    ),
  ];
}

/** Also exhausts the limit of the key 'attacker'. */
async function countAllowed(limiter: Limiter): Promise<number> {
  for (let count = 0; count < attempts; count++) await limiter.consume('attacker').catch(() => {});
  const results = await Promise.allSettled(
    Array.from({ length: attempts }, () => limiter.consume('concurrent')),
  );
  return results.filter(({ status }) => status === 'fulfilled').length;
}
