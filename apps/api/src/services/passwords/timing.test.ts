import { describe, expect, test } from 'vitest';
import { cheapPasswords } from '../../testing/cheapPasswords.ts';
import { areaUnderCurve, compareTimes } from '../../testing/compareTimes.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { eachEngine } from '../../testing/eachEngine.ts';
import { createPasswords, type Passwords } from './createPasswords.ts';

const window = 15 * 60 * 1000;
const pairs = 150;
const warmUp = 10;
// 320 calls one after the other, each with its writes: a busy disk takes its time, which is not what is compared.
const patience = 5 * 60 * 1000;
const recaptchaToken = 'a person';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
type Call = (index: number) => readonly [path: string, body: object];

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

const cases: readonly (readonly [title: string, known: Call, unknown: Call])[] = [
  ['a login by a known name and by an unknown one', logIn('known'), logIn('nobody')],
  ['one by a known e-mail and by an unknown one', logIn('known@example.com'), logIn('nobod@example.com')],
  ['one for an account without a password and for none', logIn('fresh'), logIn('nobody')],
  ['a forgotten password of a known and of an unknown e-mail', forgot('known'), forgot('nobody')],
  ['one of an e-mail that waits and of an unknown one', forgot('waits'), forgot('nobody')],
  ['a link again for an e-mail that waits and for an unknown one', resend('waits'), resend('nobody')],
  [
    'a registration with a known e-mail and with a new one',
    register('one', () => 'known@example.com'),
    register('other', (index) => `new${index}@example.com`),
  ],
];

/** How well two calls are told apart by their time; what a server does behind its answers is not timed. */
async function tellApart(
  { app, time, settle }: TestApp,
  known: Call,
  unknown: Call,
  series = 0,
): Promise<number> {
  const make = async (call: Call, index: number) => {
    const [path, body] = call(index + series * (pairs + warmUp));
    const peer = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await app.request(`/api/auth/${path}`, init, peer);
    expect([200, 401]).toContain(answer.status);
  };
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

async function start(engine: Parameters<typeof createTestApp>[0], passwords: Passwords) {
  const app = await createTestApp(engine, {}, { passwords });
  await app.member('known');
  const { userId } = await app.member('fresh');
  await app.store.db.updateTable('users').set({ password_hash: '' }).where('user_id', '=', userId).execute();
  await app.register('waits');
  return app;
}

eachEngine((engine) => {
  // @control:SEC-02
  test.each(cases)(
    '%s cannot be told apart by their time',
    async (title, known, unknown) => {
      // Hashing hides small differences; where both hash anyway it would only hide them from the test.
      const isLogin = title.includes('login') || title.startsWith('one by') || title.startsWith('one for');
      const app = await start(engine, isLogin ? createPasswords() : cheapPasswords);
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
  // @control:SEC-02
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
