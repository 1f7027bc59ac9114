import { auth, defineEndpoint, messages, ownMessages, serverLimits } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../../log/createLog.ts';
import { errorHandler } from '../errorHandler.ts';
import type { Api } from './serveEndpoint.ts';
import { serveEndpoint } from './serveEndpoint.ts';

const owned = defineEndpoint({
  id: 'owned',
  method: 'GET',
  path: '/api/shelves/:userId/:slug',
  access: 'owner',
  query: z.object({ query: z.string() }),
  response: z.object({ slug: z.string() }),
});
const bodiless = defineEndpoint({
  id: 'bodiless',
  method: 'POST',
  path: '/api/again',
  access: 'public',
  response: z.object({}),
});
const plain = defineEndpoint({
  id: 'plain',
  method: 'POST',
  path: '/api/note',
  access: 'user',
  body: z.strictObject({ note: z.string() }),
  response: z.object({ note: z.string() }),
});
const list = defineEndpoint({
  id: 'list',
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
    cachedResponses: new Map(),
    authenticate: async (authorization) =>
      authorization === 'Bearer good'
        ? { userId: 'me', username: 'Bob', sessionId: 's', seesAdultTitles: false }
        : undefined,
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
  const response = await http.request(path, init);
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const note = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  send('/api/note', { method: 'POST', body, headers: { ...good, ...headers } });

describe('access', () => {
  test('responds with 401 and a message to a missing or invalid token', async () => {
    for (const headers of [{}, { authorization: 'Bearer bad' }]) {
      const response = await send('/api/shelves/me/x?query=q', { headers });
      expect(response).toMatchObject({ status: 401, body: { message: ownMessages.request.unauthenticated } });
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  test('responds with the same 403 to the id of another user and to an unknown id', async () => {
    const [foreign, unknown] = await Promise.all(
      ['other', '%00'].map((id) => send(`/api/shelves/${id}/x?query=q`, { headers: good })),
    );
    expect(foreign).toMatchObject({ status: 403, body: { message: ownMessages.request.forbidden } });
    expect(unknown?.body).toEqual(foreign?.body);
  });

  test('responds to the owner with the fields of the contract only', async () => {
    const response = await send('/api/shelves/me/witcher?query=q', { headers: good });
    expect(response).toMatchObject({ status: 200, body: { slug: 'witcher q' } });
    expect(response.body).not.toHaveProperty('secret');
  });

  test('checks access before it parses the body', async () => {
    expect((await send('/api/note', { method: 'POST', body: '{' })).status).toBe(401);
  });
});

describe('input validation', () => {
  test('responds with 400 and the name of a missing query parameter', async () => {
    expect(await send('/api/shelves/me/x', { headers: good })).toMatchObject({
      status: 400,
      body: { message: ownMessages.request.invalidField('query') },
    });
  });

  // @control:SEC-19
  test('responds with 415 to a body whose content type is not JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])
      expect(await note('{"note":"x"}', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { message: ownMessages.request.unsupportedContentType },
      });
    expect((await note('{"note":"x"}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(
      200,
    );
  });

  test.each([['{'], [''], ['nul'], ['{"note":"x"}}'], [new Uint8Array([0x22, 0xff, 0x22])]])(
    'responds with 400 to the malformed JSON %s',
    async (body) => {
      expect(await note(body)).toMatchObject({ status: 400, body: { message: ownMessages.request.notJson } });
    },
  );

  // @control:SEC-22
  test('responds with 413 to a body over 64 kB, with or without Content-Length', async () => {
    const tooLarge = JSON.stringify({ note: 'x'.repeat(serverLimits.requestBody) });
    const withLength = await note(tooLarge, { ...json, 'content-length': String(tooLarge.length) });
    const withoutLength = await note(tooLarge);
    for (const response of [withLength, withoutLength])
      expect(response).toMatchObject({ status: 413, body: { message: ownMessages.request.tooLarge } });
    const fits = JSON.stringify({ note: 'x'.repeat(serverLimits.requestBody - 11) });
    expect(fits).toHaveLength(serverLimits.requestBody);
    expect((await note(fits)).status).toBe(200);
  });

  test('responds with 413 to a body over 64 kB where none is expected', async () => {
    const body = 'x'.repeat(serverLimits.requestBody + 1);
    for (const headers of [{}, { 'content-length': String(body.length) }])
      expect(await send('/api/again', { method: 'POST', body, headers })).toMatchObject({
        status: 413,
        body: { message: ownMessages.request.tooLarge },
      });
  });

  // @control:SEC-22
  test('responds with 400 to JSON that is nested 30,000 levels deep', async () => {
    const deep = 30_000;
    expect((await note(`${'['.repeat(deep)}${']'.repeat(deep)}`)).status).toBe(400);
    expect((await note(`{"note":${'['.repeat(deep)}${']'.repeat(deep)}}`)).status).toBe(400);
    expect((await note(`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`)).status).toBe(400);
  });

  test.each(['role', 'userId', '__proto__', 'constructor', 'toString'])(
    'rejects the unknown field %s',
    async (name) => {
      expect(await note(`{"note":"x","${name}":{"admin":true}}`)).toMatchObject({
        status: 400,
        body: { message: ownMessages.request.unknownField(name) },
      });
      expect({}).not.toHaveProperty('admin');
    },
  );

  test('rejects U+0000, which PostgreSQL cannot store', async () => {
    expect(await note('{"note":"a\\u0000b"}')).toMatchObject({
      status: 400,
      body: { message: ownMessages.request.invalidField('note') },
    });
    expect((await send('/api/shelves/me/a%00b?query=q', { headers: good })).status).toBe(400);
    expect((await send('/api/shelves/me/x?query=a%00b', { headers: good })).status).toBe(400);
  });

  // @control:SEC-19
  test('ignores any body where none is expected', async () => {
    for (const init of [
      {},
      { body: 'x', headers: { 'content-type': 'text/plain' } },
      { body: '{', headers: json },
    ])
      expect((await send('/api/again', { method: 'POST', ...init })).status).toBe(200);
  });

  test('returns a message once, however many fields it is about', async () => {
    const response = await send('/api/auth/register', { method: 'POST', body: '{}', headers: json });
    expect(response).toMatchObject({
      status: 400,
      body: {
        message: messages.register.missingFields,
        errors: [{ message: messages.register.missingFields }],
      },
    });
  });
});

test('responds with 500 to a response that violates the contract, with the reason in the log only', async () => {
  expect(await send('/api/list')).toMatchObject({
    status: 500,
    body: { message: messages.transport.unexpected },
  });
  expect(lines.join()).toContain('violates the contract');
});
