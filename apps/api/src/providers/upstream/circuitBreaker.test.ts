import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import {
  eventually,
  keyRequest,
  noon,
  outcomeOf,
  startUpstream,
} from '../../testing/providers/startUpstream.ts';
import { createProviderStatesRepository } from './createProviderStatesRepository.ts';

eachEngine(
  (engine) => {
    let store: Store;
    beforeAll(async () => {
      store = await engine.freshStore();
    });

    test('retries after a single 503, and records no failure', async () => {
      const { upstream, host, lines, state } = await startUpstream(store, () => ({ found: true }));
      host.setFault('status 503', 1);
      expect(await upstream.request(keyRequest)).toEqual({ found: true });
      expect(host.requests).toHaveLength(2);
      expect(await state()).toMatchObject({ failures: 0, failed_at: 0 });
      expect(lines).toEqual([]);
    });

    // @control:FLT-06
    test('opens the circuit breaker for all processes after three failures, for longer each time, and closes it after a successful trial', async () => {
      const { upstream, createClient, host, time, state, lines } = await startUpstream(store);
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
      const { upstream, createClient, host, time, state } = await startUpstream(store);
      host.setFault('status 429 with Retry-After');
      expect(await outcomeOf(upstream.request(keyRequest))).toBe('busy');
      await eventually(async () =>
        expect(await state()).toMatchObject({ circuit_open_until: noon + 30_000 }),
      );
      host.setFault();
      time.now = noon + 29_999;
      expect(await outcomeOf(createClient().request(keyRequest))).toBe('circuit-open');
      time.now = noon + 30_000;
      expect(await createClient().request(keyRequest)).toEqual({ results: [] });
      expect(host.requests).toHaveLength(2);
    });

    test('two processes share the rate limit, and requests without a slot are rejected at once', async () => {
      const { upstream, createClient, host, time } = await startUpstream(store, undefined, {
        intervalMs: 60_000,
        burst: 5,
      });
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
      const { upstream, host } = await startUpstream(store, undefined, {
        intervalMs: 300,
        burst: 1,
        deadlineMs: 1000,
      });
      const send = (path: string, queueTimeoutMs: number) =>
        outcomeOf(upstream.request({ path, queueTimeoutMs }));
      const [first, second] = await Promise.all([send('/1', 60_000), send('/2', 60_000)]);
      expect([first, second]).toEqual([{ results: [] }, { results: [] }]);
      expect(await send('/3', 0)).toBe('busy');
      expect(host.requests).toHaveLength(2);
    });

    // @control:FLT-06
    test('sends no request while the database is unavailable', async () => {
      const own = await engine.freshStore();
      const states = createProviderStatesRepository(own.db);
      const { upstream, host } = await startUpstream(store, undefined, { states });
      expect(await upstream.request(keyRequest)).toEqual({ results: [] });
      await own.close();
      expect(await outcomeOf(upstream.request(keyRequest))).toBe('circuit-open');
      expect(host.requests).toHaveLength(1);
    });
  },
  { shared: true },
);
