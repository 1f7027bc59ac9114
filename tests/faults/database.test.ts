import { auth, catalogues, getProfile, ownMessages } from '@gildshelf/api-client/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { type Asked, ask, statusCounts } from '../support/ask.ts';
import { inOneQuarter } from '../support/inOneQuarter.ts';
import { type Person, signUp } from '../support/signUp.ts';
import { startTcpProxy, type TcpProxy } from '../support/startTcpProxy.ts';
import { until } from '../support/until.ts';

/** Within so many milliseconds somebody is told that the database is out of reach. */
const patience = 6000;
const poolSize = 10;
const isAll = process.env.TEST_TIER === 'all';
/** For a machine that has much else to do. */
const timeout = 180_000;
const lists = [catalogues.game.topEndpoint.path, catalogues.anime.topEndpoint.path];
const recaptchaToken = 'none';
const password = 'gilded1!';

let postgres: Postgres;
let proxy: TcpProxy;
let server: RunningServer;
let person: Person;
let direct = '';
let environment: Record<string, string> = {};
let names = 0;

vi.setConfig({ testTimeout: timeout });
beforeAll(async () => {
  postgres = await startPostgres({ fsync: false });
  proxy = await startTcpProxy(Number(new URL(postgres.url).port));
  direct = await postgres.createDatabase();
  const url = new URL(direct);
  url.port = String(proxy.port);
  environment = { HUMAN_CHECK: 'none', LOG_LEVEL: 'error', DATABASE_URL: url.href };
  server = await startServer({ environment: { ...environment, RATE_LIMITS: 'off' } });
  person = await signUp(server, 'mara');
});
afterAll(async () => {
  await server?.stop();
  await proxy?.stop();
  await postgres?.stop();
});

const logIn = () =>
  ask(server.url, auth.login.path, { body: { username: person.username, password, recaptchaToken } });
const readProfile = () => ask(server.url, getProfile.path, { token: person.token });
function register() {
  const username = `somebody${names++}`;
  const body = { email: `${username}@example.org`, username, password, recaptchaToken };
  return ask(server.url, auth.register.path, { body });
}
const readLists = () => Promise.all(lists.map((path) => ask(server.url, path)));
const ten = Array.from({ length: 10 });
const thirty = () => Promise.all(ten.flatMap(() => [logIn(), register(), readProfile()]));

/** Thirty callers who ask again and again until they are told to end; there is always something in flight. */
function startCallers() {
  const answers: Asked[] = [];
  let isOver = false;
  const call = async (ask: () => Promise<Asked>) => {
    while (!isOver && answers.every(({ status }) => status !== 0)) answers.push(await ask().catch(noAnswer));
  };
  const callers = ten.flatMap(() => [call(logIn), call(register), call(readProfile)]);
  return {
    answers,
    end: async () => {
      isOver = true;
      await Promise.all(callers);
    },
  };
}

const noAnswer = (error: unknown): Asked => ({
  status: 0,
  body: String(error),
  start: 0,
  ms: 0,
});
/** The longest that anybody waited, counted from the fault on for those who had asked before it. */
const slowest = (answers: readonly Asked[], fault = 0) =>
  Math.max(...answers.map(({ start, ms }) => start + ms - Math.max(start, fault)));
const otherThan = (answers: readonly Asked[], ...statuses: number[]) =>
  answers.filter(({ status }) => !statuses.includes(status));

async function inDatabase<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const ours = "from pg_stat_activity where application_name = 'gildshelf'";
const count = async (condition = '') =>
  Number((await inDatabase<{ count: string }>(`select count(*) ${ours} ${condition}`))[0]?.count);

async function isAsBefore() {
  await until(async () => (await readProfile()).status === 200);
  // A connection that was lost for good would be missed by thirty at once, each time.
  await until(async () => otherThan(await thirty(), 200).length === 0);
  await until(async () => (await count()) <= poolSize);
}

afterEach(() => proxy.speak());
beforeEach(async () => {
  for (const { status } of await readLists()) expect(status).toBe(200);
});

