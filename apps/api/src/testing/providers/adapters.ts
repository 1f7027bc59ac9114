import { createAnilist } from '../../providers/anilist/createAnilist.ts';
import type { CatalogueProvider, FoundTitle } from '../../providers/CatalogueProvider.ts';
import { createIgdb } from '../../providers/igdb/createIgdb.ts';
import { createJikan } from '../../providers/jikan/createJikan.ts';
import { createRawg } from '../../providers/rawg/createRawg.ts';
import { createTmdb } from '../../providers/tmdb/createTmdb.ts';
import type { Upstream } from '../../providers/upstream/Upstream.ts';
import { fakeUpstream, readResponseFixture } from './fakeUpstream.ts';

/** A mutable object of a response. */
export type Entry = Record<string, unknown>;

/** How the tests read and change the responses of a provider. */
export interface Adapter {
  create(upstream: Upstream): CatalogueProvider;
  /** The id of the title in `details.json`. */
  id: string;
  /** The entries of a list response. */
  entries(response: unknown): unknown[];
  /** A list response with these entries. */
  listOf(entries: unknown[]): unknown;
  /** The entry of a details response. */
  entry(response: unknown): Entry;
  /** Sets the displayed name. */
  rename(entry: Entry, name: string): void;
  /** Sets the description. */
  describe(entry: Entry, text: string): void;
  described(title: FoundTitle): unknown;
  /** Every title of `top.json` with its rank, and the number of entries in a full page. */
  top: [name: string, rank: number][];
  pageSize: number;
}

/** The adapters by the names of their providers. */
export const adapters: Record<string, Adapter> = {
  rawg: {
    create: (upstream) => createRawg(upstream, { key: 'the-key' }),
    id: '900001',
    entries: (response) => (response as { results: unknown[] }).results,
    listOf: (results) => ({ results, next: null }),
    entry: (response) => response as Entry,
    rename: (entry, name) => {
      entry.name = name;
    },
    describe: (entry, text) => {
      entry.description_raw = null;
      entry.description = text;
    },
    described: ({ item }) => item.description_raw,
    top: [
      ['The Lamp Room', 1],
      ['Unlit', 2],
      ['Some Day', 7],
      ['Wrong All Over', 8],
      ['Elsewhere', 9],
    ],
    pageSize: 40,
  },
  jikan: {
    create: createJikan,
    id: '800001',
    entries: (response) => (response as { data: unknown[] }).data,
    listOf: (data) => ({ data, pagination: { has_next_page: false } }),
    entry: (response) => (response as { data: Entry }).data,
    rename: (entry, name) => {
      entry.title_english = name;
    },
    describe: (entry, text) => {
      entry.synopsis = text;
    },
    described: ({ item }) => item.synopsis,
    top: [
      ['Keepers of the Tide', 1],
      ['Namonaki Shima', 2],
      ['Keepers of the Tide', 6],
    ],
    pageSize: 25,
  },
  anilist: {
    create: createAnilist,
    id: '700001',
    entries: (response) => (response as { data: { Page: { media: unknown[] } } }).data.Page.media,
    listOf: (media) => ({ data: { Page: { media, pageInfo: { hasNextPage: false } } } }),
    entry: (response) => (response as { data: { Media: Entry } }).data.Media,
    rename: (entry, name) => {
      entry.title = { romaji: 'Shio', english: name };
    },
    describe: (entry, text) => {
      entry.description = text;
    },
    described: ({ item }) => item.synopsis,
    top: [
      ['Keepers of the Tide', 1],
      ['Shima', 3],
      ['Machigai', 5],
    ],
    pageSize: 50,
  },
  igdb: {
    create: (upstream) => createIgdb(upstream, { clientId: 'the-client', token: async () => 'the-token' }),
    id: '600001',
    entries: (response) => response as unknown[],
    listOf: (games) => games,
    entry: (response) => (response as Entry[])[0] ?? {},
    rename: (entry, name) => {
      entry.name = name;
    },
    describe: (entry, text) => {
      entry.summary = text;
    },
    described: ({ item }) => item.description_raw,
    top: [
      ['The Lamp Room', 1],
      ['Bare', 2],
      ['Only a name', 3],
      ['Wrong All Over', 7],
    ],
    pageSize: 50,
  },
  tmdb: {
    create: (upstream) => createTmdb(upstream, { key: '0123456789abcdef0123456789abcdef' }),
    id: '500001',
    entries: (response) => (response as { results: unknown[] }).results,
    listOf: (results) => ({ results, total_pages: 1 }),
    entry: (response) => response as Entry,
    rename: (entry, name) => {
      entry.title = name;
    },
    describe: (entry, text) => {
      entry.overview = text;
    },
    described: ({ item }) => (item.facts as { description?: string } | undefined)?.description,
    top: [
      ['The Lamp Room', 1],
      ['Undated', 2],
      ['Wrong All Over', 6],
    ],
    pageSize: 20,
  },
};

/** A provider whose host sends the same response to every request. */
export function providerWith(adapter: Adapter, response: unknown): CatalogueProvider {
  return adapter.create(fakeUpstream(() => response).upstream);
}

/** The title that an adapter reads from its `details.json` after a change to it. */
export async function readChanged(name: string, change: (entry: Entry) => void): Promise<FoundTitle> {
  const adapter = adapterOf(name);
  const response = readResponseFixture(`${name}/responses/details`);
  change(adapter.entry(response));
  const title = await providerWith(adapter, response).details(adapter.id);
  if (!title) throw new Error('The adapter has read no title.');
  return title;
}

/** The adapter of a provider. */
export function adapterOf(name: string): Adapter {
  const adapter = adapters[name];
  if (!adapter) throw new Error(`There is no adapter ${name}.`);
  return adapter;
}
