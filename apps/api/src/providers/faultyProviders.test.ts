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

const key = 'k3y-that-nobody-may-read';

const providers: Readonly<Record<ProviderName, (upstream: Upstream) => CatalogueProvider>> = {
  rawg: (upstream) => createRawg(upstream, { key }),
  igdb: (upstream) => createIgdb(upstream, { clientId: 'client', token: async () => 'token' }),
  jikan: createJikan,
  anilist: createAnilist,
  tmdb: (upstream) => createTmdb(upstream, { key }),
};

const questions = {
  top: (provider: CatalogueProvider) => provider.top(1),
  search: (provider: CatalogueProvider) => provider.search('Pac-Man'),
  details: (provider: CatalogueProvider) => provider.details('7'),
};

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** 'none' where a host that answers so has told of no title; else why it could not be read. */
async function outcomeOf(asking: Promise<unknown>): Promise<string> {
  try {
    const told = await asking;
    const titles = Array.isArray(told) ? told : ((told as { titles?: unknown[] } | undefined)?.titles ?? []);
    return titles.length === 0 ? 'none' : 'titles';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    expect(error.message).not.toContain(key);
    return error.kind;
  }
}

/** What only the deadline ends. The rest has time enough on a busy machine, so that its own problem is what is reported. */
const silentFaults: readonly Fault[] = ['hang', 'hang after the headers', 'drip'];
const timesFor = (fault: Fault) => ({
  deadlineMs: silentFaults.includes(fault) ? 400 : 30_000,
  patienceMs: 30_000,
});

/** What a host may say and be read, though there is no title in it. */
const readable = ['wrong shape', 'null', 'empty list', 'members named __proto__'];

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

test.concurrent.each(Object.entries(providers))(
  'no way of being faulty makes %s tell of a title, or fail in another way than as a provider does',
  async (name, create) => {
    const states = createProviderStatesRepository(store.db);
    const table: string[] = [];
    const tryOut = async (fault: Fault, kind: keyof typeof questions) => {
      const host = await startFaultyProvider();
      host.become(fault);
      // A name of its own for each, so that none finds the door shut by the one before it.
      const provider = `${name} ${fault} ${kind}` as ProviderName;
      const line = { provider, gapMs: 1, burst: 1000, states, clock: Date.now, log: silent };
      const times = timesFor(fault);
      const start = performance.now();
      const outcome = await outcomeOf(
        questions[kind](create(createUpstream({ ...line, ...times, baseUrl: host.url }))),
      );
      table.push(`${provider} | ${outcome} | ${Math.round(performance.now() - start)} ms`);
      await host.close();
      if (!readable.includes(fault)) expect(outcome, provider).not.toBe('none');
      if (silentFaults.includes(fault)) expect(outcome, provider).toBe('timeout');
      else expect(outcome, provider).not.toBe('timeout');
      expect(outcome, provider).not.toBe('titles');
    };
    for (const fault of faults)
      await Promise.all((['top', 'search', 'details'] as const).map((kind) => tryOut(fault, kind)));
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect(table).toHaveLength(faults.length * 3);
    console.info(table.join('\n'));
  },
);
