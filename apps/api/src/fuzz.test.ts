import { endpoints } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapPasswords } from './testing/cheapPasswords.ts';
import { createTestApp } from './testing/createTestApp.ts';
import { documentedStatuses } from './testing/documentedStatuses.ts';
import { eachEngine } from './testing/eachEngine.ts';

const names = [
  'email',
  'username',
  'password',
  'recaptchaToken',
  'token',
  'gameId',
  'animeId',
  'movieId',
  'rating',
];
const more = [
  'status',
  'display_name',
  'avatar_url',
  'bio',
  'location',
  'website',
  'role',
  '__proto__',
  'constructor',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'bob',
    'bob@example.com',
    'the-witcher-3-wild-hunt',
    'playing',
    'watched',
    "'; drop table users --",
  ),
  fc.constantFrom('\ud800', '%', '_', '\\', 'C++(', '../..', '\u202e', '🎮'.repeat(40), '\u0000'),
);
const value = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
);
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...names, ...more), value, { maxKeys: 6 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
// Logging out would leave the rest of a run at the door.
const calls = endpoints.filter(({ path }) => path !== '/api/auth/logout');

eachEngine((engine) => {
  test('whatever comes in, what goes out is documented: no 5xx, no stack, no path', async () => {
    const { call, member, lines } = await createTestApp(
      engine,
      { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
      { passwords: cheapPasswords },
    );
    const { token, userId } = await member('bob');
    const request = fc.record({
      endpoint: fc.constantFrom(...calls),
      body,
      query: text,
      parameter: text,
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ endpoint, body, query, parameter }) => {
        const path = endpoint.path
          .replace(':userId', userId)
          .replace(/:\w+/g, () => encodeURIComponent(Buffer.from(parameter).toString()) || 'x');
        const search = endpoint.query ? `?${new URLSearchParams({ query, email: query })}` : '';
        const hasBody = endpoint.method !== 'GET';
        const answer = await call(endpoint.method, path + search, { token, ...(hasBody && { body }) });
        // A parameter that is empty or climbs leads to another address.
        const documented = [
          ...(documentedStatuses(endpoint) ?? []),
          ...(path.includes('..') ? [404, 405] : []),
        ];
        expect(documented, `${endpoint.method} ${path}: ${answer.text}\n${lines.at(-1)}`).toContain(
          answer.status,
        );
        if (answer.status >= 400) expect(typeof answer.body.message).toBe('string');
        expect(answer.text).not.toMatch(/\n\s+at |node_modules|sqlite|postgres|select "/i);
      }),
      { numRuns: 1_500 },
    );
  });
});
