import { ownMessages } from '@gildshelf/api-client/contract';
import { base64url, CompactSign, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

const day = 24 * 60 * 60 * 1000;
const secret = new TextEncoder().encode('a secret for tests, long enough to sign with');

eachEngine((engine) => {
  const start = async () => {
    const app = await createTestApp(engine, { RATE_LIMITS: 'off' });
    const profile = (token: string) => app.call('GET', '/api/profile', { token });
    return { ...app, profile, ...(await app.member('bob')) };
  };

  // @control:SEC-05
  test('logging out ends that session and no other', async () => {
    const { call, profile, token, logIn } = await start();
    const other = (await logIn('bob')).body.token;
    expect(await call('POST', '/api/auth/logout', { token })).toMatchObject({
      status: 200,
      body: { message: ownMessages.account.loggedOut },
    });
    expect(await profile(token)).toMatchObject({
      status: 401,
      body: { message: ownMessages.request.unauthenticated },
    });
    expect((await call('POST', '/api/auth/logout', { token })).status).toBe(401);
    expect((await profile(other)).status).toBe(200);
  });

  test('a session ends after three unused days, each use extends it, and a token expires after seven days', async () => {
    const { profile, token, time } = await start();
    time.now += 3 * day - 1;
    expect((await profile(token)).status).toBe(200);
    time.now += 3 * day - 1;
    expect((await profile(token)).status).toBe(200);
    time.now += day;
    expect((await profile(token)).status).toBe(200);
    time.now += 3000;
    expect((await profile(token)).status).toBe(401);
  });

  // @control:SEC-05
  test('a session ends after three idle days', async () => {
    const { profile, token, time } = await start();
    time.now += 3 * day;
    expect((await profile(token)).status).toBe(401);
  });

  test('the last use of a session is stored at most once per hour', async () => {
    const { profile, token, time, store } = await start();
    const seen = async () =>
      (await store.db.selectFrom('sessions').select('last_seen_at').execute())[0]?.last_seen_at;
    const first = await seen();
    time.now += 59 * 60 * 1000;
    await profile(token);
    expect(await seen()).toBe(first);
    time.now += 60 * 1000;
    await profile(token);
    await expect.poll(seen).toBe(time.now);
  });

  // @control:SEC-05
  test('a session ends after 30 days, however often its token is renewed', async () => {
    const { call, time, token: first, profile } = await start();
    let token = first;
    for (let days = 2; days < 30; days += 2) {
      time.now += 2 * day;
      token = (await call('PATCH', '/api/profile', { token, body: { bio: String(days) } })).body.token;
    }
    time.now += 2 * day - 1000;
    expect((await profile(token)).status).toBe(200);
    time.now += 1000;
    expect((await profile(token)).status).toBe(401);
  });

  describe('a forged token gets 401', () => {
    // @control:SEC-09
    test('with any changed algorithm, key, signature, header or claim', async () => {
      const { profile, token, userId, time } = await start();
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      const [head = '', body = '', signature = ''] = token.split('.');
      const signed = (change: object = {}, header: object = {}, key: Uint8Array = secret) =>
        new SignJWT({ ...claims, ...change })
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
          .sign(key);
      const without = (name: string) => {
        const { [name]: _, ...rest } = claims;
        return new CompactSign(new TextEncoder().encode(JSON.stringify(rest)))
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
          .sign(secret);
      };
      const encoded = (header: object) => base64url.encode(JSON.stringify(header));
      expect((await profile(await signed())).status).toBe(200);
      const forgeries = await Promise.all([
        new UnsecuredJWT(claims).encode(),
        `${encoded({ alg: 'none', typ: 'at+jwt' })}.${body}.${signature}`,
        `${encoded({ alg: 'None', typ: 'at+jwt' })}.${body}.x`,
        `${head}.${body}.`,
        `${head}.${encoded({ ...claims, userId: 'other' })}.${signature}`,
        signed({}, {}, new TextEncoder().encode('another secret, also long enough to sign')),
        signed({}, {}, new TextEncoder().encode('x'.repeat(32))),
        signed(
          {},
          { alg: 'HS512' },
          new TextEncoder().encode('a secret for tests, long enough to sign with'.repeat(2)),
        ),
        signed({}, { typ: 'JWT' }),
        signed({}, { typ: undefined }),
        signed({ iss: 'another issuer' }),
        signed({ aud: 'another audience' }),
        signed({ exp: Math.floor(time.now / 1000) }),
        signed({ ver: 2 }),
        signed({ sid: '01a1f8bd-b143-7745-ba54-ef6ba879ae63' }),
        signed({ sid: "' or 1=1 --" }),
        signed({ sub: '01a1f8bd-b143-7745-ba54-ef6ba879ae63' }),
        signed({ sub: userId, userId: '01a1f8bd-b143-7745-ba54-ef6ba879ae63' }),
        ...['exp', 'iat', 'iss', 'aud', 'sub', 'sid', 'ver', 'userId', 'username'].map(without),
      ]);
      expect(forgeries.length).toBeGreaterThanOrEqual(20);
      for (const forgery of forgeries) expect((await profile(forgery)).status, forgery).toBe(401);
    });

    // @control:SEC-09
    test('with any one character changed, except for the unused bits of the last', async () => {
      const { app, token, profile } = await start();
      expect((await profile(token)).status).toBe(200);
      const changed = [...token.slice(0, -1)].map((character, index) => {
        const other = character === 'A' ? 'B' : 'A';
        return token.slice(0, index) + other + token.slice(index + 1);
      });
      for (const forgery of changed) {
        const response = await app.request('/api/profile', {
          headers: { authorization: `Bearer ${forgery}` },
        });
        expect(response.status, forgery).toBe(401);
      }
    });

    // @control:SEC-24
    test('in a malformed Authorization header, and never 500', async () => {
      const { call, token } = await start();
      const headers = [
        'Bearer',
        'Bearer ',
        '',
        'Basic Ym9iOng=',
        token,
        `Bearer  ${token}`,
        `Bearer ${token} x`,
      ];
      const more = [
        `Bearer ${'a'.repeat(64_000)}`,
        'Bearer a.b.c',
        'Bearer é.é.é',
        `Bearer ${token}, Bearer ${token}`,
      ];
      for (const authorization of [...headers, ...more])
        expect(
          (await call('GET', '/api/profile', { headers: { authorization } })).status,
          authorization,
        ).toBe(401);
      expect(
        (await call('GET', '/api/profile', { headers: { authorization: `bearer ${token}` } })).status,
      ).toBe(200);
    });
  });
});
