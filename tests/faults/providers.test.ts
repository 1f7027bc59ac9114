import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@gildshelf/api';
import { catalogues } from '@gildshelf/api-client/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type Fault,
  faults,
  startFaultyProvider,
} from '../../apps/api/src/testing/providers/startFaultyProvider.ts';
import { startServer } from '../../scripts/servers/startServer.ts';
import { healthyJikan } from '../support/servers/healthyJikan.ts';
import { sendRequest, type TimedResponse } from '../support/servers/sendRequest.ts';
import { waitUntil } from '../support/servers/waitUntil.ts';

/**
 * The most milliseconds that a response may take longer than one that needs no provider: less than the `Retry-After` of the faults,
 * and more than a busy machine adds. That a request to a provider ends after two seconds is tested in `createUpstream.test.ts`,
 * without a clock; the times are printed.
 */
const maxDelayMs = 20_000;
/** The peak memory of a server in megabytes; buffering an endless response would take two thousand and more. */
const maxMegabytes = 400;
/** Transient faults, after which the server retries once. */
const retriedFaults: readonly Fault[] = ['status 503', 'status 429', 'JSON cut on its way', 'reset'];
/**
 * The default tier runs one fault of each kind that the server handles differently. `faultyProviders.test.ts` runs every fault
 * with every provider, in both tiers.
 */
const testedFaults: readonly Fault[] =
  process.env.TEST_TIER === 'all'
    ? faults
    : [
        'status 503',
        'status 429 with Retry-After',
        'cut JSON',
        'wrong shape',
        'reset',
        'members named __proto__',
        'drip',
        'endless',
        'gzip bomb',
      ];
const partial = 'Lantern of the Deep';
const { listTopTitles, refreshTopTitles, searchTitles } = catalogues.anime;
const root = listTopTitles.path.slice(0, listTopTitles.path.lastIndexOf('/'));

/** API_URL makes the cover URLs independent of the port, since the lists are compared byte by byte. */
const settingsOf = (url: string) => ({
  ...{ CATALOGUE_PROVIDERS: 'jikan', JIKAN_URL: url },
  ...{ API_URL: 'https://api.shelf.example', LOG_LEVEL: 'warn' },
});
const searchPath = (query: string) => `${searchTitles.path}?query=${encodeURIComponent(query)}`;

let prepared = '';
let lastGoodList = '';
let slug = '';

/** Prepares a catalogue of list entries without details, with no request in flight and every refresh due. */
beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'gildshelf-faults-'));
  const provider = await startFaultyProvider(healthyJikan(partial));
  const server = await startServer({ dataDirectory: prepared, environment: settingsOf(provider.url) });
  await sendRequest(server.url, refreshTopTitles.path, { body: {} });
  const store = await openDatabase({ dataDirectory: prepared });
  const stored = store.db.selectFrom('top_lists').select('refreshed_at').where('media_type', '=', 'anime');
  // A server caches the list that it reads first for 30 s, so it is not read before the new one is stored.
  await waitUntil(async () => ((await stored.executeTakeFirst())?.refreshed_at ?? 0) > 0);
  // Only now, because a search is not sent while the pages of the top list fill the provider's queue.
  await waitUntil(async () => {
    const found: { slug: string }[] = JSON.parse((await sendRequest(server.url, searchPath(partial))).body);
    slug = found[0]?.slug ?? '';
    return slug !== '';
  });
  lastGoodList = (await sendRequest(server.url, listTopTitles.path)).body;
  expect(lastGoodList).toContain('Famous Tale 100');
  await server.stop();
  await provider.close();
  // Younger than a day, which a server would fetch at its start, and older than the ten minutes of the update call.
  const refreshed_at = Date.now() - 60 * 60_000;
  await store.db.updateTable('top_lists').set({ refreshed_at, lease_until: 0 }).execute();
  await store.db.updateTable('title_sources').set({ is_whole: 0, fetched_at: 0 }).execute();
  await store.db.deleteFrom('provider_states').execute();
  await store.close();
}, 180_000);
afterAll(() => rm(prepared, { recursive: true, force: true }));

async function startWith(fault: Fault) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-faults-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  await cp(prepared, dataDirectory, { recursive: true });
  const provider = await startFaultyProvider();
  onTestFinished(provider.close);
  provider.setFault(fault);
  const server = await startServer({ dataDirectory, environment: settingsOf(provider.url) });
  onTestFinished(async () => void (await server.stop()));
  return { provider, server };
}

/** Sends every kind of request that needs the provider, each beside one that needs none, whose time is subtracted in `delayMs`. */
async function visit(url: string) {
  const timed = async (pending: Promise<TimedResponse>) => {
    const [response, baseline] = await Promise.all([
      pending,
      sendRequest(url, catalogues.game.listTopTitles.path),
    ]);
    return { ...response, ms: Math.round(response.ms), delayMs: response.ms - baseline.ms };
  };
  return {
    list: await timed(sendRequest(url, listTopTitles.path)),
    search: await timed(sendRequest(url, searchPath('Never Heard Of'))),
    details: await timed(sendRequest(url, `${root}/${slug}`)),
    update: await timed(sendRequest(url, refreshTopTitles.path, { body: {} })),
    page: await timed(sendRequest(url, `/anime/${slug}`)),
  };
}

async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

describe('a faulty provider', () => {
  const table: string[] = [];
  afterAll(() => {
    const head =
      'fault | status and ms of list, search, details, update, page | again | calls: search, details, update | MB';
    console.info([head, ...table].join('\n'));
  });

  // @control:FLT-06
  test.each(testedFaults)(
    '%s: serves pages and lists without waiting for its end, with bounded memory and one upstream call per window',
    async (fault) => {
      const { provider, server } = await startWith(fault);
      const visits = [await visit(server.url), await visit(server.url)];
      const memory = await peakMegabytes(server.pid);
      const countCalls = () =>
        ['/anime?', '/anime/', '/top/anime'].map(
          (path) => provider.requests.filter((request) => request.startsWith(`GET ${path}`)).length,
        );
      // The search is sent first. After a 429 the server may skip the other two calls; after any other fault it sends them.
      const minKinds = fault.startsWith('status 429') ? 1 : 3;
      await waitUntil(() => countCalls().filter((count) => count > 0).length >= minKinds);
      // The stopped server sends no more calls.
      await server.stop();
      const calls = countCalls();
      const times = visits.map((responses) =>
        Object.values(responses)
          .map(({ status, ms }) => `${status} ${ms}`)
          .join(', '),
      );
      table.push([fault, ...times, calls.join(', '), memory].join(' | '));

      for (const responses of visits) {
        for (const [name, { status, delayMs }] of Object.entries(responses)) {
          expect([name, status]).toEqual([name, 200]);
          expect(delayMs, name).toBeLessThan(maxDelayMs);
        }
        expect(responses.list.body === lastGoodList).toBe(true);
        expect(responses.search.body).toBe('[]');
        expect(responses.details.body).toContain(partial);
      }
      expect(calls.reduce((sum, count) => sum + count)).toBe(provider.requests.length);
      for (const count of calls) expect(count).toBeLessThanOrEqual(retriedFaults.includes(fault) ? 2 : 1);
      expect(memory).toBeLessThan(maxMegabytes);
    },
  );
});
