import { auth, catalogues, getProfile, ownMessages } from '@gildshelf/api-client/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { signUp, type TestUser } from '../support/accounts/signUp.ts';
import { withinRateLimitWindow } from '../support/accounts/withinRateLimitWindow.ts';
import { countStatuses, sendRequest, type TimedResponse } from '../support/servers/sendRequest.ts';
import { startTcpProxy, type TcpProxy } from '../support/servers/startTcpProxy.ts';
import { waitUntil } from '../support/servers/waitUntil.ts';

/** Milliseconds within which a client must get 503 when the database does not respond. */
const maxResponseMs = 6000;
const poolSize = 10;
const isAll = process.env.TEST_TIER === 'all';
/** Milliseconds; long enough for a machine under load. */
const timeout = 180_000;
const lists = [catalogues.game.listTopTitles.path, catalogues.anime.listTopTitles.path];
const recaptchaToken = 'none';
const password = 'gilded1!';

let postgres: Postgres;
let proxy: TcpProxy;
let server: RunningServer;
let user: TestUser;
let direct = '';
let environment: Record<string, string> = {};
let nextUserNumber = 0;

vi.setConfig({ testTimeout: timeout });
beforeAll(async () => {
  postgres = await startPostgres({ fsync: false });
  proxy = await startTcpProxy(Number(new URL(postgres.url).port));
  direct = await postgres.createDatabase();
  const url = new URL(direct);
  url.port = String(proxy.port);
  environment = { HUMAN_CHECK: 'none', LOG_LEVEL: 'error', DATABASE_URL: url.href };
  server = await startServer({ environment: { ...environment, RATE_LIMITS: 'off' } });
  user = await signUp(server, 'mara');
});
afterAll(async () => {
  await server?.stop();
  await proxy?.stop();
  await postgres?.stop();
});

const logIn = () =>
  sendRequest(server.url, auth.logIn.path, { body: { username: user.username, password, recaptchaToken } });
const readProfile = () => sendRequest(server.url, getProfile.path, { token: user.token });
function register() {
  const username = `user${nextUserNumber++}`;
  const body = { email: `${username}@example.org`, username, password, recaptchaToken };
  return sendRequest(server.url, auth.register.path, { body });
}
const readLists = () => Promise.all(lists.map((path) => sendRequest(server.url, path)));
const ten = Array.from({ length: 10 });
const sendThirty = () => Promise.all(ten.flatMap(() => [logIn(), register(), readProfile()]));

