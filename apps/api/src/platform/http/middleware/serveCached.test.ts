import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../../log/createLog.ts';
import { readyResponse } from '../response/readyResponse.ts';
import { type CachedResponses, serveCached } from './serveCached.ts';

function start() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const log = createLog('debug', (line) => lines.push(JSON.parse(line)));
  const http = new Hono();
  http.all('*', (context) => context.text('from a route', 202));
  const cache = { isFilled: true };
  const responses: CachedResponses = new Map([
    ['/cached', () => (cache.isFilled ? readyResponse(Buffer.from('cached'), 200, {}) : undefined)],
  ]);
  const page = (_: Request, path: string) =>
    path === '/page' && cache.isFilled
      ? { status: 200, headers: {}, chunks: [Buffer.from('pa'), Buffer.from('ge')] }
      : undefined;
  serveCached(http, responses, log, page);
  const request = async (path: string, method = 'GET') => {
    const response = await http.request(path, { method });
    return response.status === 200 ? response.text() : response.status;
  };
  return { request, cache, lines };
}

test('serves a cached response without running a route, whatever the query, and logs it without the query', async () => {
  const { request, lines } = start();
  expect(await request('/cached')).toBe('cached');
  expect(await request('/cached?token=secret')).toBe('cached');
  const line = { level: 'debug', event: 'request', method: 'GET', path: '/cached', status: 200 };
  expect(lines).toMatchObject([line, line]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('serves a cached page likewise, for GET requests only', async () => {
  const { request, cache, lines } = start();
  expect(await request('/page?from=a-friend')).toBe('page');
  expect(lines).toMatchObject([{ path: '/page', status: 200 }]);
  expect(await request('/page', 'HEAD')).toBe(202);
  cache.isFilled = false;
  expect(await request('/page')).toBe(202);
});

test('runs the routes for other methods, other paths and responses that are no longer cached', async () => {
  const { request, cache } = start();
  for (const method of ['HEAD', 'POST', 'OPTIONS']) expect(await request('/cached', method)).toBe(202);
  for (const path of ['/', '/cached/', '/CACHED', '/constructor']) expect(await request(path)).toBe(202);
  cache.isFilled = false;
  expect(await request('/cached')).toBe(202);
});
