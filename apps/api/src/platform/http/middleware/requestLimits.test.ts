import { catalogues, ownMessages } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { clientIp, createRequestBudget } from './requestLimits.ts';

describe('the request budget of a client', () => {
  test('allows a burst of 600 requests and then 10 per second, separately for each client', () => {
    let now = 0;
    const budget = createRequestBudget(() => now, true);
    const take = (client: string) => budget(client).waitMs;
    for (let count = 0; count < 600; count++) expect(take('a')).toBeUndefined();
    expect(take('a')).toBe(100);
    expect(take('b')).toBeUndefined();
    now += 1_000;
    for (let count = 0; count < 10; count++) expect(take('a')).toBeUndefined();
    expect(take('a')).toBeGreaterThan(0);
  });

  test('reports what is left, and when the budget is full again', () => {
    const take = createRequestBudget(() => 0, true, 60);
    expect(take('a')).toEqual({ remaining: 59, resetMs: 1_000, waitMs: undefined });
    expect(take('a')).toEqual({ remaining: 58, resetMs: 2_000, waitMs: undefined });
    for (let count = 0; count < 58; count++) take('a');
    expect(take('a')).toEqual({ remaining: 0, resetMs: 60_000, waitMs: 1_000 });
  });

  test('is unlimited with RATE_LIMITS=off', () => {
    const budget = createRequestBudget(() => 0, false);
    for (let count = 0; count < 1_000; count++) expect(budget('a').waitMs).toBeUndefined();
  });
});

eachEngine((engine) => {
  // @control:SEC-12
  test('responds with 429 and Retry-After to a client without budget, and not to others', async () => {
    const { call, time } = await createTestApp(engine);
    const search = `${catalogues.game.searchTitles.path}?query=`;
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

describe('the address of a client', () => {
  async function clientIpOf(socket: string | undefined, forwarded: string | undefined, hops: number) {
    const http = new Hono();
    http.get('/', (context) => context.text(clientIp(context, hops)));
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const response = await http.request(
      '/',
      { headers },
      { incoming: { socket: { remoteAddress: socket } } },
    );
    return response.text();
  }

  // @control:SEC-12
  test.each([
    ['uses the address of the socket without proxies', '203.0.113.7', undefined, 0, '203.0.113.7'],
    ['ignores X-Forwarded-For without proxies', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['uses the last entry behind one proxy', '10.0.0.1', '1.2.3.4, 198.51.100.1', 1, '198.51.100.1'],
    [
      'uses the last but one entry behind two proxies',
      '10.0.0.1',
      '6.6.6.6, 198.51.100.1, 10.0.0.2',
      2,
      '198.51.100.1',
    ],
    [
      'uses the first entry if there are fewer entries than proxies',
      '10.0.0.1',
      '198.51.100.1',
      3,
      '198.51.100.1',
    ],
    ['uses the socket if the proxy adds no header', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['uses the socket if the entry is malformed', '10.0.0.1', '1.2.3.4, <script>', 1, '10.0.0.1'],
    ['converts an IPv4-mapped IPv6 address to IPv4', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['reduces an IPv6 address to its /64', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    [
      'reduces another address of the same /64 to the same value',
      '2001:db8:1:2:ffff::1',
      undefined,
      0,
      '2001:db8:1:2::/64',
    ],
    ['omits the zone', 'fe80::1%eth0', undefined, 0, 'fe80::/64'],
    ['omits the port of an IPv4 entry', '10.0.0.1', '198.51.100.1:5678', 1, '198.51.100.1'],
    ['omits the port of an IPv6 entry in brackets', '10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::/64'],
    ['returns "unknown" without a socket', undefined, undefined, 0, 'unknown'],
  ])('%s', async (_, socket, forwarded, hops, address) => {
    expect(await clientIpOf(socket, forwarded, hops)).toBe(address);
  });
});
