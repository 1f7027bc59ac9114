import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import { afterEach, expect, inject, it } from 'vitest';
import { isUnavailable } from '../../http/errorHandler.ts';
import { openPostgres } from './openPostgres.ts';
import { poolWithTimeouts } from './poolWithTimeouts.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** A TCP proxy to the database that can stop forwarding without closing its connections, as a failed network does. */
async function interruptibleDatabase() {
  const server = new URL(inject('postgresUrl'));
  const pairs: [Socket, Socket][] = [];
  const listener = createServer((near) => {
    const far = connect(Number(server.port), server.hostname);
    pairs.push([near, far]);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  cleanups.push(() => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    listener.close();
  });
  const url = new URL(server);
  url.port = String((listener.address() as { port: number }).port);
  return {
    url: url.href,
    stopForwarding: () => {
      for (const [near, far] of pairs) near.unpipe(far).pause();
    },
  };
}

// That the default deadline is shorter than six seconds is tested on a server, in tests/faults/database.test.ts.
it('a query fails at its deadline if the database stops responding, and its connection is not reused', async () => {
  const database = await interruptibleDatabase();
  const store = await openPostgres(database.url, 500);
  cleanups.push(() => store.close());
  database.stopForwarding();
  const failure = await sql`select 1`.execute(store.db).catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  const again = await sql<{ result: number }>`select 1 as result`.execute(store.db);
  expect(again.rows).toEqual([{ result: 1 }]);
});

/** A client whose queries all time out. It records queries and releases. */
function hangingClient() {
  const queries: string[] = [];
  const released: unknown[] = [];
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string | PostgresCursor<Row>) {
    if (typeof text !== 'string') return text;
    queries.push(text);
    return Promise.reject<PostgresQueryResult<Row>>(new Error('Query read timeout'));
  }
  const client: PostgresPoolClient = { query, release: (destroy) => void released.push(destroy) };
  return { client, queries, released };
}

it('runs no query on a connection after a timeout, not even a rollback, and discards it on release', async () => {
  const { client, queries, released } = hangingClient();
  const pool = poolWithTimeouts({ options: {}, connect: async () => client, end: async () => {} }, 1000);
  const connection = await pool.connect();
  await expect(connection.query('select 1', [])).rejects.toThrow('timed out');
  await expect(connection.query('rollback', [])).rejects.toThrow('timed out');
  connection.release();
  expect([queries, released]).toEqual([['select 1'], [true]]);
});

it('a request for a connection fails after one timeout, and a late connection is returned to the pool', async () => {
  const { client, released } = hangingClient();
  let resolveClient = (_: PostgresPoolClient) => {};
  const connect = () =>
    new Promise<PostgresPoolClient>((resolve) => {
      resolveClient = resolve;
    });
  const pool = poolWithTimeouts({ options: {}, connect, end: async () => {} }, 1);
  await expect(pool.connect()).rejects.toThrow('timed out');
  resolveClient(client);
  await expect.poll(() => released).toEqual([undefined]);
});
