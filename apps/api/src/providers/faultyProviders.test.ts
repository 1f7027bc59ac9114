import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase, type Store } from '../platform/db/openDatabase.ts';
import { type Fault, faults, startFaultyProvider } from '../testing/providers/startFaultyProvider.ts';
import { createAnilist } from './anilist/createAnilist.ts';
import type { CatalogueProvider, ProviderName } from './CatalogueProvider.ts';
import { createIgdb } from './igdb/createIgdb.ts';
import { createJikan } from './jikan/createJikan.ts';
import { createRawg } from './rawg/createRawg.ts';
import { createTmdb } from './tmdb/createTmdb.ts';
import { createProviderStatesRepository } from './upstream/createProviderStatesRepository.ts';
import { createUpstream } from './upstream/createUpstream.ts';
import { ProviderError, type Upstream } from './upstream/Upstream.ts';

const key = 'k3y-that-must-stay-secret';

type Create = (upstream: Upstream) => CatalogueProvider | readonly CatalogueProvider[];

const creators: Readonly<Record<ProviderName, Create>> = {
  rawg: (upstream) => createRawg(upstream, { key }),
  igdb: (upstream) => createIgdb(upstream, { clientId: 'client', token: async () => 'token' }),
  jikan: createJikan,
  anilist: createAnilist,
  tmdb: (upstream) => createTmdb(upstream, { key }),
};

const asList = (created: ReturnType<Create>) => [created].flat() as readonly CatalogueProvider[];
const idle: Upstream = { request: async () => undefined };

/** Each provider with each of its media types. */
const providers = Object.entries(creators).flatMap(([name, create]) =>
  asList(create(idle)).map(({ mediaType }, index) => {
    const createOne = (upstream: Upstream) => asList(create(upstream))[index] as CatalogueProvider;
    return [`${name} ${mediaType}`, createOne] as const;
  }),
);

const requests = {
  top: (provider: CatalogueProvider) => provider.top(1),
  search: (provider: CatalogueProvider) => provider.search('Pac-Man'),
  details: (provider: CatalogueProvider) => provider.details('7'),
};

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** 'titles' or 'none' for a response that could be read; else the kind of the error. */
async function outcomeOf(request: Promise<unknown>): Promise<string> {
  try {
    const result = await request;
    const titles = Array.isArray(result)
      ? result
      : ((result as { titles?: unknown[] } | undefined)?.titles ?? []);
    return titles.length === 0 ? 'none' : 'titles';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    expect(error.message).not.toContain(key);
    return error.kind;
  }
}

/** Faults that only the deadline ends. All others have enough time on a busy machine, so that their own error is reported. */
const silentFaults: readonly Fault[] = ['hang', 'hang after the headers', 'drip'];
const limitsFor = (fault: Fault) => ({
  deadlineMs: silentFaults.includes(fault) ? 400 : 30_000,
  queueTimeoutMs: 30_000,
});

/** Faults whose response can be read, although it contains no title. */
const readableFaults = ['wrong shape', 'null', 'empty list', 'members named __proto__'];

let folder = '';
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-test-'));
  store = await openDatabase({ dataDirectory: folder });
  await migrate(store);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

test.concurrent.each(providers)(
  'no fault makes %s return a title or throw anything but a ProviderError',
  async (name, create) => {
    const states = createProviderStatesRepository(store.db);
    const table: string[] = [];
    const tryFault = async (fault: Fault, kind: keyof typeof requests) => {
      const host = await startFaultyProvider();
      host.setFault(fault);
      // Each has its own name, so that it is not affected by the circuit breaker of another.
      const provider = `${name} ${fault} ${kind}` as ProviderName;
      const options = { provider, intervalMs: 1, burst: 1000, states, clock: Date.now, log: silent };
      const limits = limitsFor(fault);
      const start = performance.now();
      const outcome = await outcomeOf(
        requests[kind](create(createUpstream({ ...options, ...limits, baseUrl: host.url }))),
      );
      table.push(`${provider} | ${outcome} | ${Math.round(performance.now() - start)} ms`);
      await host.close();
      if (!readableFaults.includes(fault)) expect(outcome, provider).not.toBe('none');
      if (silentFaults.includes(fault)) expect(outcome, provider).toBe('timeout');
      else expect(outcome, provider).not.toBe('timeout');
      expect(outcome, provider).not.toBe('titles');
    };
    for (const fault of faults)
      await Promise.all((['top', 'search', 'details'] as const).map((kind) => tryFault(fault, kind)));
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect(table).toHaveLength(faults.length * 3);
    console.info(table.join('\n'));
  },
);
