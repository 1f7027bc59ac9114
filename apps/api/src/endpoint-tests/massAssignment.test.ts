import { endpoints, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/app/createTestApp.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { installSampleTitles } from '../testing/database/titles.ts';
import { bodyFields, sampleBody } from '../testing/sampleBody.ts';

const numRuns = process.env.TEST_TIER === 'all' ? 20_000 : 5_000;
const bob = { username: 'bob', email: 'bob@example.com', password: 'correct1!' };
const withBody = endpoints.filter(({ body }) => body);
const unknownFields = [
  ...['role', 'isAdmin', 'userId', 'user_id', 'verified_at', 'password_hash'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ''],
];

/** The text of a JSON object with an additional field; text, because an object literal cannot have an own `__proto__`. */
function withField(body: object | undefined, field: string, value: unknown): string {
  const text = JSON.stringify(body);
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(field)}:${JSON.stringify(value)}}`;
}

afterEach(() => {
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

eachEngine((engine) => {
  // @control:SEC-08
  test('every call with a body rejects an unknown field with a 400 that names it, and writes nothing', async () => {
    const { call, member, store } = await createTestApp(engine, { RATE_LIMITS: 'off' });
    const { token } = await member('bob');
    const dump = async () =>
      JSON.stringify([
        await store.db.selectFrom('users').selectAll().execute(),
        await store.db.selectFrom('outbox').selectAll().execute(),
        await store.db.selectFrom('tracked_items').selectAll().execute(),
        await store.db.selectFrom('sessions').select(['user_id', 'session_id']).execute(),
      ]);
    const before = await dump();
    expect(withBody.length).toBeGreaterThan(8);
    for (const endpoint of withBody)
      for (const field of unknownFields) {
        const body = withField(sampleBody(endpoint, bob), field, {
          isAdmin: true,
          prototype: { isAdmin: true },
        });
        const response = await call(endpoint.method, endpoint.path, { token, body });
        if (response.status === 404 && response.text.includes(ownMessages.request.notFound)) continue;
        expect(response, `${endpoint.path} with ${field}`).toMatchObject({
          status: 400,
          body: { message: ownMessages.request.unknownField(field) },
        });
      }
    expect(await dump()).toBe(before);
  });

  // @control:SEC-07
  test('rejects a rating in the name of another user with 403 and writes nothing for either user', async () => {
    const store = await engine.freshStore();
    await installSampleTitles(store);
    const { call, member } = await createTestApp(engine, {}, { store });
    const { token } = await member('bob');
    await member('eve');
    for (const { rateTitle } of Object.values(mediaTypes))
      for (const username of ['eve', 'EVE', 'nobody', 'bob ', 'bоb', '']) {
        const body = { ...sampleBody(rateTitle, bob), username };
        expect(await call('POST', rateTitle.path, { token, body }), username).toMatchObject({
          status: 403,
          body: { message: ownMessages.request.forbidden },
        });
      }
    expect(await store.db.selectFrom('tracked_items').selectAll().execute()).toEqual([]);
    const { rateTitle } = mediaTypes.game;
    expect((await call('POST', rateTitle.path, { token, body: sampleBody(rateTitle, bob) })).status).toBe(
      200,
    );
  });
});

describe('the schemas of request bodies', () => {
  const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  // @control:SEC-08
  test(`reject every body with an unknown field: ${numRuns} values`, () => {
    const name = fc.oneof(fc.constantFrom(...unknownFields), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...withBody),
        name,
        fc.jsonValue({ maxDepth: 2 }),
        (endpoint, field, value) => {
          fc.pre(!bodyFields(endpoint).includes(field));
          const body: unknown = JSON.parse(withField(sampleBody(endpoint, bob), field, value));
          expect(endpoint.body?.safeParse(body).success).toBe(false);
        },
      ),
      { numRuns },
    );
  });

  // @control:SEC-08
  test(`return only declared fields for any input: ${numRuns} values`, () => {
    let accepted = 0;
    const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.object({ maxDepth: 2 }));
    const unknownField = fc.dictionary(fc.constantFrom(...unknownFields), anything, {
      maxKeys: 1,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...withBody), unknownField, fc.boolean(), (endpoint, extra, isComplete) => {
        const body = isComplete ? sampleBody(endpoint, bob) : {};
        const parsed = endpoint.body?.safeParse(throughJson({ ...body, ...extra }));
        if (!parsed?.success) return;
        accepted += 1;
        const fields = bodyFields(endpoint);
        expect(Object.keys(Object(parsed.data)).filter((field) => !fields.includes(field))).toEqual([]);
        expect(Object.getPrototypeOf(parsed.data)).toBe(Object.prototype);
      }),
      { numRuns },
    );
    expect(accepted).toBeGreaterThan(numRuns / 20);
  });
});
