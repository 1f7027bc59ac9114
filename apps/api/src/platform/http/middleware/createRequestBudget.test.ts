import { catalogues, ownMessages } from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createRequestBudget } from './createRequestBudget.ts';

describe('the request budget of a client', () => {
  test('allows a burst of 600 requests and then 10 per second, separately for each client', () => {
    let now = 0;
    const take = createRequestBudget(() => now, true);
    for (let count = 0; count < 600; count++) expect(take('a')).toBeUndefined();
    expect(take('a')).toBe(100);
    expect(take('b')).toBeUndefined();
    now += 1_000;
    for (let count = 0; count < 10; count++) expect(take('a')).toBeUndefined();
    expect(take('a')).toBeGreaterThan(0);
  });

  test('is unlimited with RATE_LIMITS=off', () => {
    const take = createRequestBudget(() => 0, false);
    for (let count = 0; count < 1_000; count++) expect(take('a')).toBeUndefined();
  });
});

eachEngine((engine) => {
  // @control:SEC-12
  test('responds with 429 and Retry-After to a client without budget, and not to others', async () => {
    const { call, time } = await createTestApp(engine);
    const search = `${catalogues.game.searchEndpoint.path}?query=`;
    const rejection = { status: 429, body: { message: ownMessages.request.rateLimited } };
    // A query that cannot match any title runs no SQL statement.
    for (let count = 0; count < 600; count++) await call('GET', search);
    const response = await call('GET', search);
    expect(response).toMatchObject(rejection);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await call('POST', '/api/auth/login', { body: {} })).toMatchObject(rejection);
    expect(await call('GET', '/oembed?url=x')).toMatchObject(rejection);
    expect((await call('GET', search, { address: '198.51.100.1' })).status).not.toBe(429);
    time.now += 1_000;
    expect((await call('GET', search)).status).not.toBe(429);
  });
});
