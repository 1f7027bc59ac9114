import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { auth } from '@gildshelf/api-client/contract';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../apps/api/src/platform/db/openDatabase.ts';
import { createPostgresDatabase } from '../../scripts/servers/createPostgresDatabase.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { ask } from '../support/ask.ts';
import { until } from '../support/until.ts';

const loopbackOnly = { HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
const patience = 180_000;

const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
});

async function start(dataDirectory: string, environment: Record<string, string> = {}) {
  const server = await startServer({ dataDirectory, environment: { ...loopbackOnly, ...environment } });
  servers.push(server);
  return server;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'gildshelf-data-'));

function damageIn(folder: string): unknown {
  const database = new DatabaseSync(join(folder, 'gildshelf.db'), { readOnly: true });
  try {
    return database.prepare('pragma integrity_check').get()?.integrity_check;
  } finally {
    database.close();
  }
}

const registration = (username: string) => ({
  ...{ email: `${username}@example.org`, username },
  ...{ password: 'gilded1!', recaptchaToken: 'none' },
});
const register = (server: RunningServer, username: string) =>
  ask(server.url, auth.register.path, { body: registration(username) });

/** A registration that the server has in hand and whose body it is still waiting for. */
async function openRegistration(server: RunningServer, username: string) {
  const sending = request(`${server.url}${auth.register.path}`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = once(sending, 'response').then(async ([response]) => {
    await text(response);
    return response.statusCode as number;
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  return () => {
    sending.end(JSON.stringify(registration(username)));
    return answered;
  };
}

// @control:FLT-02
test('SIGTERM: eight registrations in flight are finished, kept, and nobody is taken in after them', async () => {
  const folder = newFolder();
  const server = await start(folder);
  const names = Array.from({ length: 8 }, (_, number) => `somebody${number}`);
  const open = await Promise.all(names.map((name) => openRegistration(server, name)));
  const stopped = server.stop();
  await until(() =>
    ask(server.url, '/api/games/top').then(
      () => false,
      () => true,
    ),
  );
  expect(await Promise.all(open.map((finish) => finish()))).toEqual(names.map(() => 200));
  expect(await stopped).toBe(0);
  const again = await start(folder);
  for (const name of names) expect((await register(again, name)).status).toBe(409);
});

describe.each(['sqlite', 'postgres'] as const)(
  'kill -9, five times, while people register, on %s',
  (engine) => {
    // @control:FLT-01
    test(
      'every registration that was acknowledged is there, whole, and its mail is sent once',
      async () => {
        const folder = newFolder();
        const databaseUrl =
          engine === 'postgres' ? await createPostgresDatabase(inject('postgresUrl')) : undefined;
        const environment: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
        const acknowledged: string[] = [];
        let number = 0;
        for (let round = 0; round < 5; round++) {
          const server = await start(folder, environment);
          const before = acknowledged.length;
          const callers = Array.from({ length: 8 }, async () => {
            for (;;) {
              const username = `somebody${number++}`;
              const { status } = await register(server, username).catch(() => ({ status: 0 }));
              if (status !== 200) return status;
              acknowledged.push(username);
            }
          });
          await until(() => acknowledged.length >= before + 10);
          await server.kill();
          expect(new Set(await Promise.all(callers))).toEqual(new Set([0]));
        }
        const server = await start(folder, environment);
        const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory: folder });
        try {
          const users = await store.db.selectFrom('users').select(['user_id', 'username']).execute();
          const names = users.map(({ username }) => username);
          expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
          // What was cut off is there as a whole or not at all.
          const links = await store.db.selectFrom('link_tokens').select('user_id').execute();
          expect(links.map((link) => link.user_id).sort()).toEqual(users.map((user) => user.user_id).sort());
          // Of mails in the hand of a server that was killed, time passes.
          await store.db
            .updateTable('outbox')
            .set({ next_attempt_at: 0 })
            .where('sent_at', 'is', null)
            .execute();
          await until(() => server.mailedLinks().length === users.length, patience);
          expect(new Set(server.mailedLinks()).size).toBe(users.length);
          if (!databaseUrl) expect(damageIn(folder)).toBe('ok');
        } finally {
          await store.close();
        }
      },
      patience,
    );
  },
);

test('mails in the outbox folder leave it a month after they were written', async () => {
  const folder = newFolder();
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox);
  const day = 24 * 60 * 60;
  for (const days of [29, 31]) {
    const file = join(outbox, `${days}.eml`);
    writeFileSync(file, '');
    const time = Date.now() / 1000 - days * day;
    utimesSync(file, time, time);
  }
  await start(folder);
  await until(() => !readdirSync(outbox).includes('31.eml'));
  expect(readdirSync(outbox)).toEqual(['29.eml']);
});
