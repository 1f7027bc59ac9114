import { auth, getProfile } from '@gildshelf/api-client/contract';
import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createPostgresDatabase } from '../../scripts/servers/createPostgresDatabase.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { ask } from '../support/ask.ts';
import { inOneQuarter } from '../support/inOneQuarter.ts';
import { type Person, signUp } from '../support/signUp.ts';
import { until } from '../support/until.ts';

/** The long tier measures what the server can do and sends five times as much; the default tier sends all that is answered. */
const isAll = process.env.TEST_TIER === 'all';
const overload = 5;
/** More callers at once than may wait for a password to be checked. */
const manyCallers = 300;
const [calmSeconds, rushSeconds] = [2, 5];
const backToNormal = 5000;
const mostRushes = 3;
const password = 'gilded1!';

type Requests = NonNullable<autocannon.Options['requests']>;

const login = (username: string, secret: string) => ({
  method: 'POST' as const,
  path: auth.login.path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username, password: secret, recaptchaToken: 'none' }),
});

interface Load {
  readonly connections: number;
  /** For so many seconds, */
  readonly duration?: number;
  /** or so many requests, each of which is waited for. */
  readonly amount?: number;
  /** Requests a second; as many as are answered, if there is no rate. */
  readonly overallRate?: number;
}

/** How many answers of each status came; anything that is no answer fails the test. */
async function load(url: string, requests: Requests, options: Load) {
  const run = await autocannon({ url, requests, ...options, timeout: 60 });
  expect({ errors: run.errors, timeouts: run.timeouts }).toEqual({ errors: 0, timeouts: 0 });
  const statuses = Object.entries(run.statusCodeStats ?? {}).map(([status, { count }]) => [status, count]);
  return {
    statuses: Object.fromEntries(statuses) as Record<string, number>,
    perSecond: run.requests.total / run.duration,
  };
}

describe.each(['sqlite', 'postgres'] as const)('more than the server can do, on %s', (engine) => {
  let server: RunningServer;
  let person: Person;
  beforeAll(async () => {
    const databaseUrl = engine === 'postgres' && (await createPostgresDatabase(inject('postgresUrl')));
    const environment = {
      ...{ HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    server = await startServer({ environment });
    person = await signUp(server, 'mara');
  });
  afterAll(() => server.stop());

  /** Milliseconds from the end of a rush until as many at once as the calm had are answered. */
  async function msUntilNormal(path: string, question: Parameters<typeof ask>[2]) {
    const since = performance.now();
    await until(async () => {
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask(server.url, path, question)));
      return answers.every(({ status }) => status === 200);
    });
    return performance.now() - since;
  }

  /** One rush of a few must be over in time: what else the machine has to do is not the server's fault. */
  async function expectNormalAfter(rush: () => Promise<number>) {
    const times: number[] = [];
    while (times.length < mostRushes && !times.some((ms) => ms < backToNormal)) times.push(await rush());
    expect(Math.min(...times)).toBeLessThan(backToNormal);
  }

  // @control:FLT-09
  test('logins: right, wrong and 503 are all that is answered, and five seconds later all is as before', async () => {
    const requests = [login(person.username, password), login(person.username, 'wrong1!')];
    const calmFor = isAll ? { duration: calmSeconds } : { amount: 20 };
    const calm = await load(server.url, requests, { connections: 4, ...calmFor });
    expect(Object.keys(calm.statuses)).toEqual(['200', '401']);
    const rushFor = isAll
      ? { duration: rushSeconds, overallRate: Math.ceil(overload * calm.perSecond) }
      : { amount: 2 * manyCallers };
    await expectNormalAfter(async () => {
      const rush = await load(server.url, requests, { connections: manyCallers, ...rushFor });
      const statuses = Object.keys(rush.statuses);
      // All callers begin with the right password, and of the wrong ones none may have its turn.
      expect(statuses).toEqual(expect.arrayContaining(isAll ? ['200', '401', '503'] : ['200', '503']));
      expect(['200', '401', '503']).toEqual(expect.arrayContaining(statuses));
      return msUntilNormal(auth.login.path, {
        body: { username: person.username, password, recaptchaToken: 'none' },
      });
    });
  });

  // @control:FLT-09
  test('profiles: 200 and 503 are all that is answered, and five seconds later all is as before', async () => {
    const { token } = person;
    const requests = [{ path: getProfile.path, headers: { authorization: `Bearer ${token}` } }];
    await expectNormalAfter(async () => {
      const rush = await load(server.url, requests, { connections: manyCallers, duration: calmSeconds });
      expect(Object.keys(rush.statuses).filter((status) => !['200', '503'].includes(status))).toEqual([]);
      return msUntilNormal(getProfile.path, { token });
    });
  });
});

// @control:FLT-09
test('one caller who guesses far too often is told so, and holds nobody else up', async () => {
  await inOneQuarter(async () => {
    const server = await startServer({ environment: { HUMAN_CHECK: 'none', LOG_LEVEL: 'error' } });
    try {
      const { token, username } = await signUp(server, 'mara');
      const guesses = [login(username, 'wrong1!')];
      const rush = load(server.url, guesses, { connections: 50, amount: 400 });
      const during = await ask(server.url, getProfile.path, { token });
      const { statuses } = await rush;
      expect(during.status).toBe(200);
      expect(statuses[401]).toBe(10);
      expect(Object.keys(statuses)).toEqual(['401', '429']);
    } finally {
      await server.stop();
    }
  });
});
