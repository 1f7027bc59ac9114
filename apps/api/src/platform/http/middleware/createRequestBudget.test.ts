import { catalogues, ownMessages } from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createRequestBudget } from './createRequestBudget.ts';

describe('the budget of a client', () => {
  test('is 600 requests at once and 10 per second after that, for each client by itself', () => {
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
  test('a client with a used-up budget gets 429 with Retry-After, others and what is in memory 200', async () => {
    const { call, time } = await createTestApp(engine);
    const search = `${catalogues.game.searchEndpoint.path}?query=`;
    const refused = { status: 429, body: { message: ownMessages.request.tooMany } };
    // A text that nothing can match costs no statement.
    for (let count = 0; count < 600; count++) await call('GET', search);
    const answer = await call('GET', search);
    expect(answer).toMatchObject(refused);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await call('POST', '/api/auth/login', { body: {} })).toMatchObject(refused);
    expect(await call('GET', '/oembed?url=x')).toMatchObject(refused);
    expect((await call('GET', search, { address: '198.51.100.1' })).status).not.toBe(429);
    time.now += 1_000;
    expect((await call('GET', search)).status).not.toBe(429);
  });
});
