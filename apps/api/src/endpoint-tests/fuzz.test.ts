import { endpoints } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/app/createTestApp.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { fuzzedText, fuzzedValue } from './fuzz/fuzzedRequest.ts';
import { documentedStatuses } from './fuzz/statuses.ts';

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
const moreNames = [
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
// Some of the texts are valid values of the application.
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
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...names, ...moreNames), value, { maxKeys: 6 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
// After a logout, all further requests of a run would be unauthenticated.
const calls = endpoints.filter(({ path }) => path !== '/api/auth/logout');

eachEngine((engine) => {
  // @control:FLT-08
  test('random requests get documented statuses, no 5xx, and no stack trace or path in a response', async () => {
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
        const response = await call(endpoint.method, path + search, { token, ...(hasBody && { body }) });
        // A parameter with '..' resolves to another path.
        const documented = [
          ...(documentedStatuses(endpoint) ?? []),
          ...(path.includes('..') ? [404, 405] : []),
        ];
        expect(documented, `${endpoint.method} ${path}: ${response.text}\n${lines.at(-1)}`).toContain(
          response.status,
        );
        if (response.status >= 400) expect(typeof response.body.message).toBe('string');
        expect(response.text).not.toMatch(/\n\s+at |node_modules|sqlite|postgres|select "/i);
      }),
      { numRuns: process.env.TEST_TIER === 'all' ? 1_500 : 750 },
    );
  });
});