describe('a database that falls silent', () => {
  // @control:FLT-03
  test('under thirty callers: each is told within six seconds, lists go on, and all is well when it speaks again', async () => {
    const callers = startCallers();
    await until(() => callers.answers.length > 60);
    proxy.silence();
    const fault = performance.now();
    const before = callers.answers.length;
    await until(() => callers.answers.length >= before + (isAll ? 60 : 30));
    expect(statusCounts(await readLists())).toEqual({ 200: 2 });
    await callers.end();
    expect(otherThan(callers.answers, 200, 503)).toEqual([]);
    expect(slowest(callers.answers, fault)).toBeLessThan(patience);

    const later = await thirty();
    expect(statusCounts(later)).toEqual({ 503: 30 });
    expect(slowest(later)).toBeLessThan(patience);
    expect(JSON.parse(later[0]?.body ?? '')).toEqual({ message: ownMessages.request.unavailable });

    proxy.speak();
    await isAsBefore();
  });

  // @control:FLT-03
  test.each(['insert into "users"', 'insert into "outbox"', 'commit'])(
    'inside a transaction, at %s: answered within six seconds, and nothing of it stays half done',
    async (statement) => {
      const silent = proxy.silenceAt(statement);
      const username = `somebody${names}`;
      const registering = register();
      await silent;
      const { status, ms } = await registering;
      expect(status).toBe(503);
      expect(ms).toBeLessThan(patience);
      proxy.speak();
      await isAsBefore();
      const [rows] = await inDatabase<{ users: string; mails: string }>(
        `select (select count(*) from users where username = '${username}') as users,
                (select count(*) from outbox where recipient = '${username}@example.org') as mails`,
      );
      expect(rows?.users).toBe(rows?.mails);
    },
  );
});

// @control:FLT-03
test('a database that keeps its tables locked: answered within six seconds, and nothing goes on waiting there', async () => {
  const locker = new pg.Client({ connectionString: direct });
  await locker.connect();
  try {
    await locker.query('begin; lock table users, sessions in access exclusive mode');
    const answers = await Promise.all(ten.flatMap(() => [readProfile(), readProfile()]));
    expect(statusCounts(answers)).toEqual({ 503: 20 });
    expect(slowest(answers)).toBeLessThan(patience);
    await until(async () => (await count("and wait_event_type = 'Lock'")) === 0);
  } finally {
    await locker.end();
  }
  await isAsBefore();
});

describe.each([
  ['that is stopped in order', () => postgres.stopServer()],
  ['that is killed', () => postgres.kill()],
])('a database %s', (_, end) => {
  // @control:FLT-03
  test('under thirty callers: 503, the server lives, lists go on, and all is well when it is back', async () => {
    const { pid } = server;
    for (let round = 0; round < (isAll ? 2 : 1); round++) {
      const callers = startCallers();
      await until(() => callers.answers.length > 60);
      const fault = performance.now();
      await end();
      const before = callers.answers.length;
      await until(() => callers.answers.length >= before + 60);
      await callers.end();
      expect(otherThan(callers.answers, 200, 503)).toEqual([]);
      expect(slowest(callers.answers, fault)).toBeLessThan(patience);
      expect(statusCounts(await thirty())).toEqual({ 503: 30 });
      expect(statusCounts(await readLists())).toEqual({ 200: 2 });
      await postgres.restart();
      await isAsBefore();
    }
    // The same process: nothing brought it down and up again.
    expect(() => process.kill(pid, 0)).not.toThrow();
  });
});

// @control:SEC-12
test('limits are closed while the database is away: nobody gets past them, and then they count on', async () => {
  const limited = await startServer({ environment });
  const enter = (secret: string, { username } = person) =>
    ask(limited.url, auth.login.path, { body: { username, password: secret, recaptchaToken } });
  const many = () => Promise.all(ten.flatMap(() => [enter(password), enter('wrong1!')]));
  try {
    await postgres.stopServer();
    expect(statusCounts(await many())).toEqual({ 503: 20 });
    await postgres.restart();
    await until(async () => (await enter(password)).status === 200);
    await inOneQuarter(async (attempt) => {
      const guessed = attempt === 0 ? person : await signUp(limited, `guessed${attempt}`);
      const wrong = await Promise.all(Array.from({ length: 15 }, () => enter('wrong1!', guessed)));
      expect(statusCounts(wrong)).toEqual({ 401: 10, 429: 5 });
    });
  } finally {
    await limited.stop();
  }
});
