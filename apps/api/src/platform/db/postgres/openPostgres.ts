import { Kysely, PostgresAdapter, PostgresDialect, PostgresQueryCompiler, sql } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../../errors.ts';
import type { Store } from '../Store.ts';
import type { Schema } from '../schema.ts';
import { UuidParameter } from '../uuid.ts';
import { poolWithTimeouts } from './poolWithTimeouts.ts';

const connections = 10;
// A request fails within six seconds if the database is unreachable: after up to 2.5 s in the queue of password checks, plus one of
// these timeouts.
const connectMs = 2500;
const defaultQueryTimeoutMs = 2500;
const statementMs = 2000;
const idleInTransactionMs = 10_000;

const bigint = pg.types.builtins.INT8;
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
} as pg.CustomTypesConfig;

/** Opens a PostgreSQL by its URL; a statement without a response after `queryTimeoutMs` fails. */
export async function openPostgres(
  databaseUrl: string,
  queryTimeoutMs: number = defaultQueryTimeoutMs,
): Promise<Store> {
  const location = locationOf(databaseUrl);
  const common = {
    connectionString: databaseUrl,
    application_name: 'gildshelf',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types,
  };
  const db = connect({
    ...common,
    max: connections,
    query_timeout: queryTimeoutMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  try {
    await check(db);
  } catch (error) {
    await db.destroy();
    throw new ConfigError(`The database at ${location} cannot be used: ${reasonFor(error)}.`);
  }
  return {
    db,
    engine: 'postgres',
    location,
    longTransaction: async (run) => {
      const connection = connect({ ...common, max: 1 });
      try {
        return await connection.transaction().execute(run);
      } finally {
        await connection.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

function connect(settings: pg.PoolConfig): Kysely<Schema> {
  const pool = new pg.Pool(settings);
  // An idle connection that fails has already been removed from the pool; without a listener the error would end the process.
  pool.on('error', () => {});
  // A connection that fails during a query rejects the query, and emits an error too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresIdDialect({ pool: poolWithTimeouts(pool, connectMs) }) });
}

/** Names are compared and searched as Unicode, so the encoding must be UTF-8. */
async function check(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{
    encoding: string;
  }>`select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and it must be UTF8`);
}

function reasonFor(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === '28P01' || code === '28000') return 'the user name or the password was rejected';
  if (code === '3D000') return 'the database does not exist';
  if (code && /^(E[A-Z_]+|57P03)$/.test(code)) return `it cannot be reached (${code})`;
  return message || 'it cannot be reached';
}

function locationOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** Casts ids within `sql`, where PostgreSQL may infer the type `text`. */
class PostgresIdCompiler extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown): void {
    const isUuid = parameter instanceof UuidParameter;
    super.appendValue(isUuid ? parameter.text : parameter);
    if (isUuid) this.append('::uuid');
  }
}

/** Kysely's PostgreSQL dialect without advisory locks, which poolers and distributed databases lack: `migrate` has its own lock. */
class PostgresIdDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new PostgresIdCompiler();
  }

  override createAdapter() {
    return new AdapterWithoutLocks();
  }
}

class AdapterWithoutLocks extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
