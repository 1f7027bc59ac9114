import { describe, expect, test } from 'vitest';
import { createLog } from '../../../platform/log/createLog.ts';
import { createApp } from '../../../start/createApp.ts';
import { cheapPasswords, createTestApp } from '../../../testing/app/createTestApp.ts';
import { createWorkRecorder } from '../../../testing/app/createWorkRecorder.ts';
import { areaUnderCurve, compareTimes } from '../../../testing/compareTimes.ts';
import { type Engine, eachEngine } from '../../../testing/database/eachEngine.ts';
import { createPasswords, type Passwords } from './passwordHashes.ts';

/** Response times are measured in the long tier only; statements and hashes are compared in both tiers. */
const isAll = process.env.TEST_TIER === 'all';
const window = 15 * 60 * 1000;
const pairs = 150;
const warmUp = 10;
// Enough for 320 sequential calls with their writes on a busy disk; the total time is not what is compared.
const timeoutMs = 5 * 60 * 1000;
const recaptchaToken = 'token';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
type Call = (index: number) => readonly [path: string, body: object];

type Case = readonly [title: string, known: Call, unknown: Call];

const logIn =
  (username: string): Call =>
  () => ['login', { username, password: 'wrong1!' }];
const forgot =
  (name: string): Call =>
  () => ['forgot-password', { email: `${name}@example.com`, recaptchaToken }];
const resend =
  (name: string): Call =>
  () => ['resend-verification', { email: `${name}@example.com` }];
const register =
  (prefix: string, email: (index: number) => string): Call =>
  (index) => [
    'register',
    { username: `${prefix}${index}`, email: email(index), password: 'correct1!', recaptchaToken },
  ];

const cases: readonly [Case, ...Case[]] = [
  ['logins with a known and an unknown username', logIn('known'), logIn('nobody')],
  [
    'logins with a known and an unknown email address',
    logIn('known@example.com'),
    logIn('nobod@example.com'),
  ],
  ['logins to an account without a password and to no account', logIn('fresh'), logIn('nobody')],
  ['password resets for a known and an unknown email address', forgot('known'), forgot('nobody')],
  ['password resets for an unverified and an unknown email address', forgot('waits'), forgot('nobody')],
  [
    'requests to resend the link to an unverified and an unknown email address',
    resend('waits'),
    resend('nobody'),
  ],
  [
    'registrations with a known and a new email address',
    register('one', () => 'known@example.com'),
    register('other', (index) => `new${index}@example.com`),
  ],
];

async function send(app: TestApp['app'], [path, body]: ReturnType<Call>) {
  const connection = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await app.request(`/api/auth/${path}`, init, connection);
  expect([200, 401]).toContain(response.status);
}

/** How well two calls can be distinguished by their response times, as `compareTimes`; background work is not timed. */
async function compareResponseTimes(
  { app, time, settle }: TestApp,
  known: Call,
  unknown: Call,
  series = 0,
): Promise<number> {
  const run = (call: Call, index: number) => send(app, call(index + series * (pairs + warmUp)));
  const after = async () => {
    await settle();
    time.now += window;
  };
  // The first calls include one-time initialisation.
  for (let index = 0; index < warmUp; index++)
    for (const call of [known, unknown]) {
      await run(call, pairs + index);
      await after();
    }
  return compareTimes({
    pairs,
    one: (index) => run(known, index),
    other: (index) => run(unknown, index),
    after,
  });
}

async function start(engine: Engine, overrides: Parameters<typeof createTestApp>[2]) {
  const app = await createTestApp(engine, {}, overrides);
  await app.member('known');
  const { userId } = await app.member('fresh');
  await app.store.db.updateTable('users').set({ password_hash: '' }).where('user_id', '=', userId).execute();
  await app.register('waits');
  return app;
}

