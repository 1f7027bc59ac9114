import { endpoints } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Answer, createTestApp } from '../testing/app/createTestApp.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { bodyFields } from '../testing/sampleBody.ts';
import { documentedStatuses } from './documentedStatuses.ts';
import { bodyText, fuzzedRequest } from './fuzz/fuzzedRequest.ts';
import { createFuzzPeople } from './fuzz/fuzzPeople.ts';
import { createTally } from './fuzz/tally.ts';

const calls = endpoints.filter(({ path }) => /^\/api\/(auth|profile)\b/.test(path));
const inside = /\n\s+at |node_modules|\.ts\b|file:\/\/|\/apps\/|sqlite|postgres|argon2|select "|insert into/i;

const givenFields = new Set(['token', 'email', 'display_name', 'avatar_url', 'bio', 'location', 'website']);

test('every call has its place in the list of what it may answer', () => {
  expect(endpoints.filter((endpoint) => !documentedStatuses(endpoint))).toEqual([]);
});

/** The share of PostgreSQL is smaller, for the same code runs in front of it. */
const runs =
  process.env.TEST_TIER === 'all' ? { sqlite: 20_000, postgres: 4_000 } : { sqlite: 5_000, postgres: 1_500 };

// The long tier takes half a minute on two cores; a machine that has other things to do takes longer.
const patience = 10 * 60 * 1000;

eachEngine((engine) => {
  const numRuns = runs[engine.name];
  // About one request in a hundred is a registration that succeeds; the rest succeed more often.
  const leastSuccesses = numRuns < 4_000 ? 2 : 20;
  // @control:FLT-08
  test(
    `${numRuns} requests over the calls of accounts: no 5xx, no status that is not documented, nothing of the inside`,
    async () => {
      const humanCheck = {
        challenge: async () => ({}),
        isHuman: async (answer: string) => answer !== 'a robot',
      };
      const store = await engine.freshStore();
      // Nobody cuts the power here: waiting for the disk is what would take the longest.
      if (engine.name === 'sqlite') await sql`pragma synchronous = off`.execute(store.db);
      const server = await createTestApp(
        engine,
        { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
        { store, humanCheck },
      );
      const people = await createFuzzPeople(server, 30);
      const tally = createTally();
      let reached = 0;
      await fc.assert(
        fc.asyncProperty(fuzzedRequest(calls), async (request) => {
          const { endpoint, flaw } = request;
          server.time.now += request.pause;
          const all = people.fields(request);
          const sent = Object.fromEntries(bodyFields(endpoint).map((field) => [field, all[field]]));
          const body = bodyText(request, sent);
          const token = flaw.kind === 'token' ? flaw.token : await people.tokenOf(request);
          const query = endpoint.query && {
            email: flaw.kind === 'junk' ? String(flaw.value) : String(all.email),
          };
          const path = query ? `${endpoint.path}?${new URLSearchParams(query)}` : endpoint.path;
          const answer = await server.call(endpoint.method, path, {
            ...(endpoint.access !== 'public' && token && { token }),
            ...(body !== undefined && { body }),
            ...(flaw.kind === 'content type' && endpoint.body && { headers: { 'content-type': flaw.type } }),
          });
          const name = `${endpoint.method} ${endpoint.path}`;
          const shown = `${name} ${body}: ${answer.status} ${answer.text}\n${server.lines.at(-1)}`;
          expect(documentedStatuses(endpoint), shown).toContain(answer.status);
          expect(ownWords(answer), shown).not.toMatch(inside);
          if (answer.status >= 400) expect(typeof answer.body?.message, shown).toBe('string');
          tally.count(name, answer.status);
          if (isTaken(request.endpoint, body, query, answer.status)) reached += 1;
          await people.learn(request, sent, answer);
        }),
        { numRuns, endOnFailure: true },
      );
      console.info(
        `${engine.name}: ${numRuns} requests, ${reached} of them reached a service\n${tally.text()}`,
      );
      expect(reached).toBeGreaterThan(numRuns / 4);
      for (const { method, path } of calls)
        expect(tally.of(`${method} ${path}`, 200), path).toBeGreaterThan(leastSuccesses);
    },
    patience,
  );
});

/** An answer without what people gave and get back, and without tokens: any letters may stand there, '.ts' among them. */
function ownWords({ body, text }: Answer): string {
  if (body === undefined) return text;
  return JSON.stringify(body, (name, value: unknown) =>
    givenFields.has(name) && typeof value === 'string' ? '' : value,
  );
}

/** Whether a request passed its call's access and schemas, so that a service had it. */
function isTaken(
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
