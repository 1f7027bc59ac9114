import { endpoints } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp, type TestResponse } from '../testing/app/createTestApp.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { bodyFields } from '../testing/sampleBody.ts';
import { bodyText, fuzzedRequest } from './fuzz/fuzzedRequest.ts';
import { createFuzzUsers } from './fuzz/fuzzUsers.ts';
import { createTally, documentedStatuses } from './fuzz/statuses.ts';

const calls = endpoints.filter(({ path }) => /^\/api\/(auth|profile)\b/.test(path));
const internals =
  /\n\s+at |node_modules|\.ts\b|file:\/\/|\/apps\/|sqlite|postgres|argon2|select "|insert into/i;

const userProvidedFields = new Set([
  'token',
  'email',
  'display_name',
  'avatar_url',
  'bio',
  'location',
  'website',
]);

test('docs/api.md documents the statuses of every call', () => {
  expect(endpoints.filter((endpoint) => !documentedStatuses(endpoint))).toEqual([]);
});

/** PostgreSQL gets fewer runs, because most of the tested code is the same for both engines. */
const runs =
  process.env.TEST_TIER === 'all' ? { sqlite: 20_000, postgres: 4_000 } : { sqlite: 5_000, postgres: 1_500 };

// The long tier takes half a minute on two cores, and longer on a busy machine.
const timeoutMs = 10 * 60 * 1000;

eachEngine((engine) => {
  const numRuns = runs[engine.name];
  // About one request in a hundred is a registration that succeeds; the rest succeed more often.
  const leastSuccesses = numRuns < 4_000 ? 2 : 20;
  // @control:FLT-08
  test(
    `${numRuns} requests to account calls get documented statuses, no 5xx, and no internals in a response`,
    async () => {
      const humanCheck = {
        challenge: async () => ({}),
        isHuman: async (solution: string) => solution !== 'a robot',
      };
      const store = await engine.freshStore();
      // Durability is not tested here, and waiting for the disk would take most of the time.
      if (engine.name === 'sqlite') await sql`pragma synchronous = off`.execute(store.db);
      const server = await createTestApp(
        engine,
        { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
        { store, humanCheck },
      );
      const users = await createFuzzUsers(server, 30);
      const tally = createTally();
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(fuzzedRequest(calls), async (request) => {
          const { endpoint, flaw } = request;
          server.time.now += request.pause;
          const all = users.fields(request);
          const sentFields = Object.fromEntries(bodyFields(endpoint).map((field) => [field, all[field]]));
          const body = bodyText(request, sentFields);
          const token = flaw.kind === 'token' ? flaw.token : await users.tokenOf(request);
          const query = endpoint.query && {
            email: flaw.kind === 'junk' ? String(flaw.value) : String(all.email),
          };
          const path = query ? `${endpoint.path}?${new URLSearchParams(query)}` : endpoint.path;
          const response = await server.call(endpoint.method, path, {
            ...(endpoint.access !== 'public' && token && { token }),
            ...(body !== undefined && { body }),
            ...(flaw.kind === 'content type' && endpoint.body && { headers: { 'content-type': flaw.type } }),
          });
          const name = `${endpoint.method} ${endpoint.path}`;
          const summary = `${name} ${body}: ${response.status} ${response.text}\n${server.lines.at(-1)}`;
          expect(documentedStatuses(endpoint), summary).toContain(response.status);
          expect(serverText(response), summary).not.toMatch(internals);
          if (response.status >= 400) expect(typeof response.body?.message, summary).toBe('string');
          tally.count(name, response.status);
          if (isAccepted(request.endpoint, body, query, response.status)) accepted += 1;
          await users.update(request, sentFields, response);
        }),
        { numRuns, endOnFailure: true },
      );
      console.info(
        `${engine.name}: ${numRuns} requests, ${accepted} of them passed access checks and validation\n${tally.text()}`,
      );
      expect(accepted).toBeGreaterThan(numRuns / 4);
      for (const { method, path } of calls)
        expect(tally.of(`${method} ${path}`, 200), path).toBeGreaterThan(leastSuccesses);
    },
    timeoutMs,
  );
});

/** A response without tokens and without the values that users entered, which may contain any text, even '.ts'. */
function serverText({ body, text }: TestResponse): string {
  if (body === undefined) return text;
  return JSON.stringify(body, (name, value: unknown) =>
    userProvidedFields.has(name) && typeof value === 'string' ? '' : value,
  );
}

/** Whether a request passed the access check and the schemas of its call. */
function isAccepted(
  { access, body: schema, query: querySchema }: (typeof calls)[number],
  body: string | undefined,
  query: object | undefined,
  status: number,
): boolean {
  if (status === 413 || status === 415 || (access !== 'public' && status === 401)) return false;
  if (querySchema && !querySchema.safeParse(query).success) return false;
  if (!schema || body === undefined) return true;
  try {
    return schema.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}
