import { auth, defineEndpoint, messages, ownMessages, servedLimits } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../../log/createLog.ts';
import { errorHandler } from '../errorHandler.ts';
import type { Api } from './serveEndpoint.ts';
import { serveEndpoint } from './serveEndpoint.ts';

const owned = defineEndpoint({
  method: 'GET',
  path: '/api/shelves/:userId/:slug',
  access: 'owner',
  query: z.object({ query: z.string() }),
  response: z.object({ slug: z.string() }),
});
const bodiless = defineEndpoint({
  method: 'POST',
  path: '/api/again',
  access: 'public',
  response: z.object({}),
});
const plain = defineEndpoint({
  method: 'POST',
  path: '/api/note',
  access: 'user',
  body: z.strictObject({ note: z.string() }),
  response: z.object({ note: z.string() }),
});
const list = defineEndpoint({
  method: 'GET',
  path: '/api/list',
  access: 'public',
  response: z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => entries.filter((entry) => entry === 1)),
  ),
});

const lines: string[] = [];

function startApp() {
  const http = new Hono();
  const api: Api = {
    http,
    kept: new Map(),
    authenticate: async (authorization) =>
      authorization === 'Bearer good' ? { userId: 'me', username: 'Bob', sessionId: 's' } : undefined,
  };
  http.onError(errorHandler(createLog('error', (line) => lines.push(line))));
  serveEndpoint(api, owned, ({ params, query }) => ({
    slug: `${params.slug} ${query.query}`,
    secret: 'never',
  }));
  serveEndpoint(api, bodiless, () => ({}));
  serveEndpoint(api, plain, ({ body, user }) => ({ note: `${user.username}: ${body.note}` }));
  serveEndpoint(api, auth.register, () => ({}));
  serveEndpoint(api, list, () => [1, 2]);
  return http;
}

const http = startApp();
const json = { 'content-type': 'application/json' };
const good = { authorization: 'Bearer good' };

async function send(path: string, init: RequestInit = {}) {
  const answer = await http.request(path, init);
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

const note = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  send('/api/note', { method: 'POST', body, headers: { ...good, ...headers } });

describe('who may', () => {
  test('no token, or none that is good, is 401 with a sentence', async () => {
    for (const headers of [{}, { authorization: 'Bearer bad' }]) {
      const answer = await send('/api/shelves/me/x?query=q', { headers });
      expect(answer).toMatchObject({ status: 401, body: { message: ownMessages.request.signInNeeded } });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  test('the id of somebody else and of nobody are refused with the same bytes', async () => {
    const [foreign, missing] = await Promise.all(
      ['other', '%00'].map((id) => send(`/api/shelves/${id}/x?query=q`, { headers: good })),
    );
    expect(foreign).toMatchObject({ status: 403, body: { message: ownMessages.request.notYours } });
    expect(missing?.body).toEqual(foreign?.body);
  });

  test('the owner gets an answer, of which only what the contract names goes out', async () => {
    const answer = await send('/api/shelves/me/witcher?query=q', { headers: good });
    expect(answer).toMatchObject({ status: 200, body: { slug: 'witcher q' } });
    expect(answer.body).not.toHaveProperty('secret');
  });

  test('access is asked before anything is parsed', async () => {
    expect((await send('/api/note', { method: 'POST', body: '{' })).status).toBe(401);
  });
});

describe('what may come in', () => {
  test('a missing query is 400 and named', async () => {
    expect(await send('/api/shelves/me/x', { headers: good })).toMatchObject({
      status: 400,
      body: { message: ownMessages.request.wrongShape('query') },
    });
  });

  // @control:SEC-19
  test('a body that is not said to be JSON is 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])
      expect(await note('{"note":"x"}', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { message: ownMessages.request.wrongContentType },
      });
    expect((await note('{"note":"x"}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(
      200,
    );
  });

  test.each([['{'], [''], ['nul'], ['{"note":"x"}}'], [new Uint8Array([0x22, 0xff, 0x22])]])(
    '%s is no JSON: 400',
    async (body) => {
      expect(await note(body)).toMatchObject({ status: 400, body: { message: ownMessages.request.notJson } });
    },
  );

  // @control:SEC-22
  test('a body over 64 kB is 413, whether its length is told or not', async () => {
    const tooLarge = JSON.stringify({ note: 'x'.repeat(servedLimits.requestBody) });
    const told = await note(tooLarge, { ...json, 'content-length': String(tooLarge.length) });
    const untold = await note(tooLarge);
    for (const answer of [told, untold])
      expect(answer).toMatchObject({ status: 413, body: { message: ownMessages.request.tooLarge } });
    const fits = JSON.stringify({ note: 'x'.repeat(servedLimits.requestBody - 11) });
    expect(fits).toHaveLength(servedLimits.requestBody);
    expect((await note(fits)).status).toBe(200);
  });

  test('a body over 64 kB is 413 also where none is expected', async () => {
    const body = 'x'.repeat(servedLimits.requestBody + 1);
    for (const headers of [{}, { 'content-length': String(body.length) }])
      expect(await send('/api/again', { method: 'POST', body, headers })).toMatchObject({
        status: 413,
        body: { message: ownMessages.request.tooLarge },
      });
  });

  // @control:SEC-22
  test('30,000 brackets deep is 400', async () => {
    const deep = 30_000;
    expect((await note(`${'['.repeat(deep)}${']'.repeat(deep)}`)).status).toBe(400);
    expect((await note(`{"note":${'['.repeat(deep)}${']'.repeat(deep)}}`)).status).toBe(400);
    expect((await note(`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`)).status).toBe(400);
  });

  test.each(['role', 'userId', '__proto__', 'constructor', 'toString'])(
    'a field %s is refused',
    async (name) => {
      expect(await note(`{"note":"x","${name}":{"admin":true}}`)).toMatchObject({
        status: 400,
        body: { message: ownMessages.request.unknownField(name) },
      });
      expect({}).not.toHaveProperty('admin');
    },
  );

  test('U+0000 is refused, for PostgreSQL keeps none', async () => {
    expect(await note('{"note":"a\\u0000b"}')).toMatchObject({
      status: 400,
      body: { message: ownMessages.request.wrongShape('note') },
    });
    expect((await send('/api/shelves/me/a%00b?query=q', { headers: good })).status).toBe(400);
    expect((await send('/api/shelves/me/x?query=a%00b', { headers: good })).status).toBe(400);
  });

  // @control:SEC-19
  test('where no body is expected, any body and none are fine', async () => {
    for (const init of [
      {},
      { body: 'x', headers: { 'content-type': 'text/plain' } },
      { body: '{', headers: json },
    ])
      expect((await send('/api/again', { method: 'POST', ...init })).status).toBe(200);
  });

  test('one sentence stands once, however many fields it speaks of', async () => {
    const answer = await send('/api/auth/register', { method: 'POST', body: '{}', headers: json });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: messages.register.missingFields,
        errors: [{ message: messages.register.missingFields }],
      },
    });
  });
});

test('an answer that breaks the contract is our fault: 500, told in the log alone', async () => {
  expect(await send('/api/list')).toMatchObject({
    status: 500,
    body: { message: messages.transport.unexpected },
  });
  expect(lines.join()).toContain('breaks the contract');
});
