import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { type Fault, faults } from '../../testing/providers/startFaultyProvider.ts';
import {
  eventually,
  keyRequest,
  longDeadline,
  noon,
  outcomeOf,
  startUpstream,
} from '../../testing/providers/startUpstream.ts';

const { key } = keyRequest.query;
const megabyte = 1024 * 1024;
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

    describe('a faulty provider', () => {
      const table: string[] = [];
      afterAll(() => console.info(['fault | outcome | ms | requests', ...table].join('\n')));

      test.each(faults)('%s', async (fault) => {
        const [outcome, requests] = expected[fault];
        const { host, upstream, lines, state, time } = await startUpstream(
          store,
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
        const result = await outcomeOf(upstream.request({ ...keyRequest, isExpectedShape: hasResults }));
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
      const { upstream } = await startUpstream(store, undefined, { deadlineMs: undefined });
      await upstream.request(keyRequest);
      // The first covers the slot and the request, the second the request alone.
      expect(timeout.mock.calls).toEqual([[2000], [2000]]);
    });

    // @control:FLT-06
    test('reads at most 5 MB of an endless response, and of a gzip bomb after decompression', async () => {
      const { host, upstream } = await startUpstream(store);
      host.setFault('endless');
      expect(await outcomeOf(upstream.request(keyRequest))).toBe('too-much');
      await eventually(() => expect(host.inFlight()).toBe(0));
      // The host can send more, since the operating system buffers data outside of our memory.
      expect(host.counters.sentBytes).toBeGreaterThan(5 * megabyte);
      expect(host.counters.sentBytes).toBeLessThan(30 * megabyte);
      expect(host.counters.aborted).toBe(1);

      const usedBefore = process.memoryUsage().arrayBuffers;
      host.setFault('gzip bomb');
      expect(await outcomeOf(upstream.request(keyRequest))).toBe('too-much');
      expect(process.memoryUsage().arrayBuffers - usedBefore).toBeLessThan(60 * megabyte);
      await eventually(() => expect(host.inFlight()).toBe(0));
      expect(host.counters.aborted).toBe(2);
    });

    test('reads a response of almost 5 MB', async () => {
      const text = 'x'.repeat(5 * megabyte - 20);
      const { upstream } = await startUpstream(store, () => ({ text }));
      expect(await upstream.request(keyRequest)).toEqual({ text });
    });

    // @control:FLT-06
    test('follows no redirect', async () => {
      const { host, upstream } = await startUpstream(store);
      host.setFault('redirect');
      expect(await outcomeOf(upstream.request(keyRequest))).toBe('redirect');
      expect(host.requests.filter((entry) => entry.includes('elsewhere'))).toEqual([]);
    });

    // @control:FLT-06
    test('removes members that would change a prototype, also escaped ones', async () => {
      const { host, upstream } = await startUpstream(store);
      host.setFault('members named __proto__');
      const response = (await upstream.request(keyRequest)) as { a: object };
      expect(Object.getOwnPropertyNames(response)).toEqual(['a', 'results']);
      expect(Object.assign({}, response, response.a)).not.toHaveProperty('isAdmin');
      expect({}).not.toHaveProperty('isAdmin');
    });

    test('resolves to undefined for a 404, which is not a failure', async () => {
      const { upstream, lines, state } = await startUpstream(store, () => undefined);
      expect(await upstream.request(keyRequest)).toBeUndefined();
      await eventually(async () =>
        expect(await state()).toMatchObject({ failures: 0, succeeded_at: noon, problem: '' }),
      );
      expect(lines).toEqual([]);
    });

    test('sends the path, query, headers and body of a request', async () => {
      const seen: unknown[] = [];
      const { upstream, host } = await startUpstream(
        store,
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
      const { upstream, host } = await startUpstream(store, ({ pathname }) => ({ pathname }));
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => upstream.request({ path: '/same' })),
      );
      expect(responses).toEqual(Array.from({ length: 50 }, () => ({ pathname: '/same' })));
      expect(host.requests).toHaveLength(1);
      await Promise.all([upstream.request({ path: '/same' }), upstream.request({ path: '/other' })]);
      expect(host.requests).toHaveLength(3);
    });

    test('reports a host that is down and an invalid URL as unreachable', async () => {
      const { upstream, host, lines } = await startUpstream(store);
      await host.close();
      expect(await outcomeOf(upstream.request(keyRequest))).toBe('unreachable');
      const { upstream: nowhere } = await startUpstream(store, undefined, { baseUrl: 'not a URL' });
      expect(await outcomeOf(nowhere.request(keyRequest))).toBe('unreachable');
      expect(`${lines}`).not.toContain(key);
    });
  },
  { shared: true },
);
