import { editIdHeader, ownMessages } from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/app/createTestApp.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { installBuiltInTitles } from '../testing/database/titles.ts';

eachEngine((engine) => {
  // @control:SEC-12
  test('responds with a server error and only a message if the database is closed', async () => {
    const { call, store, logIn } = await createTestApp(engine);
    await store.close();
    for (const response of [
      await logIn('bob'),
      await call('POST', '/api/auth/verify-email', { body: { token: 'x' } }),
      await call('GET', '/api/auth/verification-status?email=bob%40example.com'),
    ]) {
      expect(response.status).toBeGreaterThanOrEqual(500);
      expect(Object.keys(response.body)).toEqual(['message']);
      expect(response.text).not.toMatch(/at |node_modules|\/work|select /);
    }
  });

  describe('paths and methods', () => {
    test('responds with JSON and 404 to an unknown path, 405 to an unsupported method', async () => {
      const { app } = await createTestApp(engine);
      const { notFound, methodNotAllowed } = ownMessages.request;
      for (const [method, path, status] of [
        ['GET', '/api', 404],
        ['GET', '/api/nothing', 404],
        ['POST', '/api/nothing', 404],
        ['GET', '/api/auth', 404],
        ['GET', '/nothing', 404],
        ['GET', '/api/auth/login', 405],
        ['DELETE', '/api/profile', 405],
        ['PUT', '/api/auth/register', 405],
        ['PURGE', '/api/profile', 405],
      ] as const) {
        const response = await app.request(path, { method });
        expect(response.status, `${method} ${path}`).toBe(status);
        expect(await response.json()).toEqual({ message: status === 404 ? notFound : methodNotAllowed });
        if (path === '/api/profile') expect(response.headers.get('allow')).toBe('GET, PATCH');
      }
    });

    test('responds to HEAD as to GET without a body', async () => {
      const { app } = await createTestApp(engine);
      const response = await app.request('/api/auth/verification-status?email=x', { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    });
  });

  test('sends the security headers with every response, successful or not', async () => {
    const { call } = await createTestApp(engine, { PUBLIC_URL: 'https://shelf.example' });
    for (const path of ['/api/profile', '/api/nothing', '/api/auth/verification-status?email=x']) {
      const { headers } = await call('GET', path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'strict-transport-security': 'max-age=31536000',
      });
      expect(headers.has('x-powered-by')).toBe(false);
      expect(headers.has('set-cookie')).toBe(false);
    }
  });

  describe('CORS', () => {
    const settings = { PUBLIC_URL: 'https://shelf.example', ALLOWED_ORIGINS: 'https://widgets.example' };
    const evil = 'https://evil.example';

    // @control:SEC-19
    test('any origin may read public responses, without credentials', async () => {
      const { call } = await createTestApp(engine, settings);
      const callers: Record<string, string>[] = [{ origin: evil }, { origin: 'null' }, {}];
      for (const headers of callers) {
        const response = await call('GET', '/api/auth/verification-status?email=x', { headers });
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        expect(response.headers.has('access-control-allow-credentials')).toBe(false);
      }
    });

    // @control:SEC-19
    test('only the site and ALLOWED_ORIGINS may send a token or use other methods', async () => {
      const { call, app } = await createTestApp(engine, settings);
      for (const [origin, allowed] of [
        ['https://shelf.example', true],
        ['https://widgets.example', true],
        [evil, false],
        ['https://shelf.example.evil.example', false],
        ['http://shelf.example', false],
        ['null', false],
      ] as const) {
        const expected = allowed ? origin : null;
        const read = await call('GET', '/api/profile', {
          headers: { origin, authorization: 'Bearer a.b.c' },
        });
        expect(read.headers.get('access-control-allow-origin')).toBe(expected);
        expect(read.headers.get('vary')).toBe('origin');
        const write = await call('POST', '/api/auth/login', { headers: { origin }, body: {} });
        expect(write.headers.get('access-control-allow-origin')).toBe(expected);
        const preflight = await app.request('/api/profile', {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'PATCH',
            'access-control-request-headers': 'authorization,content-type',
          },
        });
        expect(preflight.status).toBe(204);
        expect(preflight.headers.get('access-control-allow-origin')).toBe(expected);
        expect(preflight.headers.get('access-control-allow-headers')).toBe(
          allowed ? 'authorization, content-type' : null,
        );
      }
    });

    test('other origins may read the id of an edit, which a response has only if something has changed', async () => {
      const origin = 'https://widgets.example';
      const { call, member, store } = await createTestApp(engine, { ALLOWED_ORIGINS: origin });
      await installBuiltInTitles(store);
      const { token } = await member('bob');
      const rate = async (rating: number) => {
        const body = { username: 'bob', gameId: 'portal', rating, status: 'playing' };
        const { headers } = await call('POST', '/api/userGames/ratings', {
          token,
          body,
          headers: { origin },
        });
        return [headers.get(editIdHeader), headers.get('access-control-expose-headers')];
      };
      const [id, exposed] = await rate(4);
      expect(exposed).toBe(editIdHeader);
      expect((await call('GET', `/api/edits/${id}`, { token })).body).toMatchObject({ id, kind: 'rate' });
      expect(await rate(4)).toEqual([null, null]);
      expect((await rate(5))[0]).not.toBe(id);
    });

    test('other origins may read the Link header of a collection', async () => {
      const origin = 'https://widgets.example';
      const { call, member, store } = await createTestApp(engine, { ALLOWED_ORIGINS: origin });
      await installBuiltInTitles(store);
      const { token, userId } = await member('bob');
      for (const gameId of ['portal', 'elden-ring'])
        await call('POST', '/api/userGames/ratings', {
          ...{ token, body: { username: 'bob', gameId, rating: 4, status: 'playing' } },
        });
      const path = `/api/userGames/${userId}/games?limit=1`;
      const { headers, body } = await call('GET', path, { token, headers: { origin } });
      expect(body).toHaveLength(1);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-expose-headers')).toBe('link');
      const last = /<(.+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
      expect((await call('GET', last, { token, headers: { origin } })).headers.has('link')).toBe(false);
    });
  });

  test('serves a cached top list with the same status, headers and body as its route', async () => {
    const { app, store, time, lines } = await createTestApp(engine);
    await installBuiltInTitles(store, () => time.now);
    const request = async (headers: Record<string, string>) => {
      const response = await app.request('/api/games/top', { headers });
      return [
        response.status,
        Object.fromEntries(response.headers),
        Buffer.from(await response.arrayBuffer()),
      ];
    };
    const etag = (await app.request('/api/games/top', { method: 'HEAD' })).headers.get('etag') ?? '';
    for (const headers of [
      {},
      { 'accept-encoding': 'gzip, br' },
      { 'accept-encoding': 'gzip, br;q=0' },
      { 'if-none-match': etag },
      { origin: 'https://widgets.example' },
      { authorization: 'Bearer invalid' },
    ] as Record<string, string>[]) {
      const cached = await request(headers);
      time.now += 30_000;
      const reread = await request(headers);
      expect(cached, JSON.stringify(headers)).toEqual(reread);
    }
    const logged = lines.filter((line) => line.includes('"/api/games/top"'));
    expect(logged).toHaveLength(13);
  });

  // @control:SEC-10
  test('logs each request without its query, token and email address', async () => {
    const { call, lines, member } = await createTestApp(engine);
    const { token } = await member('bob');
    await call('GET', '/api/auth/verification-status?email=bob%40example.com', { token });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      level: 'debug',
      event: 'request',
      method: 'GET',
      path: '/api/auth/verification-status',
      status: 200,
    });
    expect(lines.join()).not.toContain('example.com');
    expect(lines.join()).not.toContain(token);
  });
});