/** Thirty concurrent clients that repeat their request until `end` is called, so that there is always a request in flight. */
function startClients() {
  const responses: TimedResponse[] = [];
  let isOver = false;
  const repeat = async (send: () => Promise<TimedResponse>) => {
    while (!isOver && responses.every(({ status }) => status !== 0))
      responses.push(await send().catch(noResponse));
  };
  const clients = ten.flatMap(() => [repeat(logIn), repeat(register), repeat(readProfile)]);
  return {
    responses,
    end: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

const noResponse = (error: unknown): TimedResponse => ({
  status: 0,
  body: String(error),
  start: 0,
  ms: 0,
});
/** The longest response time in milliseconds; requests sent before the fault count from the fault on. */
const slowest = (responses: readonly TimedResponse[], fault = 0) =>
  Math.max(...responses.map(({ start, ms }) => start + ms - Math.max(start, fault)));
const otherThan = (responses: readonly TimedResponse[], ...statuses: number[]) =>
  responses.filter(({ status }) => !statuses.includes(status));

async function inDatabase<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const ownConnections = "from pg_stat_activity where application_name = 'gildshelf'";
const count = async (condition = '') =>
  Number((await inDatabase<{ count: string }>(`select count(*) ${ownConnections} ${condition}`))[0]?.count);

async function waitForRecovery() {
  await waitUntil(async () => (await readProfile()).status === 200);
  // Thirty concurrent requests need every connection of the pool, so a connection that was not replaced would show.
  await waitUntil(async () => otherThan(await sendThirty(), 200).length === 0);
  await waitUntil(async () => (await count()) <= poolSize);
}

afterEach(() => proxy.resume());
beforeEach(async () => {
  for (const { status } of await readLists()) expect(status).toBe(200);
});

describe('a database that stops responding', () => {
  // @control:FLT-03
  test('with thirty clients: returns 503 within six seconds, still serves the lists, and recovers with the database', async () => {
    const clients = startClients();
    await waitUntil(() => clients.responses.length > 60);
    proxy.stall();
    const fault = performance.now();
    const before = clients.responses.length;
    await waitUntil(() => clients.responses.length >= before + (isAll ? 60 : 30));
    expect(countStatuses(await readLists())).toEqual({ 200: 2 });
    await clients.end();
    expect(otherThan(clients.responses, 200, 503)).toEqual([]);
    expect(slowest(clients.responses, fault)).toBeLessThan(maxResponseMs);

    const later = await sendThirty();
    expect(countStatuses(later)).toEqual({ 503: 30 });
    expect(slowest(later)).toBeLessThan(maxResponseMs);
    expect(JSON.parse(later[0]?.body ?? '')).toEqual({ message: ownMessages.request.unavailable });

    proxy.resume();
    await waitForRecovery();
  });

  // @control:FLT-03
  test.each(['insert into "users"', 'insert into "outbox"', 'commit'])(
    'inside a transaction, at %s: returns 503 within six seconds and leaves no partial write',
    async (statement) => {
      const silent = proxy.stallAt(statement);
      const username = `user${nextUserNumber}`;
      const registering = register();
      await silent;
      const { status, ms } = await registering;
      expect(status).toBe(503);
      expect(ms).toBeLessThan(maxResponseMs);
      proxy.resume();
      await waitForRecovery();
      const [rows] = await inDatabase<{ users: string; mails: string }>(
        `select (select count(*) from users where username = '${username}') as users,
                (select count(*) from outbox where recipient = '${username}@example.org') as mails`,
      );
      expect(rows?.users).toBe(rows?.mails);
    },
  );
});

// @control:FLT-03
test('with locked tables: returns 503 within six seconds and leaves no query waiting for the lock', async () => {
  const locker = new pg.Client({ connectionString: direct });
  await locker.connect();
  try {
    await locker.query('begin; lock table users, sessions in access exclusive mode');
    const responses = await Promise.all(ten.flatMap(() => [readProfile(), readProfile()]));
    expect(countStatuses(responses)).toEqual({ 503: 20 });
    expect(slowest(responses)).toBeLessThan(maxResponseMs);
    await waitUntil(async () => (await count("and wait_event_type = 'Lock'")) === 0);
  } finally {
    await locker.end();
  }
  await waitForRecovery();
});

describe.each([
  ['that is shut down cleanly', () => postgres.stopServer()],
  ['that is killed', () => postgres.kill()],
])('a database %s', (_, end) => {
  // @control:FLT-03
  test('with thirty clients: returns 503, still serves the lists, does not exit, and recovers with the database', async () => {
    const { pid } = server;
    for (let round = 0; round < (isAll ? 2 : 1); round++) {
      const clients = startClients();
      await waitUntil(() => clients.responses.length > 60);
      const fault = performance.now();
      await end();
      const before = clients.responses.length;
      await waitUntil(() => clients.responses.length >= before + 60);
      await clients.end();
      expect(otherThan(clients.responses, 200, 503)).toEqual([]);
      expect(slowest(clients.responses, fault)).toBeLessThan(maxResponseMs);
      expect(countStatuses(await sendThirty())).toEqual({ 503: 30 });
      expect(countStatuses(await readLists())).toEqual({ 200: 2 });
      await postgres.restart();
      await waitForRecovery();
    }
    // Signal 0 only checks that the same process still runs.
    expect(() => process.kill(pid, 0)).not.toThrow();
  });
});

// @control:SEC-12
test('rate limits fail closed while the database is down, and limit logins again after its restart', async () => {
  const limited = await startServer({ environment });
  const logInWith = (secret: string, { username } = user) =>
    sendRequest(limited.url, auth.logIn.path, { body: { username, password: secret, recaptchaToken } });
  const sendTwenty = () => Promise.all(ten.flatMap(() => [logInWith(password), logInWith('wrong1!')]));
  try {
    await postgres.stopServer();
    expect(countStatuses(await sendTwenty())).toEqual({ 503: 20 });
    await postgres.restart();
    await waitUntil(async () => (await logInWith(password)).status === 200);
    await withinRateLimitWindow(async (attempt) => {
      const targeted = attempt === 0 ? user : await signUp(limited, `guessed${attempt}`);
      const wrong = await Promise.all(Array.from({ length: 15 }, () => logInWith('wrong1!', targeted)));
      expect(countStatuses(wrong)).toEqual({ 401: 10, 429: 5 });
    });
  } finally {
    await limited.stop();
  }
});
