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
import { sendRequest } from '../support/servers/sendRequest.ts';
import { waitUntil } from '../support/servers/waitUntil.ts';

const loopbackOnly = { HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
const timeoutMs = 180_000;

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

/** The result of SQLite's `integrity_check`: `ok`, or the first problem that it found. */
function integrityCheck(folder: string): unknown {
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
  sendRequest(server.url, auth.register.path, { body: registration(username) });

/** A registration whose headers the server has accepted; the returned function sends the body and resolves to the status. */
async function openRegistration(server: RunningServer, username: string) {
  const sent = request(`${server.url}${auth.register.path}`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const status = once(sent, 'response').then(async ([response]) => {
    await text(response);
    return response.statusCode as number;
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return () => {
    sent.end(JSON.stringify(registration(username)));
    return status;
  };
}

// @control:FLT-02
test('on SIGTERM, eight registrations in flight are completed and stored, and new connections are refused', async () => {
  const folder = newFolder();
  const server = await start(folder);
  const names = Array.from({ length: 8 }, (_, number) => `user${number}`);
  const sendBodies = await Promise.all(names.map((name) => openRegistration(server, name)));
  const stopped = server.stop();
  await waitUntil(() =>
    sendRequest(server.url, '/api/games/top').then(
      () => false,
      () => true,
    ),
  );
  expect(await Promise.all(sendBodies.map((sendBody) => sendBody()))).toEqual(names.map(() => 200));
  expect(await stopped).toBe(0);
  const restarted = await start(folder);
  for (const name of names) expect((await register(restarted, name)).status).toBe(409);
});

describe.each(['sqlite', 'postgres'] as const)(
  'kill -9, five times, during registrations, on %s',
  (engine) => {
    // @control:FLT-01
    test(
      'loses no acknowledged registration, stores none in part, and sends each mail once',
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
          const clients = Array.from({ length: 8 }, async () => {
            for (;;) {
              const username = `user${number++}`;
              const { status } = await register(server, username).catch(() => ({ status: 0 }));
              if (status !== 200) return status;
              acknowledged.push(username);
            }
          });
          await waitUntil(() => acknowledged.length >= before + 10);
          await server.kill();
          expect(new Set(await Promise.all(clients))).toEqual(new Set([0]));
        }
        const server = await start(folder, environment);
        const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory: folder });
        try {
          const users = await store.db.selectFrom('users').select(['user_id', 'username']).execute();
          const names = users.map(({ username }) => username);
          expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
          // An interrupted registration is stored with its link token or not at all.
          const links = await store.db.selectFrom('link_tokens').select('user_id').execute();
          expect(links.map((link) => link.user_id).sort()).toEqual(users.map((user) => user.user_id).sort());
          // The leases of mails that a killed server was sending expire now.
          await store.db
            .updateTable('outbox')
            .set({ next_attempt_at: 0 })
            .where('sent_at', 'is', null)
            .execute();
          await waitUntil(() => server.mailedLinks().length === users.length, timeoutMs);
          expect(new Set(server.mailedLinks()).size).toBe(users.length);
          if (!databaseUrl) expect(integrityCheck(folder)).toBe('ok');
        } finally {
          await store.close();
        }
      },
      timeoutMs,
    );
  },
);

test('mail files in the outbox folder are deleted after a month', async () => {
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
  await waitUntil(() => !readdirSync(outbox).includes('31.eml'));
  expect(readdirSync(outbox)).toEqual(['29.eml']);
});
