import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../../log/createLog.ts';
import { readyResponse } from '../response/readyResponse.ts';
import { type CachedResponses, serveCached } from './serveCached.ts';

function start() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const log = createLog('debug', (line) => lines.push(JSON.parse(line)));
  const http = new Hono();
  http.all('*', (context) => context.text('made', 202));
  const shelf = { isThere: true };
  const kept: CachedResponses = new Map([
    ['/kept', () => (shelf.isThere ? readyResponse(Buffer.from('kept'), 200, {}) : undefined)],
  ]);
  const page = (_: Request, path: string) =>
    path === '/page' && shelf.isThere
      ? { status: 200, headers: {}, pieces: [Buffer.from('pa'), Buffer.from('ge')] }
      : undefined;
  serveCached(http, kept, log, page);
  const ask = async (path: string, method = 'GET') => {
    const answer = await http.request(path, { method });
    return answer.status === 200 ? answer.text() : answer.status;
  };
  return { ask, shelf, lines };
}

test('what is kept goes out before any route is asked, whatever the query, with its line in the log', async () => {
  const { ask, lines } = start();
  expect(await ask('/kept')).toBe('kept');
  expect(await ask('/kept?token=secret')).toBe('kept');
  const line = { level: 'debug', event: 'request', method: 'GET', path: '/kept', status: 200 };
  expect(lines).toMatchObject([line, line]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('so does a page', async () => {
  const { ask, shelf, lines } = start();
  expect(await ask('/page?from=a-friend')).toBe('page');
  expect(lines).toMatchObject([{ path: '/page', status: 200 }]);
  expect(await ask('/page', 'HEAD')).toBe(202);
  shelf.isThere = false;
  expect(await ask('/page')).toBe(202);
});

test('other methods, other addresses and what is not there any more go to the routes', async () => {
  const { ask, shelf } = start();
  for (const method of ['HEAD', 'POST', 'OPTIONS']) expect(await ask('/kept', method)).toBe(202);
  for (const path of ['/', '/kept/', '/KEPT', '/constructor']) expect(await ask(path)).toBe(202);
  shelf.isThere = false;
  expect(await ask('/kept')).toBe(202);
});
