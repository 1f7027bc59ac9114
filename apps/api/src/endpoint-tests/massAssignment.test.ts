import { endpoints, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { installCatalogue } from '../features/catalogue/built-in/installCatalogue.ts';
import { createTestApp } from '../testing/app/createTestApp.ts';
import { builtInCatalogue } from '../testing/database/builtInCatalogue.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { bodyFields, sampleBody } from '../testing/sampleBody.ts';

const numRuns = process.env.TEST_TIER === 'all' ? 20_000 : 5_000;
const bob = { username: 'bob', email: 'bob@example.com', password: 'correct1!' };
const withBody = endpoints.filter(({ body }) => body);
const intruders = [
  ...['role', 'isAdmin', 'userId', 'user_id', 'verified_at', 'password_hash'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ''],
];

/** The text of a JSON object with one more field, for no object of JavaScript holds a `__proto__` of its own by writing it. */
function widened(body: object | undefined, field: string, value: unknown): string {
  const text = JSON.stringify(body);
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(field)}:${JSON.stringify(value)}}`;
}

afterEach(() => {
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

eachEngine((engine) => {
  // @control:SEC-08
  test('one field too many, in any call with a body, is 400 by name, and nothing is written', async () => {
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
      for (const field of intruders) {
        const body = widened(sampleBody(endpoint, bob), field, {
          isAdmin: true,
          prototype: { isAdmin: true },
        });
        const answer = await call(endpoint.method, endpoint.path, { token, body });
        if (answer.status === 404 && answer.text.includes(ownMessages.request.notFound)) continue;
        expect(answer, `${endpoint.path} with ${field}`).toMatchObject({
          status: 400,
          body: { message: ownMessages.request.unknownField(field) },
        });
      }
    expect(await dump()).toBe(before);
  });

  // @control:SEC-07
  test("a rating in somebody else's name is 403 and writes nothing, for neither of them", async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, builtInCatalogue, Date.now);
    const { call, member } = await createTestApp(engine, {}, { store });
    const { token } = await member('bob');
    await member('eve');
    for (const { rateEndpoint } of Object.values(mediaTypes))
      for (const username of ['eve', 'EVE', 'nobody', 'bob ', 'bоb', '']) {
        const body = { ...sampleBody(rateEndpoint, bob), username };
        expect(await call('POST', rateEndpoint.path, { token, body }), username).toMatchObject({
          status: 403,
          body: { message: ownMessages.request.notYours },
        });
      }
    expect(await store.db.selectFrom('tracked_items').selectAll().execute()).toEqual([]);
    const { rateEndpoint } = mediaTypes.game;
    expect(
      (await call('POST', rateEndpoint.path, { token, body: sampleBody(rateEndpoint, bob) })).status,
    ).toBe(200);
  });
});

describe('the schemas of bodies', () => {
  const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  // @control:SEC-08
  test(`refuse every body with a field too many: ${numRuns} values`, () => {
    const name = fc.oneof(fc.constantFrom(...intruders), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...withBody),
        name,
        fc.jsonValue({ maxDepth: 2 }),
        (endpoint, field, value) => {
          fc.pre(!bodyFields(endpoint).includes(field));
          const body: unknown = JSON.parse(widened(sampleBody(endpoint, bob), field, value));
          expect(endpoint.body?.safeParse(body).success).toBe(false);
        },
      ),
      { numRuns },
    );
  });

  // @control:SEC-08
  test(`let nothing through that they do not name, whatever comes: ${numRuns} values`, () => {
    let taken = 0;
    const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.object({ maxDepth: 2 }));
    const piece = fc.dictionary(fc.constantFrom(...intruders), anything, {
      maxKeys: 1,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...withBody), piece, fc.boolean(), (endpoint, extra, isWhole) => {
        const whole = isWhole ? sampleBody(endpoint, bob) : {};
        const parsed = endpoint.body?.safeParse(json({ ...whole, ...extra }));
        if (!parsed?.success) return;
        taken += 1;
        const fields = bodyFields(endpoint);
        expect(Object.keys(Object(parsed.data)).filter((field) => !fields.includes(field))).toEqual([]);
        expect(Object.getPrototypeOf(parsed.data)).toBe(Object.prototype);
      }),
      { numRuns },
    );
    expect(taken).toBeGreaterThan(numRuns / 20);
  });
});
