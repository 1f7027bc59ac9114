import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import {
  type Fault,
  faults,
  type GoodAnswer,
  startFaultyProvider,
} from '../../testing/providers/startFaultyProvider.ts';
import { createProviderStatesRepository } from './createProviderStatesRepository.ts';
import { createUpstream, type UpstreamOptions } from './createUpstream.ts';
import { ProviderError } from './Upstream.ts';

const key = 'k3y-that-nobody-may-read';
const noon = Date.UTC(2026, 10, 20, 12);
const question = { path: '/games', query: { key, search: 'Pac-Man' } };
const megabyte = 1024 * 1024;
/** Long after the last byte on the slowest machine. */
const calm = { deadlineMs: 30_000 };
/** For what runs out of time by design; a slow database does not count, since a turn may be waited for. */
const hasty = { deadlineMs: 500, patienceMs: 30_000 };

/** What becomes of each fault, and how often the host is asked for one question. */
const expected: Record<Fault, readonly [outcome: unknown, asked: number]> = {
  'status 500': ['status', 1],
  'status 503': ['status', 2],
  'status 429': ['busy', 2],
  'status 429 with Retry-After': ['busy', 1],
  'status 401': ['refused', 1],
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

    /** Copies of a server that ask one provider; the clock stands until it is moved. */
    async function start(answer?: GoodAnswer, changes: Partial<UpstreamOptions> = {}) {
      await store.db.deleteFrom('provider_states').execute();
      const host = await startFaultyProvider(answer);
      onTestFinished(() => host.close());
      const states = createProviderStatesRepository(store.db);
      const time = { now: noon };
      const lines: string[] = [];
      const say = (fields: object) => lines.push(JSON.stringify(fields));
      const log = { debug: say, info: say, warn: say, error: say };
      const line = { provider: 'rawg', gapMs: 1, burst: 1000, states, clock: () => time.now, log } as const;
      const copy = () => createUpstream({ ...line, ...calm, baseUrl: host.url, ...changes });
      const state = async () => (await states.read('rawg')) ?? { failures: 0, closed_until: 0, problem: '' };
      return { host, states, time, lines, copy, upstream: copy(), state };
    }

    /** Its answer, or the kind of its problem. */
    const outcomeOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => problemOf(error).kind);

    describe('a provider that is faulty', () => {
      const table: string[] = [];
      afterAll(() => console.info(['fault | outcome | ms | asked', ...table].join('\n')));

      test.each(faults)('%s', async (fault) => {
        const [outcome, asked] = expected[fault];
        const { host, upstream, lines, state, time } = await start(
          undefined,
          outcome === 'timeout' ? hasty : calm,
        );
        host.become(fault);
        const isRight = (answer: unknown) =>
          typeof answer === 'object' &&
          answer !== null &&
          'results' in answer &&
          Array.isArray(answer.results);
        const before = performance.now();
        const came = await outcomeOf(upstream.request({ ...question, isRight }));
        const ms = performance.now() - before;
        table.push(
          `${fault} | ${typeof came === 'string' ? came : 'an answer'} | ${Math.round(ms)} | ${asked}`,
        );

        expect(came).toEqual(outcome);
        if (outcome === 'timeout') {
          // Timers of Node may end a millisecond early.
          expect(ms).toBeGreaterThan(hasty.deadlineMs - 2);
          expect(ms).toBeLessThan(hasty.patienceMs);
        }
        expect(host.asked).toEqual(Array.from({ length: asked }, () => expect.stringContaining('/games')));
        if (typeof outcome !== 'string') return;

        // It is written down, for all copies and for the operator, and no key stands anywhere.
        await eventually(async () =>
          expect(await state()).toMatchObject({ failures: 1, failed_at: time.now, succeeded_at: 0 }),
        );
        expect((await state()).problem).toMatch(new RegExp(`^${outcome}: .{5,80}\\.$`));
        expect(lines.map((line) => JSON.parse(line))).toEqual([
          expect.objectContaining({ event: 'provider-failed', provider: 'rawg', kind: outcome, failures: 1 }),
        ]);
        expect(`${lines}${(await state()).problem}`).not.toContain(key);

        // Nothing of it goes on: the connection of an answer that was not read to its end is closed.
        await eventually(() => expect(host.underWay()).toBe(0));
        if (outcome === 'timeout') expect(host.seen.brokenOff).toBe(1);
      });
    });

    test('gives a provider two seconds, its turn included', async () => {
      const timeout = vi.spyOn(AbortSignal, 'timeout');
      onTestFinished(() => timeout.mockRestore());
      const { upstream } = await start(undefined, { deadlineMs: undefined });
      await upstream.request(question);
      // The first covers the turn and the request, the second the request alone.
      expect(timeout.mock.calls).toEqual([[2000], [2000]]);
    });

    // @control:FLT-06
    test('of an endless answer no more than 5 MB is taken, and of a gzip bomb no more than becomes 5 MB', async () => {
      const { host, upstream } = await start();
      host.become('endless');
      expect(await outcomeOf(upstream.request(question))).toBe('too-much');
      await eventually(() => expect(host.underWay()).toBe(0));
      // What the system keeps between the two on its way is no memory of ours.
      expect(host.seen.sentBytes).toBeGreaterThan(5 * megabyte);
      expect(host.seen.sentBytes).toBeLessThan(30 * megabyte);
      expect(host.seen.brokenOff).toBe(1);

      const before = process.memoryUsage().arrayBuffers;
      host.become('gzip bomb');
      expect(await outcomeOf(upstream.request(question))).toBe('too-much');
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * megabyte);
      await eventually(() => expect(host.underWay()).toBe(0));
      expect(host.seen.brokenOff).toBe(2);
    });

    test('an answer of almost 5 MB is read whole', async () => {
      const text = 'x'.repeat(5 * megabyte - 20);
      const { upstream } = await start(() => ({ text }));
      expect(await upstream.request(question)).toEqual({ text });
    });

    // @control:FLT-06
    test('a redirect is not followed, to no host', async () => {
      const { host, upstream } = await start();
      host.become('redirect');
      expect(await outcomeOf(upstream.request(question))).toBe('redirect');
      expect(host.asked.filter((asked) => asked.includes('elsewhere'))).toEqual([]);
    });

    // @control:FLT-06
    test('a member that would change a prototype does nothing, however it is written', async () => {
      const { host, upstream } = await start();
      host.become('members named __proto__');
      const answer = (await upstream.request(question)) as { a: object };
      expect(Object.getOwnPropertyNames(answer)).toEqual(['a', 'results']);
      expect(Object.assign({}, answer, answer.a)).not.toHaveProperty('isAdmin');
      expect({}).not.toHaveProperty('isAdmin');
    });

    test('what is not there is undefined, and nothing went wrong', async () => {
      const { upstream, lines, state } = await start(() => undefined);
      expect(await upstream.request(question)).toBeUndefined();
      await eventually(async () =>
        expect(await state()).toMatchObject({ failures: 0, succeeded_at: noon, problem: '' }),
      );
      expect(lines).toEqual([]);
    });

    test('a question goes out as it was meant', async () => {
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
      expect(host.asked).toEqual(['GET /a?q=a+b%26c%3Dd', 'POST /b', 'POST /c']);
      expect(seen).toEqual([
        ['application/json', undefined, 'Gildshelf', key],
        ['application/json', 'application/json', 'Gildshelf', key],
        ['application/json', 'text/plain', 'Gildshelf', key],
      ]);
    });

    test('the same question at the same time is asked once; another one, and a later one, by itself', async () => {
      const { upstream, host } = await start(({ pathname }) => ({ pathname }));
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => upstream.request({ path: '/same' })),
      );
      expect(answers).toEqual(Array.from({ length: 50 }, () => ({ pathname: '/same' })));
      expect(host.asked).toHaveLength(1);
      await Promise.all([upstream.request({ path: '/same' }), upstream.request({ path: '/other' })]);
      expect(host.asked).toHaveLength(3);
    });

    test('a provider that falls over once is asked a second time, and nobody hears of it', async () => {
      const { upstream, host, lines, state } = await start(() => ({ found: true }));
      host.become('status 503', 1);
      expect(await upstream.request(question)).toEqual({ found: true });
      expect(host.asked).toHaveLength(2);
      expect(await state()).toMatchObject({ failures: 0, failed_at: 0 });
      expect(lines).toEqual([]);
    });

    // @control:FLT-06
    test('three failures in a row close it for all copies, for longer each time; one question opens it again', async () => {
      const { upstream, copy, host, time, state, lines } = await start();
      const copies = [upstream, copy(), copy()];
      const askAll = () =>
        Promise.all(copies.map((one, number) => outcomeOf(one.request({ path: `/${number}` }))));
      host.become('status 500');
      expect(await askAll()).toEqual(['status', 'status', 'status']);
      await eventually(async () => expect((await state()).failures).toBe(3));
      expect(await askAll()).toEqual(['closed', 'closed', 'closed']);
      expect(host.asked).toHaveLength(3);

      const closures: number[] = [];
      for (let trial = 1; trial <= 9; trial += 1) {
        const { closed_until } = await state();
        closures.push((closed_until - time.now) / 1000);
        time.now = closed_until;
        expect((await askAll()).sort()).toEqual(['closed', 'closed', 'status']);
        await eventually(async () => expect((await state()).failures).toBe(3 + trial));
      }
      expect(closures).toEqual([10, 20, 40, 80, 160, 320, 640, 640, 640]);
      expect(host.asked).toHaveLength(3 + 9);

      host.become();
      time.now = (await state()).closed_until;
      const { promise, resolve } = Promise.withResolvers<void>();
      host.waitFor(promise);
      const trial = outcomeOf(upstream.request({ path: '/trial' }));
      await eventually(async () => expect(host.underWay()).toBe(1));
      // The trial's own copy is among them.
      expect(await askAll()).toEqual(['closed', 'closed', 'closed']);
      resolve();
      expect(await trial).toEqual({ results: [] });
      await eventually(async () => expect(await state()).toMatchObject({ failures: 0, closed_until: 0 }));
      expect(await askAll()).toEqual([{ results: [] }, { results: [] }, { results: [] }]);
      expect(lines.filter((line) => line.includes('provider-back'))).toHaveLength(1);
    });

    // @control:FLT-06
    test('a host that says when to come back is not asked before, by no copy', async () => {
      const { upstream, copy, host, time, state } = await start();
      host.become('status 429 with Retry-After');
      expect(await outcomeOf(upstream.request(question))).toBe('busy');
      await eventually(async () => expect(await state()).toMatchObject({ closed_until: noon + 30_000 }));
      host.become();
      time.now = noon + 29_999;
      expect(await outcomeOf(copy().request(question))).toBe('closed');
      time.now = noon + 30_000;
      expect(await copy().request(question)).toEqual({ results: [] });
      expect(host.asked).toHaveLength(2);
    });

    test('two copies together ask no more often than the provider likes, and who gets no turn is told at once', async () => {
      const { upstream, copy, host, time } = await start(undefined, { gapMs: 60_000, burst: 5 });
      const copies = [upstream, copy()];
      const askMany = (round: number) =>
        Promise.all(
          copies.flatMap((one, number) =>
            Array.from({ length: 20 }, (_, ask) =>
              outcomeOf(one.request({ path: `/${round}/${number}/${ask}` })),
            ),
          ),
        );
      const busy = (await askMany(1)).filter((outcome) => outcome === 'busy');
      expect([busy.length, host.asked.length]).toEqual([35, 5]);
      time.now += 120_000;
      await askMany(2);
      expect(host.asked).toHaveLength(7);
    });

    test('who may wait for a turn gets it, and who may not is told so', async () => {
      const { upstream, host } = await start(undefined, { gapMs: 300, burst: 1, deadlineMs: 1000 });
      const ask = (path: string, patienceMs: number) => outcomeOf(upstream.request({ path, patienceMs }));
      const [first, second] = await Promise.all([ask('/1', 60_000), ask('/2', 60_000)]);
      expect([first, second]).toEqual([{ results: [] }, { results: [] }]);
      expect(await ask('/3', 0)).toBe('busy');
      expect(host.asked).toHaveLength(2);
    });

    test('a host that is not there, and one that has no name, are unreachable', async () => {
      const { upstream, host, lines } = await start();
      await host.close();
      expect(await outcomeOf(upstream.request(question))).toBe('unreachable');
      const { upstream: nowhere } = await start(undefined, { baseUrl: 'not an address' });
      expect(await outcomeOf(nowhere.request(question))).toBe('unreachable');
      expect(`${lines}`).not.toContain(key);
    });

    // @control:FLT-06
    test('without its database it does not ask at all', async () => {
      const own = await engine.freshStore();
      const states = createProviderStatesRepository(own.db);
      const { upstream, host } = await start(undefined, { states });
      expect(await upstream.request(question)).toEqual({ results: [] });
      await own.close();
      expect(await outcomeOf(upstream.request(question))).toBe('closed');
      expect(host.asked).toHaveLength(1);
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
