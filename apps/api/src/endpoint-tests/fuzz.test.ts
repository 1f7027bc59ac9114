import { endpoints } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/app/createTestApp.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { documentedStatuses } from './documentedStatuses.ts';
import { fuzzedText, fuzzedValue } from './fuzz/fuzzedValue.ts';

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
// Also texts that mean something here.
const text = fc.oneof(
  { weight: 3, arbitrary: fuzzedText },
  {
    weight: 1,
    arbitrary: fc.constantFrom('bob', 'bob@example.com', 'the-witcher-3-wild-hunt', 'playing', 'watched'),
  },
);
const value = fc.oneof(text, fuzzedValue);
const page = fc.record(
  { limit: fc.oneof(text, fc.constantFrom('1', '500')), after: text },
  { requiredKeys: [] },
);
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...names, ...more), value, { maxKeys: 6 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
// Logging out would leave the rest of a run at the door.
const calls = endpoints.filter(({ path }) => path !== '/api/auth/logout');

eachEngine((engine) => {
  // @control:FLT-08
  test('whatever comes in, what goes out is documented: no 5xx, no stack, no path', async () => {
    const { call, member, lines } = await createTestApp(engine, { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
    const { token, userId } = await member('bob');
    const request = fc.record({
      endpoint: fc.constantFrom(...calls),
      body,
      query: text,
      parameter: text,
      page: fc.option(page),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ endpoint, body, query, parameter, page }) => {
        const path = endpoint.path
          .replace(':userId', userId)
          .replace(/:\w+/g, () => encodeURIComponent(Buffer.from(parameter).toString()) || 'x');
        const search = endpoint.query ? `?${new URLSearchParams({ query, email: query, ...page })}` : '';
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
      { numRuns: process.env.TEST_TIER === 'all' ? 1_500 : 750 },
    );
  });
});
