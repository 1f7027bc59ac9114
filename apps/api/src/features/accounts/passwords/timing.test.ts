import { describe, expect, test } from 'vitest';
import { createLog } from '../../../platform/log/createLog.ts';
import { createApp } from '../../../start/createApp.ts';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { createWorkRecorder } from '../../../testing/app/createWorkRecorder.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { areaUnderCurve, compareTimes } from '../../../testing/compareTimes.ts';
import { type Engine, eachEngine } from '../../../testing/database/eachEngine.ts';
import { createPasswords, type Passwords } from './createPasswords.ts';

/** Response times are measured in the long tier alone; statements and hashes are compared in both. */
const isAll = process.env.TEST_TIER === 'all';
const window = 15 * 60 * 1000;
const pairs = 150;
const warmUp = 10;
// 320 calls one after the other, each with its writes: a busy disk takes its time, which is not what is compared.
const patience = 5 * 60 * 1000;
const recaptchaToken = 'a person';

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
  const peer = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await app.request(`/api/auth/${path}`, init, peer);
  expect([200, 401]).toContain(answer.status);
}

/** How well two calls are told apart by their time; what a server does behind its answers is not timed. */
async function tellApart(
  { app, time, settle }: TestApp,
  known: Call,
  unknown: Call,
  series = 0,
): Promise<number> {
  const make = (call: Call, index: number) => send(app, call(index + series * (pairs + warmUp)));
  const after = async () => {
    await settle();
    time.now += window;
  };
  // The first calls pay for what is made once.
  for (let index = 0; index < warmUp; index++)
    for (const call of [known, unknown]) {
      await make(call, pairs + index);
      await after();
    }
  return compareTimes({
    pairs,
    one: (index) => make(known, index),
    other: (index) => make(unknown, index),
    after,
  });
}

async function start(engine: Engine, parts: Parameters<typeof createTestApp>[2]) {
  const app = await createTestApp(engine, {}, parts);
  await app.member('known');
  const { userId } = await app.member('fresh');
  await app.store.db.updateTable('users').set({ password_hash: '' }).where('user_id', '=', userId).execute();
  await app.register('waits');
  return app;
}

/** A server whose work is recorded until it has responded; mail, which differs by design, is left to a worker that does not run. */
async function startRecorded(engine: Engine, change: (passwords: Passwords) => Passwords = (same) => same) {
  const { store, passwords, record } = createWorkRecorder(await engine.freshStore());
  const { time, config } = await start(engine, { store, passwords });
  const app = createApp({
    ...{ store, config, passwords: change(passwords), clock: () => time.now },
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
      isRight: async (hash, password) => hash !== undefined && passwords.isRight(hash, password),
    }));
    const [knownWork, unknownWork] = [await workOf(known), await workOf(unknown)];
    expect(knownWork.hashes).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(unknownWork.hashes).toEqual([]);
    expect(unknownWork.statements).toEqual(knownWork.statements);
  });

  test('the recorder notices a server that executes one more statement for known users', async () => {
    const { workOf, store } = await startRecorded(engine, (passwords) => ({
      ...passwords,
      isRight: async (hash, password) => {
        if (hash !== undefined) await store.db.selectFrom('users').select('user_id').execute();
        return passwords.isRight(hash, password);
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
        // Hashing hides small differences; where both hash anyway it would only hide them from the test.
        const [path] = known(0);
        const app = await start(engine, { passwords: path === 'login' ? createPasswords() : cheapPasswords });
        const isTold = (area: number) => area <= 0.35 || area >= 0.65;
        const areas = [await tellApart(app, known, unknown)];
        // Whoever can be told apart is told apart again; a busy machine that fell upon one of the two does not do so twice.
        if (areas.some(isTold)) areas.push(await tellApart(app, known, unknown, 1));
        expect(areas.every(isTold), areas.join(' and ')).toBe(false);
      },
      patience,
    );
  });

describe('the comparison itself', () => {
  if (isAll)
    test('tells apart a server that hashes for known people only', async () => {
      const real = createPasswords();
      const hasty: Passwords = {
        ...real,
        isRight: async (hash, password) => hash !== undefined && real.isRight(hash, password),
      };
      const area = await compareTimes({
        pairs: 20,
        one: () =>
          hasty.isRight(
            '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5J3Mgc2FsdC4uLg$MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY',
            'wrong1!',
          ),
        other: () => hasty.isRight(undefined, 'wrong1!'),
        after: async () => {},
      });
      expect(area).toBeGreaterThan(0.95);
    });

  test('counts how often one is greater, ties half', () => {
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(1);
    expect(areaUnderCurve([1, 2], [3, 4])).toBe(0);
    expect(areaUnderCurve([1, 2], [1, 2])).toBe(0.5);
  });
});
