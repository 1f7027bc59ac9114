import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import { afterEach, expect, inject, it } from 'vitest';
import { isUnavailable } from '../../http/errorHandler.ts';
import { openPostgres } from './openPostgres.ts';
import { poolWithTimeouts } from './poolWithTimeouts.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A way to the database that can fall silent without closing, as a network does. */
async function silenceableDatabase() {
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
  endings.push(() => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    listener.close();
  });
  const url = new URL(server);
  url.port = String((listener.address() as { port: number }).port);
  return {
    url: url.href,
    silence: () => {
      for (const [near, far] of pairs) near.unpipe(far).pause();
    },
  };
}

// That the default deadline is shorter than six seconds is tested on a server, in tests/faults/database.test.ts.
it('a database that falls silent is given up at the deadline, and its connection is not used again', async () => {
  const database = await silenceableDatabase();
  const store = await openPostgres(database.url, 500);
  endings.push(() => store.close());
  database.silence();
  const failure = await sql`select 1`.execute(store.db).catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  const again = await sql<{ answer: number }>`select 1 as answer`.execute(store.db);
  expect(again.rows).toEqual([{ answer: 1 }]);
});

/** A connection that nothing comes back on, and what it was told. */
function deafClient() {
  const asked: string[] = [];
  const released: unknown[] = [];
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string | PostgresCursor<Row>) {
    if (typeof text !== 'string') return text;
    asked.push(text);
    return Promise.reject<PostgresQueryResult<Row>>(new Error('Query read timeout'));
  }
  const client: PostgresPoolClient = { query, release: (destroy) => void released.push(destroy) };
  return { client, asked, released };
}

it('nothing more is asked of a connection that hangs, not even to end its transaction, and it is let go for good', async () => {
  const { client, asked, released } = deafClient();
  const pool = poolWithTimeouts({ options: {}, connect: async () => client, end: async () => {} }, 1000);
  const connection = await pool.connect();
  await expect(connection.query('select 1', [])).rejects.toThrow('did not answer in time');
  await expect(connection.query('rollback', [])).rejects.toThrow('did not answer in time');
  connection.release();
  expect([asked, released]).toEqual([['select 1'], [true]]);
});

it('who waits for a connection waits once, and one that comes too late goes back', async () => {
  const { client, released } = deafClient();
  let hand = (_: PostgresPoolClient) => {};
  const connect = () =>
    new Promise<PostgresPoolClient>((resolve) => {
      hand = resolve;
    });
  const pool = poolWithTimeouts({ options: {}, connect, end: async () => {} }, 1);
  await expect(pool.connect()).rejects.toThrow('did not answer in time');
  hand(client);
  await expect.poll(() => released).toEqual([undefined]);
});
