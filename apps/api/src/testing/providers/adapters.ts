import type { MediaType } from '@gildshelf/api-client/contract';
import { createAnilist } from '../../providers/anilist/createAnilist.ts';
import type { CatalogueProvider, FoundTitle, ProviderName } from '../../providers/CatalogueProvider.ts';
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

/** The provider of a media type among those that share a name. */
function ofType(mediaType: MediaType, providers: readonly CatalogueProvider[]): CatalogueProvider {
  const provider = providers.find((one) => one.mediaType === mediaType);
  if (!provider) throw new Error(`There is no provider of ${mediaType}.`);
  return provider;
}

/** What is the same for the anime and the manga of hosts with the API of Jikan. */
const jikan = {
  id: '800001',
  entries: (response: unknown) => (response as { data: unknown[] }).data,
  listOf: (data: unknown[]) => ({ data, pagination: { has_next_page: false } }),
  entry: (response: unknown) => (response as { data: Entry }).data,
  rename: (entry: Entry, name: string) => {
    entry.title_english = name;
  },
  describe: (entry: Entry, text: string) => {
    entry.synopsis = text;
  },
  pageSize: 25,
};

/** What is the same for the anime and the manga of AniList. */
const anilist = {
  id: '700001',
  entries: (response: unknown) => (response as { data: { Page: { media: unknown[] } } }).data.Page.media,
  listOf: (media: unknown[]) => ({ data: { Page: { media, pageInfo: { hasNextPage: false } } } }),
  entry: (response: unknown) => (response as { data: { Media: Entry } }).data.Media,
  rename: (entry: Entry, name: string) => {
    entry.title = { romaji: 'Shio', english: name };
  },
  describe: (entry: Entry, text: string) => {
    entry.description = text;
  },
  pageSize: 50,
};

const createTmdbOf = (mediaType: MediaType) => (upstream: Upstream) =>
  ofType(mediaType, createTmdb(upstream, { key: '0123456789abcdef0123456789abcdef' }));

/** What is the same for the movies and the TV series of TMDB. */
const tmdb = {
  id: '500001',
  entries: (response: unknown) => (response as { results: unknown[] }).results,
  listOf: (results: unknown[]) => ({ results, total_pages: 1 }),
  entry: (response: unknown) => response as Entry,
  describe: (entry: Entry, text: string) => {
    entry.overview = text;
  },
  pageSize: 20,
};

/** The adapters by the names of their providers; those of a second media type are named like 'tmdb/show'. */
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
    ...jikan,
    create: (upstream) => ofType('anime', createJikan(upstream)),
    described: ({ item }) => item.synopsis,
    top: [
      ['Keepers of the Tide', 1],
      ['Namonaki Shima', 2],
      ['Keepers of the Tide', 6],
    ],
  },
  'jikan/manga': {
    ...jikan,
    create: (upstream) => ofType('manga', createJikan(upstream)),
    described: ({ item }) => item.description,
    top: [
      ['Keepers of the Tide', 1],
      ['Namonaki Shima', 3],
    ],
  },
  anilist: {
    ...anilist,
    create: (upstream) => ofType('anime', createAnilist(upstream)),
    described: ({ item }) => item.synopsis,
    top: [
      ['Keepers of the Tide', 1],
      ['Shima', 3],
      ['Machigai', 5],
    ],
  },
  'anilist/manga': {
    ...anilist,
    create: (upstream) => ofType('manga', createAnilist(upstream)),
    described: ({ item }) => item.description,
    top: [
      ['Keepers of the Tide', 1],
      ['Shima', 3],
    ],
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
    ...tmdb,
    create: createTmdbOf('movie'),
    rename: (entry, name) => {
      entry.title = name;
    },
    described: ({ item }) => (item.facts as { description?: string } | undefined)?.description,
    top: [
      ['The Lamp Room', 1],
      ['Undated', 2],
      ['Wrong All Over', 6],
    ],
  },
  'tmdb/show': {
    ...tmdb,
    create: createTmdbOf('show'),
    rename: (entry, name) => {
      entry.name = name;
    },
    described: ({ item }) => item.description,
    top: [
      ['The Lamp Rooms', 1],
      ['Undated', 3],
    ],
  },
};

/** A provider whose host sends the same response to every request. */
export function providerWith(adapter: Adapter, response: unknown): CatalogueProvider {
  return adapter.create(fakeUpstream(() => response).upstream);
}

/** The title that an adapter reads from its `details.json` after a change to it. */
export async function readChanged(name: string, change: (entry: Entry) => void): Promise<FoundTitle> {
  const adapter = adapterOf(name);
  const response = readRecorded(name, 'details');
  change(adapter.entry(response));
  const title = await providerWith(adapter, response).details(adapter.id);
  if (!title) throw new Error('The adapter has read no title.');
  return title;
}

/** A recorded response of the provider of an adapter, such as 'top', or what is read from it ('details.found'). */
export function readRecorded(name: string, file: string): unknown {
  const [provider, ...folders] = name.split('/');
  return readResponseFixture([provider, 'responses', ...folders, file].join('/'));
}

/** The name of the provider of an adapter. */
export function providerNameOf(name: string): ProviderName {
  const [provider] = name.split('/');
  return provider as ProviderName;
}

/** The adapter of a provider. */
export function adapterOf(name: string): Adapter {
  const adapter = adapters[name];
  if (!adapter) throw new Error(`There is no adapter ${name}.`);
  return adapter;
}
