import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test, vi } from 'vitest';
import { Unavailable } from '../../../platform/http/errors.ts';
import { cheapPasswords, createTestApp } from '../../../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../../../testing/database/eachEngine.ts';
import { createPasswords, type Passwords } from '../passwords/passwordHashes.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const countStatus = (responses: readonly { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

/** A test app with the user bob; `verifications` returns how often a password was verified against a stored hash. */
async function start(
  engine: Engine,
  passwords: Passwords = cheapPasswords,
  settings: Record<string, string> = {},
) {
  const verifyPassword = vi.fn(passwords.verify);
  const app = await createTestApp(engine, settings, {
    passwords: { hash: passwords.hash, verify: verifyPassword },
  });
  await app.member('bob');
  verifyPassword.mockClear();
  const verifications = () => verifyPassword.mock.calls.filter(([hash]) => hash !== undefined).length;
  return { ...app, verifyPassword, verifications };
}

eachEngine((engine) => {
  // @control:SEC-12
  test('verifies 10 of 50 concurrent wrong passwords, and lets the owner log in from another IP address', async () => {
    const { logIn, verifyPassword, verifications, time } = await start(engine, createPasswords());
    const responses = await Promise.all(range(50).map(() => logIn('bob', 'wrong1!', '198.51.100.1')));
    expect(verifications()).toBe(10);
    expect(verifyPassword).toHaveBeenCalledTimes(10);
    expect([countStatus(responses, 401), countStatus(responses, 429)]).toEqual([10, 40]);
    const rejected = responses.find(({ status }) => status === 429);
    expect(rejected?.body.message).toBe(ownMessages.request.rateLimited);
    expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn('BOB', 'correct1!', '198.51.100.1')).status).toBe(429);
    expect((await logIn('bob', 'correct1!', '203.0.113.99')).status).toBe(200);
    time.now += 15 * 60 * 1000;
    expect((await logIn('bob', 'correct1!', '198.51.100.1')).status).toBe(200);
  });

  // @control:SEC-12
  test('verifies 10 of 50 concurrent wrong passwords sent half by username and half by email address', async () => {
    const { logIn, verifications } = await start(engine);
    const responses = await Promise.all(
      range(50).map((index) => logIn(index % 2 ? 'bob' : 'bob@example.com', 'wrong1!', '198.51.100.1')),
    );
    expect(verifications()).toBe(10);
    expect([countStatus(responses, 401), countStatus(responses, 429)]).toEqual([20, 30]);
    expect((await logIn('bob', 'correct1!', '203.0.113.99')).status).toBe(200);
  });

  test('treats logins by email address as wrong passwords once the username is at its limit, so that neither reveals the other', async () => {
    const { logIn, verifications, time } = await start(engine);
    const tryLogins = async (name: string, email: string) => {
      const responses = [];
      for (const _ of range(11)) responses.push(await logIn(name, 'wrong1!', '198.51.100.1'));
      for (const index of range(12))
        responses.push(await logIn(email, index === 4 ? 'correct1!' : 'wrong1!', '198.51.100.1'));
      return responses.map(({ status, text }) => `${status} ${text}`);
    };
    const knownResponses = await tryLogins('bob', 'bob@example.com');
    expect(verifications()).toBe(10);
    expect(await tryLogins('nobody', 'nobody@example.com')).toEqual(knownResponses);
    time.now += 15 * 60 * 1000;
    expect((await logIn('bob@example.com', 'correct1!', '198.51.100.1')).status).toBe(200);
  });

  test('verifies 100 wrong passwords by username and email address from all IP addresses, and exempts those of earlier logins', async () => {
    const { logIn, verifications } = await start(engine);
    const responses = await Promise.all(
      range(160).map((index) =>
        logIn(
          index % 2 ? 'bob' : 'bob@example.com',
          'wrong1!',
          `198.51.${index % 2}.${Math.floor(index / 8)}`,
        ),
      ),
    );
    expect(countStatus(responses, 401)).toBe(160);
    expect(verifications()).toBe(100);
    expect((await logIn('bob', 'correct1!', '192.0.2.1')).status).toBe(401);
    for (const name of ['bob', 'BOB@example.com']) expect((await logIn(name)).status).toBe(200);
  });

  test.each([
    ['without a trusted proxy', '0', (index: number) => `198.51.100.${index}`],
    ['with one trusted proxy', '1', (index: number) => `198.51.100.${index}, 192.0.2.7`],
  ])(
    '%s, a forged X-Forwarded-For header does not change the counted IP address',
    async (_, hops, header) => {
      const { call, verifications } = await start(engine, cheapPasswords, { TRUST_PROXY: hops });
      const responses = await Promise.all(
        range(20).map((index) =>
          call('POST', '/api/auth/login', {
            body: { username: 'bob', password: 'wrong1!' },
            headers: { 'x-forwarded-for': header(index) },
          }),
        ),
      );
      expect([countStatus(responses, 401), countStatus(responses, 429)]).toEqual([10, 10]);
      expect(verifications()).toBe(10);
    },
  );

  test.each([
    ['too many passwords are being verified', new Unavailable()],
    ['the database is unreachable', Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })],
    ['an internal error occurs', new Error('internal error')],
  ])('does not count a login as failed when %s', async (_, error) => {
    const { logIn, verifyPassword, store } = await start(engine);
    for (const _attempt of range(15)) {
      verifyPassword.mockRejectedValueOnce(error);
      expect((await logIn('bob')).status).toBeGreaterThanOrEqual(500);
    }
    const { hits } = await store.db
      .selectFrom('rate_limits')
      .select(({ fn }) => fn.sum<number | string>('hits').as('hits'))
      .where('limit_key', 'like', 'login %')
      .where('limit_key', 'not like', 'login known:%')
      .executeTakeFirstOrThrow();
    expect(Number(hits)).toBe(0);
    expect((await logIn('bob')).status).toBe(200);
  });

  test('a login with the old password during a password reset starts no session', async () => {
    const { logIn, verifyPassword, store } = await start(engine);
    verifyPassword.mockImplementationOnce(async () => {
      await store.db.updateTable('users').set({ password_hash: 'another' }).execute();
      return true;
    });
    const before = await store.db.selectFrom('sessions').selectAll().execute();
    const concurrentLogin = await logIn('bob');
    const wrong = await logIn('bob', 'wrong1!');
    expect(concurrentLogin).toMatchObject({ status: 401, text: wrong.text });
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual(before);
  });
});
