import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, inject, it } from 'vitest';
import { isUnavailable } from '../isUnavailable.ts';
import { openDatabase } from './openDatabase.ts';

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

it('a database that falls silent is given up within six seconds, and its connection is not used again', async () => {
  const database = await silenceableDatabase();
  const store = await openDatabase({ databaseUrl: database.url });
  endings.push(() => store.close());
  database.silence();
  const asked = performance.now();
  const failure = await sql`select 1`.execute(store.db).catch((error: unknown) => error);
  expect(performance.now() - asked).toBeLessThan(6000);
  expect(isUnavailable(failure)).toBe(true);
  const again = await sql<{ answer: number }>`select 1 as answer`.execute(store.db);
  expect(again.rows).toEqual([{ answer: 1 }]);
});
