import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { expect, test, vi } from 'vitest';
import { cheapPasswords, createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

eachEngine((engine) => {
  test('logs in by username or email address, in any case, with the correct password', async () => {
    const { member, logIn, call } = await createTestApp(engine);
    await member('Bob');
    for (const identifier of ['Bob', 'bOB', ' bob ', 'bob@example.com', 'BOB@EXAMPLE.COM']) {
      const response = await logIn(identifier);
      expect(response).toMatchObject({
        status: 200,
        body: { user: { email: 'Bob@example.com', display_name: null, avatar_url: null } },
      });
      expect((await call('GET', '/api/profile', { token: response.body.token })).status).toBe(200);
    }
  });

  test('the token contains the claims of its user and session', async () => {
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
  test('every failed login gets the same response', async () => {
    const { member, register, logIn } = await createTestApp(engine);
    await member('bob');
    await register('waits');
    const responses = [
      await logIn('bob', 'wrong1!'),
      await logIn('bob@example.com', 'wrong1!'),
      await logIn('nobody', 'wrong1!'),
      await logIn('nobody@example.com', 'correct1!'),
      await logIn('waits', 'wrong1!'),
      await logIn("' or 1=1 --", 'x'),
      await logIn('bob', 'correct1! '),
      await logIn('bob', 'CORRECT1!'),
    ];
    for (const response of responses) {
      expect(response).toMatchObject({ status: 401, body: { message: messages.login.failed } });
      expect(response.text).toBe(responses[0]?.text);
      expect([...response.headers]).toEqual([...(responses[0]?.headers ?? [])]);
    }
  });

  // @control:SEC-01
  test('an unverified user with the correct password gets 403 with requiresVerification and no token', async () => {
    const { register, logIn } = await createTestApp(engine);
    await register('waits');
    const response = await logIn('waits');
    expect(response).toMatchObject({
      status: 403,
      body: {
        message: messages.login.unverified,
        requiresVerification: true,
        user: { email: 'waits@example.com' },
      },
    });
    expect(response.body).not.toHaveProperty('token');
  });

  test.each([
    [{}, messages.login.missingFields],
    [{ username: ' ', password: 'x' }, messages.login.missingFields],
    [{ username: 'bob', password: '' }, messages.login.missingFields],
    [{ username: 'bob', password: { $ne: 1 } }, messages.login.missingFields],
    [{ username: 'bob', password: 'x', userId: 'y' }, ownMessages.request.unknownField('userId')],
  ])('rejects the body %j with an error message', async (body, message) => {
    const { call } = await createTestApp(engine);
    expect(await call('POST', '/api/auth/login', { body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test('does not count logins with the correct password', async () => {
    const { member, logIn } = await createTestApp(engine);
    await member('bob');
    for (let index = 0; index < 12; index++) expect((await logIn('bob')).status).toBe(200);
  });

  // @control:SEC-12
  test('verifies 100 wrong passwords for an account from all IP addresses, and exempts those of earlier logins', async () => {
    const { member, logIn } = await createTestApp(engine);
    await member('bob');
    const responses = await Promise.all(
      Array.from({ length: 110 }, (_, index) =>
        logIn('bob', 'wrong1!', `198.51.100.${Math.floor(index / 2)}`),
      ),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(100);
    expect((await logIn('bob', 'correct1!', '192.0.2.1')).status).toBe(429);
    expect((await logIn('bob', 'correct1!')).status).toBe(200);
  });

  // @control:SEC-12
  test('verifies 100 wrong passwords from one IP address for all accounts, regardless of X-Forwarded-For', async () => {
    const { call } = await createTestApp(engine);
    const attempt = (index: number) =>
      call('POST', '/api/auth/login', {
        body: { username: `nobody${index}`, password: 'wrong1!' },
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
      });
    const responses = await Promise.all(Array.from({ length: 105 }, (_, index) => attempt(index)));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('RATE_LIMITS=off disables the limits', async () => {
    const { logIn } = await createTestApp(engine, { RATE_LIMITS: 'off' });
    for (let index = 0; index < 12; index++) expect((await logIn('nobody', 'wrong1!')).status).toBe(401);
  });

  // @control:SEC-13
  test('a failed human check responds with its error message, and no password is verified', async () => {
    const isHuman = vi.fn(async () => false);
    const humanCheck = { challenge: async () => ({}), isHuman };
    const verifyPassword = vi.fn(cheapPasswords.verify);
    const passwords = { hash: cheapPasswords.hash, verify: verifyPassword };
    const { logIn, register } = await createTestApp(engine, {}, { humanCheck, passwords });
    for (const response of [await logIn('bob'), await register('bob')])
      expect(response).toMatchObject({ status: 400, body: { message: messages.humanCheck.failed } });
    isHuman.mockRejectedValueOnce(new Error('the service timed out'));
    expect(await logIn('bob')).toMatchObject({ status: 400, body: { message: messages.humanCheck.failed } });
    expect(verifyPassword).not.toHaveBeenCalled();
  });
});
