import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import {
  type Fault,
  faults,
  startFaultyProvider,
  type ValidResponse,
} from '../../testing/providers/startFaultyProvider.ts';
import { createProviderStatesRepository } from './createProviderStatesRepository.ts';
import { createUpstream, type UpstreamOptions } from './createUpstream.ts';
import { ProviderError } from './Upstream.ts';

const key = 'k3y-that-must-stay-secret';
const noon = Date.UTC(2026, 10, 20, 12);
const request = { path: '/games', query: { key, search: 'Pac-Man' } };
const megabyte = 1024 * 1024;
/** Longer than any response takes on the slowest machine. */
const longDeadline = { deadlineMs: 30_000 };
/** For requests that time out by design. A slow database does not matter, since they may wait for their slot. */
const shortDeadline = { deadlineMs: 500, queueTimeoutMs: 30_000 };

/** The outcome of each fault, and the number of requests to the host. */
const expected: Record<Fault, readonly [outcome: unknown, requests: number]> = {
  'status 500': ['status', 1],
  'status 503': ['status', 2],
  'status 429': ['busy', 2],
  'status 429 with Retry-After': ['busy', 1],
  'status 401': ['rejected', 1],
  HTML: ['not-json', 1],
  'HTML that says it is JSON': ['not-json', 1],
  'JSON that says it is HTML': ['not-json', 1],
  'cut JSON': ['not-json', 1],
  'JSON cut on its way': ['unreachable', 2],
  'not UTF-8': ['not-json', 1],
  'wrong shape': ['shape', 1],
  null: ['shape', 1],
  'empty list': ['shape', 1],
  'nothing at all': ['not-json', 1],
  reset: ['unreachable', 2],
  redirect: ['redirect', 1],
  'deep nesting': ['too-much', 1],
  'many parts': ['too-much', 1],
  'members named __proto__': [{ a: {}, results: [] }, 1],
  hang: ['timeout', 1],
  'hang after the headers': ['timeout', 1],
  drip: ['timeout', 1],
  endless: ['too-much', 1],
  'gzip bomb': ['too-much', 1],
};

