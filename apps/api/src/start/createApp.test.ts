import { ownMessages } from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { installCatalogue } from '../features/catalogue/built-in/installCatalogue.ts';
import { createTestApp } from '../testing/app/createTestApp.ts';
import { builtInCatalogue } from '../testing/database/builtInCatalogue.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';

eachEngine((engine) => {
  // @control:SEC-12
  test('a database that is gone is 503 in words, and passes nobody', async () => {
    const { call, store, logIn } = await createTestApp(engine);
    await store.close();
    for (const answer of [
      await logIn('bob'),
      await call('POST', '/api/auth/verify-email', { body: { token: 'x' } }),
      await call('GET', '/api/auth/verification-status?email=bob%40example.com'),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(Object.keys(answer.body)).toEqual(['message']);
      expect(answer.text).not.toMatch(/at |node_modules|\/work|select /);
    }
  });

  describe('addresses', () => {
    test('what is not there and what takes another method are told apart, as JSON with a sentence', async () => {
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
        const answer = await app.request(path, { method });
        expect(answer.status, `${method} ${path}`).toBe(status);
        expect(await answer.json()).toEqual({ message: status === 404 ? notFound : methodNotAllowed });
        if (path === '/api/profile') expect(answer.headers.get('allow')).toBe('GET, PATCH');
      }
    });

    test('HEAD is GET without a body', async () => {
      const { app } = await createTestApp(engine);
      const answer = await app.request('/api/auth/verification-status?email=x', { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('');
    });
  });

  test('every answer, good or bad, has the headers that keep a browser safe', async () => {
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

  describe('other origins', () => {
    const settings = { PUBLIC_URL: 'https://shelf.example', ALLOWED_ORIGINS: 'https://widgets.example' };
    const evil = 'https://evil.example';

    // @control:SEC-19
    test('anybody may read what anybody may see, without credentials', async () => {
      const { call } = await createTestApp(engine, settings);
      const callers: Record<string, string>[] = [{ origin: evil }, { origin: 'null' }, {}];
      for (const headers of callers) {
        const answer = await call('GET', '/api/auth/verification-status?email=x', { headers });
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
        expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
      }
    });

    // @control:SEC-19
    test('with a token, or to change something, only the site and ALLOWED_ORIGINS', async () => {
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

    test('may read where the next page of a collection is', async () => {
      const origin = 'https://widgets.example';
      const { call, member, store } = await createTestApp(engine, { ALLOWED_ORIGINS: origin });
      await installCatalogue(store, builtInCatalogue, Date.now);
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

  test('a top list that is kept goes out as the routes answer it, whoever asks and however', async () => {
    const { app, store, time, lines } = await createTestApp(engine);
    await installCatalogue(store, builtInCatalogue, () => time.now);
    const ask = async (headers: Record<string, string>) => {
      const answer = await app.request('/api/games/top', { headers });
      return [answer.status, Object.fromEntries(answer.headers), Buffer.from(await answer.arrayBuffer())];
    };
    const etag = (await app.request('/api/games/top', { method: 'HEAD' })).headers.get('etag') ?? '';
    for (const headers of [
      {},
      { 'accept-encoding': 'gzip, br' },
      { 'accept-encoding': 'gzip, br;q=0' },
      { 'if-none-match': etag },
      { origin: 'https://widgets.example' },
      { authorization: 'Bearer nobody' },
    ] as Record<string, string>[]) {
      const kept = await ask(headers);
      time.now += 30_000;
      const reread = await ask(headers);
      expect(kept, JSON.stringify(headers)).toEqual(reread);
    }
    const told = lines.filter((line) => line.includes('"/api/games/top"'));
    expect(told).toHaveLength(13);
  });

  // @control:SEC-10
  test('the log has a line for each request, without query, token or address', async () => {
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
