import { auth, getProfile } from '@gildshelf/api-client/contract';
import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createPostgresDatabase } from '../../scripts/servers/createPostgresDatabase.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { signUp, type TestUser } from '../support/accounts/signUp.ts';
import { withinRateLimitWindow } from '../support/accounts/withinRateLimitWindow.ts';
import { sendRequest } from '../support/servers/sendRequest.ts';
import { waitUntil } from '../support/servers/waitUntil.ts';

/** The long tier measures the throughput and sends five times as much; the default tier sends requests one after the other. */
const isAll = process.env.TEST_TIER === 'all';
const overload = 5;
/** More concurrent connections than may queue for a password check. */
const manyConnections = 300;
const [baselineSeconds, overloadSeconds] = [2, 5];
const maxRecoveryMs = 5000;
const maxAttempts = 3;
const password = 'gilded1!';

type Requests = NonNullable<autocannon.Options['requests']>;

const login = (username: string, secret: string) => ({
  method: 'POST' as const,
  path: auth.logIn.path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username, password: secret, recaptchaToken: 'none' }),
});

interface Load {
  readonly connections: number;
  /** Seconds; set either this or `amount`. */
  readonly duration?: number;
  /** Number of requests, all of which are awaited. */
  readonly amount?: number;
  /** Requests per second; without it each connection sends its next request after a response. */
  readonly overallRate?: number;
}

/** The number of responses by status, and the throughput; an error or a timeout fails the test. */
async function load(url: string, requests: Requests, options: Load) {
  const run = await autocannon({ url, requests, ...options, timeout: 60 });
  expect({ errors: run.errors, timeouts: run.timeouts }).toEqual({ errors: 0, timeouts: 0 });
  const statuses = Object.entries(run.statusCodeStats ?? {}).map(([status, { count }]) => [status, count]);
  return {
    statuses: Object.fromEntries(statuses) as Record<string, number>,
    perSecond: run.requests.total / run.duration,
  };
}

describe.each(['sqlite', 'postgres'] as const)('overload on %s', (engine) => {
  let server: RunningServer;
  let user: TestUser;
  beforeAll(async () => {
    const databaseUrl = engine === 'postgres' && (await createPostgresDatabase(inject('postgresUrl')));
    const environment = {
      ...{ HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    server = await startServer({ environment });
    user = await signUp(server, 'mara');
  });
  afterAll(() => server.stop());

  /** Milliseconds until four concurrent requests, as many as in the baseline, all succeed. */
  async function recoveryMs(path: string, options: Parameters<typeof sendRequest>[2]) {
    const since = performance.now();
    await waitUntil(async () => {
      const responses = await Promise.all(
        Array.from({ length: 4 }, () => sendRequest(server.url, path, options)),
      );
      return responses.every(({ status }) => status === 200);
    });
    return performance.now() - since;
  }

  /** Expects one of up to three attempts to recover in time: other load on the machine may slow the rest. */
  async function expectRecovery(runOverload: () => Promise<number>) {
    const times: number[] = [];
    while (times.length < maxAttempts && !times.some((ms) => ms < maxRecoveryMs))
      times.push(await runOverload());
    expect(Math.min(...times)).toBeLessThan(maxRecoveryMs);
  }

  // @control:FLT-09
  test('logins: every response is 200, 401 or 503, and the server recovers within five seconds', async () => {
    const requests = [login(user.username, password), login(user.username, 'wrong1!')];
    const baselineSize = isAll ? { duration: baselineSeconds } : { amount: 20 };
    const baseline = await load(server.url, requests, { connections: 4, ...baselineSize });
    expect(Object.keys(baseline.statuses)).toEqual(['200', '401']);
    const overloadSize = isAll
      ? { duration: overloadSeconds, overallRate: Math.ceil(overload * baseline.perSecond) }
      : { amount: 2 * manyConnections };
    await expectRecovery(async () => {
      const result = await load(server.url, requests, { connections: manyConnections, ...overloadSize });
      const statuses = Object.keys(result.statuses);
      // Every connection starts with the right password, so in the default tier no wrong one may be checked at all.
      expect(statuses).toEqual(expect.arrayContaining(isAll ? ['200', '401', '503'] : ['200', '503']));
      expect(['200', '401', '503']).toEqual(expect.arrayContaining(statuses));
      return recoveryMs(auth.logIn.path, {
        body: { username: user.username, password, recaptchaToken: 'none' },
      });
    });
  });

  // @control:FLT-09
  test('profiles: every response is 200 or 503, and the server recovers within five seconds', async () => {
    const { token } = user;
    const requests = [{ path: getProfile.path, headers: { authorization: `Bearer ${token}` } }];
    await expectRecovery(async () => {
      const result = await load(server.url, requests, {
        connections: manyConnections,
        duration: baselineSeconds,
      });
      expect(Object.keys(result.statuses).filter((status) => !['200', '503'].includes(status))).toEqual([]);
      return recoveryMs(getProfile.path, { token });
    });
  });
});

// @control:FLT-09
test('a client that guesses passwords gets 429 after ten attempts, and other requests are served meanwhile', async () => {
  await withinRateLimitWindow(async () => {
    const server = await startServer({ environment: { HUMAN_CHECK: 'none', LOG_LEVEL: 'error' } });
    try {
      const { token, username } = await signUp(server, 'mara');
      const guesses = [login(username, 'wrong1!')];
      const guessing = load(server.url, guesses, { connections: 50, amount: 400 });
      const during = await sendRequest(server.url, getProfile.path, { token });
      const { statuses } = await guessing;
      expect(during.status).toBe(200);
      expect(statuses[401]).toBe(10);
      expect(Object.keys(statuses)).toEqual(['401', '429']);
    } finally {
      await server.stop();
    }
  });
});