/** A server whose work is recorded until it has responded; mails, which differ by design, are left to a worker that does not run. */
async function startRecorded(engine: Engine, change: (passwords: Passwords) => Passwords = (same) => same) {
  const { store, passwords, record } = createWorkRecorder(await engine.freshStore());
  const { time, config } = await start(engine, { store, passwords });
  const app = createApp({
    ...{ store, config, passwords: change(passwords), clock: () => time.now, pages: [] },
    log: createLog('silent', () => {}),
    secret: 'a secret for tests, long enough to sign with',
    wakeOutbox: () => {},
  });
  let calls = 0;
  const workOf = async (call: Call) => {
    const work = await record(() => send(app, call(calls++)));
    time.now += window;
    return work;
  };
  return { store, workOf };
}

eachEngine((engine) => {
  // @control:SEC-02
  test.each(cases)(
    '%s execute the same statements and compute the same hashes',
    async (_, known, unknown) => {
      const { workOf } = await startRecorded(engine);
      const [first, second] = [await workOf(known), await workOf(unknown)];
      expect(first.statements.length).toBeGreaterThan(1);
      expect(second).toEqual(first);
      expect(await workOf(unknown)).toEqual(await workOf(known));
    },
  );

  const [[, known, unknown]] = cases;

  // @control:SEC-02
  test('the recorder notices a server that computes a hash for known users only', async () => {
    const { workOf } = await startRecorded(engine, (passwords) => ({
      ...passwords,
      verify: async (hash, password) => hash !== undefined && passwords.verify(hash, password),
    }));
    const [knownWork, unknownWork] = [await workOf(known), await workOf(unknown)];
    expect(knownWork.hashes).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(unknownWork.hashes).toEqual([]);
    expect(unknownWork.statements).toEqual(knownWork.statements);
  });

  test('the recorder notices a server that executes one more statement for known users', async () => {
    const { workOf, store } = await startRecorded(engine, (passwords) => ({
      ...passwords,
      verify: async (hash, password) => {
        if (hash !== undefined) await store.db.selectFrom('users').select('user_id').execute();
        return passwords.verify(hash, password);
      },
    }));
    const [knownWork, unknownWork] = [await workOf(known), await workOf(unknown)];
    expect(knownWork.statements).toHaveLength(unknownWork.statements.length + 1);
    expect(unknownWork.hashes).toEqual(knownWork.hashes);
  });
});

if (isAll)
  eachEngine((engine) => {
    test.each(cases)(
      '%s cannot be distinguished by their response times',
      async (_, known, unknown) => {
        // Real hashing hides small differences; where both calls hash in any case, a cheap hash makes them measurable.
        const [path] = known(0);
        const app = await start(engine, { passwords: path === 'login' ? createPasswords() : cheapPasswords });
        const isDistinguishable = (area: number) => area <= 0.35 || area >= 0.65;
        const areas = [await compareResponseTimes(app, known, unknown)];
        // A real difference appears in a second series too; one that is caused by a busy machine does not.
        if (areas.some(isDistinguishable)) areas.push(await compareResponseTimes(app, known, unknown, 1));
        expect(areas.every(isDistinguishable), areas.join(' and ')).toBe(false);
      },
      timeoutMs,
    );
  });

describe('the comparison of times', () => {
  if (isAll)
    test('detects a server that computes hashes for known users only', async () => {
      const passwords = createPasswords();
      const leaky: Passwords = {
        ...passwords,
        verify: async (hash, password) => hash !== undefined && passwords.verify(hash, password),
      };
      const area = await compareTimes({
        pairs: 20,
        one: () =>
          leaky.verify(
            '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5J3Mgc2FsdC4uLg$MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY',
            'wrong1!',
          ),
        other: () => leaky.verify(undefined, 'wrong1!'),
        after: async () => {},
      });
      expect(area).toBeGreaterThan(0.95);
    });

  test('counts how often a value is greater, and ties as half', () => {
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(1);
    expect(areaUnderCurve([1, 2], [3, 4])).toBe(0);
    expect(areaUnderCurve([1, 2], [1, 2])).toBe(0.5);
  });
});
