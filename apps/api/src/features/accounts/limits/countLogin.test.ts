import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test, vi } from 'vitest';
import { Unavailable } from '../../../platform/http/errors.ts';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { type Engine, eachEngine } from '../../../testing/database/eachEngine.ts';
import { createPasswords, type Passwords } from '../passwords/createPasswords.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const statuses = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Bob, and a count of how often a real password hash was compared. */
async function start(
  engine: Engine,
  real: Passwords = cheapPasswords,
  settings: Record<string, string> = {},
) {
  const isRight = vi.fn(real.isRight);
  const app = await createTestApp(engine, settings, { passwords: { hash: real.hash, isRight } });
  await app.member('bob');
  isRight.mockClear();
  const reached = () => isRight.mock.calls.filter(([hash]) => hash !== undefined).length;
  return { ...app, isRight, reached };
}

eachEngine((engine) => {
  // @control:SEC-12
  test('of 50 wrong logins at once ten reach the password hash, and the owner gets in from elsewhere', async () => {
    const { logIn, isRight, reached, time } = await start(engine, createPasswords());
    const answers = await Promise.all(many(50).map(() => logIn('bob', 'wrong1!', '198.51.100.1')));
    expect(reached()).toBe(10);
    expect(isRight).toHaveBeenCalledTimes(10);
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([10, 40]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.message).toBe(ownMessages.request.tooMany);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn('BOB', 'correct1!', '198.51.100.1')).status).toBe(429);
    expect((await logIn('bob', 'correct1!', '203.0.113.99')).status).toBe(200);
    time.now += 15 * 60 * 1000;
    expect((await logIn('bob', 'correct1!', '198.51.100.1')).status).toBe(200);
  });

  // @control:SEC-12
  test('of 50 at once, half by name and half by e-mail, ten reach it too', async () => {
    const { logIn, reached } = await start(engine);
    const answers = await Promise.all(
      many(50).map((index) => logIn(index % 2 ? 'bob' : 'bob@example.com', 'wrong1!', '198.51.100.1')),
    );
    expect(reached()).toBe(10);
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([20, 30]);
    expect((await logIn('bob', 'correct1!', '203.0.113.99')).status).toBe(200);
  });

  test('whoever used up the name is refused by e-mail as for a wrong password: not even a right one tells that both are one', async () => {
    const { logIn, reached, time } = await start(engine);
    const asked = async (name: string, email: string) => {
      const answers = [];
      for (const _ of many(11)) answers.push(await logIn(name, 'wrong1!', '198.51.100.1'));
      for (const index of many(12))
        answers.push(await logIn(email, index === 4 ? 'correct1!' : 'wrong1!', '198.51.100.1'));
      return answers.map(({ status, text }) => `${status} ${text}`);
    };
    const known = await asked('bob', 'bob@example.com');
    expect(reached()).toBe(10);
    expect(await asked('nobody', 'nobody@example.com')).toEqual(known);
    time.now += 15 * 60 * 1000;
    expect((await logIn('bob@example.com', 'correct1!', '198.51.100.1')).status).toBe(200);
  });

  test('from everywhere a name and its e-mail are guessed at 100 times together; where the owner was before, they get in', async () => {
    const { logIn, reached } = await start(engine);
    const answers = await Promise.all(
      many(160).map((index) =>
        logIn(
          index % 2 ? 'bob' : 'bob@example.com',
          'wrong1!',
          `198.51.${index % 2}.${Math.floor(index / 8)}`,
        ),
      ),
    );
    expect(statuses(answers, 401)).toBe(160);
    expect(reached()).toBe(100);
    expect((await logIn('bob', 'correct1!', '192.0.2.1')).status).toBe(401);
    for (const name of ['bob', 'BOB@example.com']) expect((await logIn(name)).status).toBe(200);
  });

  test.each([
    ['no proxy of ours', '0', (index: number) => `198.51.100.${index}`],
    ['one proxy of ours', '1', (index: number) => `198.51.100.${index}, 192.0.2.7`],
  ])('behind %s another X-Forwarded-For is not another address', async (_, hops, header) => {
    const { call, reached } = await start(engine, cheapPasswords, { TRUST_PROXY: hops });
    const answers = await Promise.all(
      many(20).map((index) =>
        call('POST', '/api/auth/login', {
          body: { username: 'bob', password: 'wrong1!' },
          headers: { 'x-forwarded-for': header(index) },
        }),
      ),
    );
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([10, 10]);
    expect(reached()).toBe(10);
  });

  test.each([
    ['the house is full', new Unavailable()],
    ['the database is away', Object.assign(new Error('no'), { code: 'ECONNREFUSED' })],
    ['something of ours is broken', new Error('a fault')],
  ])('a login that could not be looked at because %s was not a wrong one', async (_, problem) => {
    const { logIn, isRight, store } = await start(engine);
    for (const _attempt of many(15)) {
      isRight.mockRejectedValueOnce(problem);
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

  test('a password that is reset while somebody logs in with the old one leaves no session behind', async () => {
    const { logIn, isRight, store } = await start(engine);
    isRight.mockImplementationOnce(async () => {
      await store.db.updateTable('users').set({ password_hash: 'another' }).execute();
      return true;
    });
    const before = await store.db.selectFrom('sessions').selectAll().execute();
    const overtaken = await logIn('bob');
    const wrong = await logIn('bob', 'wrong1!');
    expect(overtaken).toMatchObject({ status: 401, text: wrong.text });
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual(before);
  });
});