eachEngine(
  (engine) => {
    let store: Store;
    beforeAll(async () => {
      store = await engine.freshStore();
    });

    /** Starts a provider and clients of it, one for each server process; their clock stands still until a test moves it. */
    async function start(respond?: ValidResponse, changes: Partial<UpstreamOptions> = {}) {
      await store.db.deleteFrom('provider_states').execute();
      const host = await startFaultyProvider(respond);
      onTestFinished(() => host.close());
      const states = createProviderStatesRepository(store.db);
      const time = { now: noon };
      const lines: string[] = [];
      const record = (fields: object) => lines.push(JSON.stringify(fields));
      const log = { debug: record, info: record, warn: record, error: record };
      const options = {
        provider: 'rawg',
        intervalMs: 1,
        burst: 1000,
        states,
        clock: () => time.now,
        log,
      } as const;
      const createClient = () =>
        createUpstream({ ...options, ...longDeadline, baseUrl: host.url, ...changes });
      const state = async () =>
        (await states.read('rawg')) ?? { failures: 0, circuit_open_until: 0, problem: '' };
      return { host, states, time, lines, createClient, upstream: createClient(), state };
    }

    /** Resolves to the response, or to the kind of the error. */
    const outcomeOf = (response: Promise<unknown>) =>
      response.catch((error: unknown) => problemOf(error).kind);

    describe('a faulty provider', () => {
      const table: string[] = [];
      afterAll(() => console.info(['fault | outcome | ms | requests', ...table].join('\n')));

      test.each(faults)('%s', async (fault) => {
        const [outcome, requests] = expected[fault];
        const { host, upstream, lines, state, time } = await start(
          undefined,
          outcome === 'timeout' ? shortDeadline : longDeadline,
        );
        host.setFault(fault);
        const hasResults = (response: unknown) =>
          typeof response === 'object' &&
          response !== null &&
          'results' in response &&
          Array.isArray(response.results);
        const startedAt = performance.now();
        const result = await outcomeOf(upstream.request({ ...request, isExpectedShape: hasResults }));
        const ms = performance.now() - startedAt;
        table.push(
          `${fault} | ${typeof result === 'string' ? result : 'a response'} | ${Math.round(ms)} | ${requests}`,
        );

        expect(result).toEqual(outcome);
        if (outcome === 'timeout') {
          // Timers of Node may fire a millisecond early.
          expect(ms).toBeGreaterThan(shortDeadline.deadlineMs - 2);
          expect(ms).toBeLessThan(shortDeadline.queueTimeoutMs);
        }
        expect(host.requests).toEqual(
          Array.from({ length: requests }, () => expect.stringContaining('/games')),
        );
        if (typeof outcome !== 'string') return;

        // The failure is recorded for all processes and for the operator, without the key.
        await eventually(async () =>
          expect(await state()).toMatchObject({ failures: 1, failed_at: time.now, succeeded_at: 0 }),
        );
        expect((await state()).problem).toMatch(new RegExp(`^${outcome}: .{5,80}\\.$`));
        expect(lines.map((line) => JSON.parse(line))).toEqual([
          expect.objectContaining({ event: 'provider-failed', provider: 'rawg', kind: outcome, failures: 1 }),
        ]);
        expect(`${lines}${(await state()).problem}`).not.toContain(key);

        // The connection of a response that was not read to its end is closed.
        await eventually(() => expect(host.inFlight()).toBe(0));
        if (outcome === 'timeout') expect(host.counters.aborted).toBe(1);
      });
    });

    test('limits a request to two seconds, including the wait for its slot', async () => {
      const timeout = vi.spyOn(AbortSignal, 'timeout');
      onTestFinished(() => timeout.mockRestore());
      const { upstream } = await start(undefined, { deadlineMs: undefined });
      await upstream.request(request);
      // The first covers the slot and the request, the second the request alone.
      expect(timeout.mock.calls).toEqual([[2000], [2000]]);
    });

    // @control:FLT-06
    test('reads at most 5 MB of an endless response, and of a gzip bomb after decompression', async () => {
      const { host, upstream } = await start();
      host.setFault('endless');
      expect(await outcomeOf(upstream.request(request))).toBe('too-much');
      await eventually(() => expect(host.inFlight()).toBe(0));
      // The host can send more, since the operating system buffers data outside of our memory.
      expect(host.counters.sentBytes).toBeGreaterThan(5 * megabyte);
      expect(host.counters.sentBytes).toBeLessThan(30 * megabyte);
      expect(host.counters.aborted).toBe(1);

      const usedBefore = process.memoryUsage().arrayBuffers;
      host.setFault('gzip bomb');
      expect(await outcomeOf(upstream.request(request))).toBe('too-much');
      expect(process.memoryUsage().arrayBuffers - usedBefore).toBeLessThan(60 * megabyte);
      await eventually(() => expect(host.inFlight()).toBe(0));
      expect(host.counters.aborted).toBe(2);
    });

    test('reads a response of almost 5 MB', async () => {
      const text = 'x'.repeat(5 * megabyte - 20);
      const { upstream } = await start(() => ({ text }));
      expect(await upstream.request(request)).toEqual({ text });
    });

    // @control:FLT-06
    test('follows no redirect', async () => {
      const { host, upstream } = await start();
      host.setFault('redirect');
      expect(await outcomeOf(upstream.request(request))).toBe('redirect');
      expect(host.requests.filter((entry) => entry.includes('elsewhere'))).toEqual([]);
    });

    // @control:FLT-06
    test('removes members that would change a prototype, also escaped ones', async () => {
      const { host, upstream } = await start();
      host.setFault('members named __proto__');
      const response = (await upstream.request(request)) as { a: object };
      expect(Object.getOwnPropertyNames(response)).toEqual(['a', 'results']);
      expect(Object.assign({}, response, response.a)).not.toHaveProperty('isAdmin');
      expect({}).not.toHaveProperty('isAdmin');
    });

    test('resolves to undefined for a 404, which is not a failure', async () => {
      const { upstream, lines, state } = await start(() => undefined);
      expect(await upstream.request(request)).toBeUndefined();
      await eventually(async () =>
        expect(await state()).toMatchObject({ failures: 0, succeeded_at: noon, problem: '' }),
      );
      expect(lines).toEqual([]);
    });

    test('sends the path, query, headers and body of a request', async () => {
      const seen: unknown[] = [];
      const { upstream, host } = await start(
        (_, { headers }) => {
          seen.push([headers.accept, headers['content-type'], headers['user-agent'], headers['x-key']]);
          return {};
        },
        { headers: { 'x-key': key } },
      );
      await upstream.request({ path: '/a', query: { q: 'a b&c=d' } });
      await upstream.request({ path: '/b', body: { query: '{ a }' } });
      await upstream.request({ path: '/c', body: 'fields name;', headers: { 'content-type': 'text/plain' } });
      expect(host.requests).toEqual(['GET /a?q=a+b%26c%3Dd', 'POST /b', 'POST /c']);
      expect(seen).toEqual([
        ['application/json', undefined, 'Gildshelf', key],
        ['application/json', 'application/json', 'Gildshelf', key],
        ['application/json', 'text/plain', 'Gildshelf', key],
      ]);
    });

    test('sends identical concurrent requests once, and different or later ones separately', async () => {
      const { upstream, host } = await start(({ pathname }) => ({ pathname }));
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => upstream.request({ path: '/same' })),
      );
      expect(responses).toEqual(Array.from({ length: 50 }, () => ({ pathname: '/same' })));
      expect(host.requests).toHaveLength(1);
      await Promise.all([upstream.request({ path: '/same' }), upstream.request({ path: '/other' })]);
      expect(host.requests).toHaveLength(3);
    });

    test('retries after a single 503, and records no failure', async () => {
      const { upstream, host, lines, state } = await start(() => ({ found: true }));
      host.setFault('status 503', 1);
      expect(await upstream.request(request)).toEqual({ found: true });
      expect(host.requests).toHaveLength(2);
      expect(await state()).toMatchObject({ failures: 0, failed_at: 0 });
      expect(lines).toEqual([]);
    });

    // @control:FLT-06
    test('opens the circuit breaker for all processes after three failures, for longer each time, and closes it after a successful trial', async () => {
      const { upstream, createClient, host, time, state, lines } = await start();
      const clients = [upstream, createClient(), createClient()];
      const requestAll = () =>
        Promise.all(clients.map((client, number) => outcomeOf(client.request({ path: `/${number}` }))));
      host.setFault('status 500');
      expect(await requestAll()).toEqual(['status', 'status', 'status']);
      await eventually(async () => expect((await state()).failures).toBe(3));
      expect(await requestAll()).toEqual(['circuit-open', 'circuit-open', 'circuit-open']);
      expect(host.requests).toHaveLength(3);

      const openings: number[] = [];
      for (let trial = 1; trial <= 9; trial += 1) {
        const { circuit_open_until } = await state();
        openings.push((circuit_open_until - time.now) / 1000);
        time.now = circuit_open_until;
        expect((await requestAll()).sort()).toEqual(['circuit-open', 'circuit-open', 'status']);
        await eventually(async () => expect((await state()).failures).toBe(3 + trial));
      }
      expect(openings).toEqual([10, 20, 40, 80, 160, 320, 640, 640, 640]);
      expect(host.requests).toHaveLength(3 + 9);

      host.setFault();
      time.now = (await state()).circuit_open_until;
      const { promise, resolve } = Promise.withResolvers<void>();
      host.delayUntil(promise);
      const trial = outcomeOf(upstream.request({ path: '/trial' }));
      await eventually(async () => expect(host.inFlight()).toBe(1));
      // The client of the trial is among them.
      expect(await requestAll()).toEqual(['circuit-open', 'circuit-open', 'circuit-open']);
      resolve();
      expect(await trial).toEqual({ results: [] });
      await eventually(async () =>
        expect(await state()).toMatchObject({ failures: 0, circuit_open_until: 0 }),
      );
      expect(await requestAll()).toEqual([{ results: [] }, { results: [] }, { results: [] }]);
      expect(lines.filter((line) => line.includes('provider-back'))).toHaveLength(1);
    });

    // @control:FLT-06
    test('no process sends a request to a host before its Retry-After has passed', async () => {
      const { upstream, createClient, host, time, state } = await start();
      host.setFault('status 429 with Retry-After');
      expect(await outcomeOf(upstream.request(request))).toBe('busy');
      await eventually(async () =>
        expect(await state()).toMatchObject({ circuit_open_until: noon + 30_000 }),
      );
      host.setFault();
      time.now = noon + 29_999;
      expect(await outcomeOf(createClient().request(request))).toBe('circuit-open');
      time.now = noon + 30_000;
      expect(await createClient().request(request)).toEqual({ results: [] });
      expect(host.requests).toHaveLength(2);
    });

    test('two processes share the rate limit, and requests without a slot are rejected at once', async () => {
      const { upstream, createClient, host, time } = await start(undefined, { intervalMs: 60_000, burst: 5 });
      const clients = [upstream, createClient()];
      const requestMany = (round: number) =>
        Promise.all(
          clients.flatMap((client, number) =>
            Array.from({ length: 20 }, (_, index) =>
              outcomeOf(client.request({ path: `/${round}/${number}/${index}` })),
            ),
          ),
        );
      const busy = (await requestMany(1)).filter((outcome) => outcome === 'busy');
      expect([busy.length, host.requests.length]).toEqual([35, 5]);
      time.now += 120_000;
      await requestMany(2);
      expect(host.requests).toHaveLength(7);
    });

    test('a request that may wait gets a slot, and one that may not is rejected', async () => {
      const { upstream, host } = await start(undefined, { intervalMs: 300, burst: 1, deadlineMs: 1000 });
      const send = (path: string, queueTimeoutMs: number) =>
        outcomeOf(upstream.request({ path, queueTimeoutMs }));
      const [first, second] = await Promise.all([send('/1', 60_000), send('/2', 60_000)]);
      expect([first, second]).toEqual([{ results: [] }, { results: [] }]);
      expect(await send('/3', 0)).toBe('busy');
      expect(host.requests).toHaveLength(2);
    });

    test('reports a host that is down and an invalid URL as unreachable', async () => {
      const { upstream, host, lines } = await start();
      await host.close();
      expect(await outcomeOf(upstream.request(request))).toBe('unreachable');
      const { upstream: nowhere } = await start(undefined, { baseUrl: 'not a URL' });
      expect(await outcomeOf(nowhere.request(request))).toBe('unreachable');
      expect(`${lines}`).not.toContain(key);
    });

    // @control:FLT-06
    test('sends no request while the database is unavailable', async () => {
      const own = await engine.freshStore();
      const states = createProviderStatesRepository(own.db);
      const { upstream, host } = await start(undefined, { states });
      expect(await upstream.request(request)).toEqual({ results: [] });
      await own.close();
      expect(await outcomeOf(upstream.request(request))).toBe('circuit-open');
      expect(host.requests).toHaveLength(1);
    });
  },
  { shared: true },
);

function problemOf(error: unknown): ProviderError {
  if (!(error instanceof ProviderError)) throw error;
  expect(error.cause).toBeUndefined();
  expect(`${error.stack}`).not.toContain(key);
  return error;
}

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 10 });
