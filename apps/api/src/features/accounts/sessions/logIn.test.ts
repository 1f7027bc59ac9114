import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

eachEngine((engine) => {
  test('a name or an address, in any case of letters, with the right password', async () => {
    const { member, logIn, call } = await createTestApp(engine);
    await member('Bob');
    for (const typed of ['Bob', 'bOB', ' bob ', 'bob@example.com', 'BOB@EXAMPLE.COM']) {
      const answer = await logIn(typed);
      expect(answer).toMatchObject({
        status: 200,
        body: { user: { email: 'Bob@example.com', display_name: null, avatar_url: null } },
      });
      expect((await call('GET', '/api/profile', { token: answer.body.token })).status).toBe(200);
    }
  });

  test('the token carries who it is for', async () => {
    const { member, time } = await createTestApp(engine);
    const { token, userId } = await member('Bob');
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload).toEqual({
      userId,
      sub: userId,
      username: 'Bob',
      display_name: null,
      avatar_url: null,
      sid: expect.any(String),
      ver: 1,
      iss: 'gildshelf',
      aud: 'gildshelf-api',
      iat: Math.floor(time.now / 1000),
      exp: Math.floor(time.now / 1000) + 7 * 24 * 60 * 60,
    });
  });

  // @control:SEC-01
  test('every way to fail is the same bytes', async () => {
    const { member, register, logIn } = await createTestApp(engine);
    await member('bob');
    await register('waits');
    const answers = [
      await logIn('bob', 'wrong1!'),
      await logIn('bob@example.com', 'wrong1!'),
      await logIn('nobody', 'wrong1!'),
      await logIn('nobody@example.com', 'correct1!'),
      await logIn('waits', 'wrong1!'),
      await logIn("' or 1=1 --", 'x'),
      await logIn('bob', 'correct1! '),
      await logIn('bob', 'CORRECT1!'),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 401, body: { message: messages.login.failed } });
      expect(answer.text).toBe(answers[0]?.text);
      expect([...answer.headers]).toEqual([...(answers[0]?.headers ?? [])]);
    }
  });

  // @control:SEC-01
  test('with the right password an unverified person is told to verify, and gets no token', async () => {
    const { register, logIn } = await createTestApp(engine);
    await register('waits');
    const answer = await logIn('waits');
    expect(answer).toMatchObject({
      status: 403,
      body: {
        message: messages.login.unverified,
        requiresVerification: true,
        user: { email: 'waits@example.com' },
      },
    });
    expect(answer.body).not.toHaveProperty('token');
  });

  test.each([
    [{}, messages.login.missingFields],
    [{ username: ' ', password: 'x' }, messages.login.missingFields],
    [{ username: 'bob', password: '' }, messages.login.missingFields],
    [{ username: 'bob', password: { $ne: 1 } }, messages.login.missingFields],
    [{ username: 'bob', password: 'x', userId: 'y' }, ownMessages.request.unknownField('userId')],
  ])('%j is refused in words', async (body, sentence) => {
    const { call } = await createTestApp(engine);
    expect(await call('POST', '/api/auth/login', { body })).toMatchObject({
      status: 400,
      body: { message: sentence },
    });
  });

  test('right passwords are not counted', async () => {
    const { member, logIn } = await createTestApp(engine);
    await member('bob');
    for (let index = 0; index < 12; index++) expect((await logIn('bob')).status).toBe(200);
  });

  // @control:SEC-12
  test('from everywhere at once an account is guessed at 100 times; where its owner was before, they still get in', async () => {
    const { member, logIn } = await createTestApp(engine);
    await member('bob');
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, index) =>
        logIn('bob', 'wrong1!', `198.51.100.${Math.floor(index / 2)}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
    expect((await logIn('bob', 'correct1!', '192.0.2.1')).status).toBe(429);
    expect((await logIn('bob', 'correct1!')).status).toBe(200);
  });

  // @control:SEC-12
  test('100 wrong ones from an address, whoever they are for; a header does not make it another', async () => {
    const { call } = await createTestApp(engine);
    const attempt = (index: number) =>
      call('POST', '/api/auth/login', {
        body: { username: `nobody${index}`, password: 'wrong1!' },
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
      });
    const answers = await Promise.all(Array.from({ length: 105 }, (_, index) => attempt(index)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('RATE_LIMITS=off holds nobody up', async () => {
    const { logIn } = await createTestApp(engine, { RATE_LIMITS: 'off' });
    for (let index = 0; index < 12; index++) expect((await logIn('nobody', 'wrong1!')).status).toBe(401);
  });

  // @control:SEC-13
  test('who does not pass the human check gets its sentence, and no password is looked at', async () => {
    const isHuman = vi.fn(async () => false);
    const humanCheck = { challenge: async () => ({}), isHuman };
    const isRight = vi.fn(cheapPasswords.isRight);
    const passwords = { hash: cheapPasswords.hash, isRight };
    const { logIn, register } = await createTestApp(engine, {}, { humanCheck, passwords });
    for (const answer of [await logIn('bob'), await register('bob')])
      expect(answer).toMatchObject({ status: 400, body: { message: messages.humanCheck.failed } });
    isHuman.mockRejectedValueOnce(new Error('the provider hangs'));
    expect(await logIn('bob')).toMatchObject({ status: 400, body: { message: messages.humanCheck.failed } });
    expect(isRight).not.toHaveBeenCalled();
  });
});
