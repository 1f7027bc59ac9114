import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../../ConfigError.ts';
import type { Store } from '../Store.ts';
import type { Schema } from '../schema.ts';
import { PostgresIdDialect } from './PostgresIdDialect.ts';
import { poolWithTimeouts } from './poolWithTimeouts.ts';

const connections = 10;
// A request is told within six seconds that the database is out of reach: as long as it may have waited for its
// password to be checked (2.5 s), and one of these.
const connectMs = 2500;
const defaultAnswerMs = 2500;
const statementMs = 2000;
const idleInTransactionMs = 10_000;

const bigint = pg.types.builtins.INT8;
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
} as pg.CustomTypesConfig;

/** Opens a PostgreSQL by its URL; a statement without a response after `answerMs` fails. */
export async function openPostgres(databaseUrl: string, answerMs: number = defaultAnswerMs): Promise<Store> {
  const place = placeOf(databaseUrl);
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
    query_timeout: answerMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  try {
    await check(db);
  } catch (error) {
    await db.destroy();
    throw new ConfigError(`The database at ${place} cannot be used: ${reasonFor(error)}.`);
  }
  return {
    db,
    engine: 'postgres',
    place,
    longTransaction: async (run) => {
      const patient = connect({ ...common, max: 1 });
      try {
        return await patient.transaction().execute(run);
      } finally {
        await patient.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

function connect(settings: pg.PoolConfig): Kysely<Schema> {
  const pool = new pg.Pool(settings);
  // A connection that breaks while nobody uses it has left the pool already; without a listener the process would end.
  pool.on('error', () => {});
  // One that breaks while it is used says so to whoever waits for its answer, and to its own listeners besides.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresIdDialect({ pool: poolWithTimeouts(pool, connectMs) }) });
}

/** Names are compared and searched as Unicode. */
async function check(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{
    encoding: string;
  }>`select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and it must be UTF8`);
}

function reasonFor(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === '28P01' || code === '28000') return 'the user name or the password is refused';
  if (code === '3D000') return 'there is no database of that name';
  if (code && /^(E[A-Z_]+|57P03)$/.test(code)) return `it cannot be reached (${code})`;
  return message || 'it cannot be reached';
}

function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
