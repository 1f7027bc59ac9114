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
import { type Asked, ask } from '../support/ask.ts';
import { goodJikan } from '../support/goodJikan.ts';
import { until } from '../support/until.ts';

/** Milliseconds in which everything is answered, whatever the provider does; beside what the machine takes by itself. */
const patience = 2100;
/** Megabytes that a server may come to; an answer that does not end is two thousand and more. */
const mostMemory = 400;
/** What may do better a moment later is asked a second time. */
const askedTwice: readonly Fault[] = ['status 503', 'status 429', 'JSON cut on its way', 'reset'];
/**
 * One fault of each kind that a server treats in its own way, in the default tier. Each of them is tried with every provider in
 * `faultyProviders.test.ts`, in both tiers.
 */
const triedFaults: readonly Fault[] =
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
const { topEndpoint, refreshTopEndpoint, searchEndpoint } = catalogues.anime;
const root = topEndpoint.path.slice(0, topEndpoint.path.lastIndexOf('/'));

/** One address for covers, whichever port a server has: its lists are compared byte by byte. */
const settingsOf = (url: string) => ({
  ...{ CATALOGUE_PROVIDERS: 'jikan', JIKAN_URL: url },
  ...{ API_URL: 'https://api.shelf.example', LOG_LEVEL: 'warn' },
});
const searchPath = (query: string) => `${searchEndpoint.path}?query=${encodeURIComponent(query)}`;

let prepared = '';
let lastGoodList = '';
let slug = '';

/** A catalogue of which a provider has told in lists alone; nothing is under way any more, and every window is open. */
beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'gildshelf-faults-'));
  const provider = await startFaultyProvider(goodJikan(partial));
  const server = await startServer({ dataDirectory: prepared, environment: settingsOf(provider.url) });
  await until(async () => {
    const found: { slug: string }[] = JSON.parse((await ask(server.url, searchPath(partial))).body);
    slug = found[0]?.slug ?? '';
    return slug !== '';
  });
  await ask(server.url, refreshTopEndpoint.path, { body: {} });
  const store = await openDatabase({ dataDirectory: prepared });
  const stored = store.db.selectFrom('top_lists').select('refreshed_at').where('media_type', '=', 'anime');
  // A server caches the list that it reads first for 30 s, so it is not read before the new one is stored.
  await until(async () => ((await stored.executeTakeFirst())?.refreshed_at ?? 0) > 0);
  lastGoodList = (await ask(server.url, topEndpoint.path)).body;
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
  provider.become(fault);
  const server = await startServer({ dataDirectory, environment: settingsOf(provider.url) });
  onTestFinished(async () => void (await server.stop()));
  return { provider, server };
}

/** What a visitor does whom the provider is needed for, each thing with how long the machine takes for nothing at the time. */
async function visit(url: string) {
  const timed = async (asking: Promise<Asked>) => {
    const [asked, plain] = await Promise.all([asking, ask(url, catalogues.game.topEndpoint.path)]);
    return { ...asked, ms: Math.round(asked.ms), late: asked.ms - plain.ms };
  };
  return {
    list: await timed(ask(url, topEndpoint.path)),
    search: await timed(ask(url, searchPath('Never Heard Of'))),
    details: await timed(ask(url, `${root}/${slug}`)),
    update: await timed(ask(url, refreshTopEndpoint.path, { body: {} })),
    page: await timed(ask(url, `/anime/${slug}`)),
  };
}

async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

describe('a provider that is faulty', () => {
  const table: string[] = [];
  afterAll(() => {
    const head =
      'fault | status and ms of list, search, details, update, page | again | asked: search, details, update | MB';
    console.info([head, ...table].join('\n'));
  });

  // @control:FLT-06
  test.each(triedFaults)(
    '%s: pages and lists stay up within 2.1 s, memory bounded, one upstream call per window',
    async (fault) => {
      const { provider, server } = await startWith(fault);
      const visits = [await visit(server.url), await visit(server.url)];
      const memory = await peakMegabytes(server.pid);
      const countCalls = () =>
        ['/anime?', '/anime/', '/top/anime'].map(
          (path) => provider.asked.filter((asked) => asked.startsWith(`GET ${path}`)).length,
        );
      // The search comes first. A provider that says it is asked too much need not be asked more, all others are.
      const leastAsked = fault.startsWith('status 429') ? 1 : 3;
      await until(() => countCalls().filter((count) => count > 0).length >= leastAsked);
      // Nothing is asked after this.
      await server.stop();
      const calls = countCalls();
      const times = visits.map((answers) =>
        Object.values(answers)
          .map(({ status, ms }) => `${status} ${ms}`)
          .join(', '),
      );
      table.push([fault, ...times, calls.join(', '), memory].join(' | '));

      for (const answers of visits) {
        for (const [name, { status, late }] of Object.entries(answers)) {
          expect([name, status]).toEqual([name, 200]);
          expect(late, name).toBeLessThan(patience);
        }
        expect(answers.list.body === lastGoodList).toBe(true);
        expect(answers.search.body).toBe('[]');
        expect(answers.details.body).toContain(partial);
      }
      expect(calls.reduce((sum, count) => sum + count)).toBe(provider.asked.length);
      for (const count of calls) expect(count).toBeLessThanOrEqual(askedTwice.includes(fault) ? 2 : 1);
      expect(memory).toBeLessThan(mostMemory);
    },
  );
});
