import { describe, expect, test } from 'vitest';
import { viewOf } from '../features/catalogue/titles/viewOf.ts';
import { hostileNames } from '../testing/hostileNames.ts';
import { fakeUpstream, readResponseFixture } from '../testing/providers/fakeUpstream.ts';
import { createAnilist, pageQuery } from './anilist/createAnilist.ts';
import type { CatalogueProvider, FoundTitle } from './CatalogueProvider.ts';
import { imageHosts } from './fields/imageUrl.ts';
import { createIgdb } from './igdb/createIgdb.ts';
import { createJikan } from './jikan/createJikan.ts';
import { createRawg } from './rawg/createRawg.ts';
import { createTmdb } from './tmdb/createTmdb.ts';
import type { Upstream } from './upstream/Upstream.ts';

/** A mutable object of a response. */
type Entry = Record<string, unknown>;

interface Adapter {
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

const adapters: Record<string, Adapter> = {
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
    described: ({ item }) => (item.facts as { overview?: string } | undefined)?.overview,
    top: [
      ['The Lamp Room', 1],
      ['Undated', 2],
      ['Wrong All Over', 6],
    ],
    pageSize: 20,
  },
};

/** A provider whose host sends the same response to every request. */
function providerWith(adapter: Adapter, response: unknown): CatalogueProvider {
  return adapter.create(fakeUpstream(() => response).upstream);
}

/** The title that an adapter reads from its `details.json` after a change to it. */
async function readChanged(name: string, change: (entry: Entry) => void): Promise<FoundTitle> {
  const adapter = adapterOf(name);
  const response = readResponseFixture(`${name}/responses/details`);
  change(adapter.entry(response));
  const title = await providerWith(adapter, response).details(adapter.id);
  if (!title) throw new Error('The adapter has read no title.');
  return title;
}

function adapterOf(name: string): Adapter {
  const adapter = adapters[name];
  if (!adapter) throw new Error(`There is no adapter ${name}.`);
  return adapter;
}

/** The paths of unknown values, which must be absent: null, undefined, empty texts, lists and objects at any depth. */
function unknownPaths(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '') return [path];
  if (typeof value !== 'object') return [];
  const entries = Object.entries(value);
  return entries.length === 0
    ? [path]
    : entries.flatMap(([name, part]) => unknownPaths(part, `${path}.${name}`));
}

describe.each(Object.entries(adapters))('%s', (name, adapter) => {
  const recordedResponse = (file: string) => readResponseFixture(`${name}/responses/${file}`);

  test('reads a top list with ranks, for which the invalid entries that it leaves out count too', async () => {
    const provider = providerWith(adapter, recordedResponse('top'));
    const { titles } = await provider.top(1);
    expect(titles.map((title) => [title.names[0], title.rank])).toEqual(adapter.top);
    const second = await provider.top(2);
    expect(second.titles.map(({ rank }) => rank)).toEqual(
      adapter.top.map(([, rank]) => rank + adapter.pageSize),
    );
  });

  test('reads titles of its media type, with a displayed name and without unknown values', async () => {
    const { titles } = await providerWith(adapter, recordedResponse('top')).top(1);
    const results = await providerWith(adapter, recordedResponse('search')).search('lamp');
    const details = await providerWith(adapter, recordedResponse('details')).details(adapter.id);
    for (const title of [...titles, ...results, details as FoundTitle]) {
      const { mediaType } = providerWith(adapter, null);
      expect(title).toMatchObject({ mediaType, source: name });
      expect(Object.values(title.ids)).toContain(title.sourceId);
      expect(viewOf(mediaType, title.item).title).toBe(title.names[0]);
      expect(unknownPaths(title.item)).toEqual([]);
      expect(title.item).not.toHaveProperty('id');
      expect(title.item).not.toHaveProperty('slug');
    }
    expect(details?.isWhole).toBe(true);
  });

  test('reads images on its hosts with their sizes, the smallest first', async () => {
    const { titles } = await providerWith(adapter, recordedResponse('top')).top(1);
    expect(titles[0]?.pictures.length).toBeGreaterThan(1);
    expect(titles.some(({ pictures: images }) => images.length === 0)).toBe(true);
    for (const { pictures: images } of titles) {
      for (const { url, width, height } of images) {
        expect(imageHosts[name as keyof typeof imageHosts]).toContain(new URL(url).host);
        expect(url).toMatch(/^https:\/\/[^\s,]+$/);
        expect([width > 0, height > 0]).toEqual([true, true]);
      }
      const widths = images.map(({ width }) => width);
      expect(widths).toEqual([...widths].sort((a, b) => a - b));
    }
  });

  test('returns no titles for a search without results, and sends no request for an empty search', async () => {
    const { upstream, requests } = fakeUpstream(() => adapter.listOf([]));
    expect(await adapter.create(upstream).search('nothing has that name')).toEqual([]);
    expect(requests).toHaveLength(1);
    for (const query of ['', ' \n ', '\u200b\u202e'])
      expect(await adapter.create(upstream).search(query)).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  test('lets a page of a top list wait 30 s for its slot, and a search not', async () => {
    const { upstream, requests } = fakeUpstream(() => adapter.listOf([]));
    await adapter.create(upstream).top(1);
    await adapter.create(upstream).search('lamp');
    expect(requests.map(({ queueTimeoutMs }) => queueTimeoutMs)).toEqual([30_000, undefined]);
  });

  test('validates the outer shape of every response', async () => {
    const { upstream, requests } = fakeUpstream(() => recordedResponse('top'));
    await adapter.create(upstream).top(1);
    await adapter.create(upstream).search('lamp');
    for (const { isExpectedShape } of requests) {
      expect(isExpectedShape?.(recordedResponse('top'))).toBe(true);
      for (const wrong of [null, 'x', 7, {}, { results: {}, data: 'x' }])
        expect(isExpectedShape?.(wrong)).toBe(false);
    }
  });

  test.each([null, 'text', 7, true, {}, { results: {} }, { data: {} }, { data: null }, { errors: [] }])(
    'rejects %j instead of a list with an error of kind shape',
    async (response) => {
      const provider = providerWith(adapter, response);
      await expect(provider.top(1)).rejects.toMatchObject({ kind: 'shape' });
      await expect(provider.search('lamp')).rejects.toMatchObject({ kind: 'shape' });
    },
  );

  test('rejects a 404 instead of a list with an error of kind shape', async () => {
    const provider = providerWith(adapter, undefined);
    await expect(provider.top(1)).rejects.toMatchObject({ kind: 'shape' });
    await expect(provider.search('lamp')).rejects.toMatchObject({ kind: 'shape' });
  });

  test('sends no request for an invalid id, and ignores another title than the requested one', async () => {
    const { upstream, requests } = fakeUpstream(() => recordedResponse('details'));
    const provider = adapter.create(upstream);
    for (const id of ['', '0', '-1', '1.5', '../games', '1; where id = 2', '1e3', '1'.repeat(20)])
      expect(await provider.details(id)).toBeUndefined();
    expect(requests).toEqual([]);
    expect(await provider.details('123')).toBeUndefined();
    expect(requests).toHaveLength(1);
  });

  test('rejects an unreadable title with an error of kind shape', async () => {
    await expect(
      readChanged(name, (entry) => {
        for (const field of Object.keys(entry)) entry[field] = null;
      }),
    ).rejects.toMatchObject({ kind: 'shape' });
  });

  test('ignores a field of an unexpected type, and reads the others', async () => {
    const response = readResponseFixture(`${name}/responses/details`);
    const [idField] = Object.keys(adapter.entry(response)).filter((field) => /^(id|mal_id)$/.test(field));
    for (const field of Object.keys(adapter.entry(response)).filter((other) => other !== idField))
      for (const value of [
        null,
        7,
        '',
        'x',
        true,
        [],
        [null],
        [[]],
        {},
        { name: {} },
        [{ name: 7 }],
        -1,
        1e308,
      ]) {
        const title = await readChanged(name, (entry) => {
          adapter.rename(entry, 'Still Here');
          // The names are not changed, since a title without a name is rejected.
          if (!/title|name/.test(field)) entry[field] = value;
        });
        expect(title.names[0]).toBe('Still Here');
        expect(unknownPaths(title.item)).toEqual([]);
      }
  });

  test('ignores a prototype in a response', async () => {
    const forged = JSON.parse(
      JSON.stringify(adapter.entry(recordedResponse('details'))).replace(
        /^\{/,
        '{"__proto__":{"polluted":true,"name":"Forged"},"constructor":{"prototype":{"polluted":true}},',
      ),
    );
    const [title] = await providerWith(adapter, adapter.listOf([forged])).search('lamp');
    expect(title?.names[0]).toBe(adapter.top[0]?.[0]);
    expect(JSON.stringify(title)).not.toMatch(/polluted|Forged/);
    expect(({} as Entry).polluted).toBeUndefined();
  });

  test('leaves out an entry that is nested 20,000 levels deep, and reads the others', async () => {
    const deep = JSON.parse(`${'[{"a":'.repeat(10_000)}1${'}]'.repeat(10_000)}`);
    const good = adapter.entry(recordedResponse('details'));
    const nested = { ...good, genres: deep, platforms: deep, title_synonyms: deep };
    const titles = await providerWith(adapter, adapter.listOf([deep, nested, good])).search('lamp');
    expect(titles).toHaveLength(2);
  });

  test.each(hostileNames)('reads the name %j as text on one line, or no title', async (hostile) => {
    const good = adapter.entry(recordedResponse('details'));
    adapter.rename(good, hostile);
    const [title] = await providerWith(adapter, adapter.listOf([good])).search('lamp');
    for (const displayName of title?.names ?? []) {
      expect(displayName).toBe(displayName.trim());
      expect(displayName).not.toMatch(/\p{Cc}|\p{Cs}|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u);
    }
  });

  test('reads a description as plain text of at most 20,000 characters, without invisible ones', async () => {
    const title = await readChanged(name, (entry) =>
      adapter.describe(entry, `one\u0000\u202e\u200b two\r\nthree\ud800 ${'long '.repeat(50_000)}`),
    );
    expect(String(adapter.described(title))).toMatch(/^one two\nthree long long/);
    expect(String(adapter.described(title)).length).toBeLessThanOrEqual(20_000);
  });
});

describe('responses', () => {
  test.each(Object.keys(adapters))('%s: reads all facts of a title', async (name) => {
    expect(await readChanged(name, () => {})).toEqual(readResponseFixture(`${name}/responses/details.found`));
  });

  test.each(['rawg', 'anilist'])('%s: converts the markup of a description to text', async (name) => {
    const title = await readChanged(name, (entry) =>
      adapterOf(name).describe(
        entry,
        '<p>A <b>lamp</b> &amp; a sea.</p><script>alert(1)</script><p>Two&#8230;</p>',
      ),
    );
    expect(adapterOf(name).described(title)).toBe('A lamp & a sea.\nTwo…');
  });

  test('rawg: removes the Spanish part of a description, and replaces a Spanish description by the other one', async () => {
    const unchanged = await readChanged('rawg', () => {});
    expect(unchanged.item.description_raw).toMatch(/puzzle of mirrors\.$/);
    const spanish = await readChanged('rawg', (entry) => {
      entry.description_raw = 'Español\nUn farero.';
    });
    expect(spanish.item.description_raw).toBe('A keeper lights nine lamps.');
    const only = await readChanged('rawg', (entry) => {
      entry.description_raw = 'Español\nUn farero.';
      entry.description = '<p>Español<br>Un farero.</p>';
    });
    expect(only.item).not.toHaveProperty('description_raw');
  });

  test.each(['0000-00-00', '', '2013-02-30', '2013-00-00', 'soon', null, 20130917])(
    'rawg and tmdb: read the date %j as unknown',
    async (date) => {
      for (const [name, field] of [
        ['rawg', 'released'],
        ['tmdb', 'release_date'],
      ] as const) {
        const title = await readChanged(name, (entry) => {
          entry[field] = date;
        });
        expect(title.item).not.toHaveProperty('released');
        expect(title.year).toBeNull();
      }
    },
  );

  test('jikan: reads the embed URL of a trailer whose ids are null', async () => {
    const response = readResponseFixture('jikan/responses/airing');
    const title = await providerWith(adapterOf('jikan'), response).details('800002');
    expect(title?.item.trailer).toEqual({ embed_url: 'https://www.youtube-nocookie.com/embed/kL9_mN1-pQ3' });
    expect(title?.item).not.toHaveProperty('duration');
    expect(title?.item.aired_prop).toEqual({ from: { year: 2026, month: 7, day: 3 } });
  });

  test.each([
    [{ youtube_id: 'short', embed_url: null }],
    [{ youtube_id: null, embed_url: 'https://evil.example/embed/kL9_mN1-pQ3' }],
    [{ youtube_id: '"onload=ale', embed_url: 'javascript:alert(1)' }],
    [{ youtube_id: null, embed_url: null }],
  ])('jikan: ignores the trailer %j', async (trailer) => {
    const title = await readChanged('jikan', (entry) => {
      entry.trailer = trailer;
    });
    expect(title.item).not.toHaveProperty('trailer');
  });

  test('anilist: ignores a trailer of another site', async () => {
    const title = await readChanged('anilist', (entry) => {
      entry.trailer = { id: 'aB3_dE5-gH7', site: 'dailymotion' };
    });
    expect(title.item).not.toHaveProperty('trailer');
  });

  test('anilist: resolves to undefined for an unknown anime', async () => {
    const provider = providerWith(adapterOf('anilist'), { data: { Media: null }, errors: [{ status: 404 }] });
    expect(await provider.details('1')).toBeUndefined();
  });
});

describe('requests', () => {
  test('rawg: sends its key, and requests pages of the maximum size', async () => {
    const { upstream, requests } = fakeUpstream(({ path }) =>
      readResponseFixture(`rawg/responses/${path === '/games' ? 'top' : 'details'}`),
    );
    const provider = adapterOf('rawg').create(upstream);
    await provider.top(3);
    await provider.search('  lamp & room ');
    await provider.details('900001');
    expect(requests.map(({ path, query }) => ({ path, query }))).toEqual([
      {
        path: '/games',
        query: { key: 'the-key', ordering: '-added', exclude_additions: 'true', page_size: '40', page: '3' },
      },
      {
        path: '/games',
        query: { key: 'the-key', search: 'lamp & room', search_precise: 'true', page_size: '10' },
      },
      { path: '/games/900001', query: { key: 'the-key' } },
    ]);
  });

  test('rawg: returns an empty page after the last one', async () => {
    expect(await providerWith(adapterOf('rawg'), undefined).top(9)).toEqual({ titles: [], hasMore: false });
  });

  test('anilist: sends a search as a variable, outside of the query', async () => {
    const { upstream, requests } = fakeUpstream(() => readResponseFixture('anilist/responses/search'));
    await adapterOf('anilist').create(upstream).search('") { id } #');
    expect(requests).toMatchObject([{ body: { query: pageQuery, variables: { search: '") { id } #' } } }]);
  });

  test('igdb: escapes the quotes and backslashes of a search', async () => {
    const { upstream, requests } = fakeUpstream(() => []);
    await adapterOf('igdb').create(upstream).search('lamp"; where id = 1; \\\n fields *');
    expect(requests[0]?.body).toContain('search "lamp\\"; where id = 1; \\\\ fields *"; fields name');
    expect(requests[0]?.headers).toMatchObject({
      'client-id': 'the-client',
      authorization: 'Bearer the-token',
    });
  });

  test('igdb: reports a next page after a full one', async () => {
    const game = { id: 600001, name: 'The Lamp Room' };
    const { hasMore } = await providerWith(
      adapterOf('igdb'),
      Array.from({ length: 50 }, () => game),
    ).top(1);
    expect(hasMore).toBe(true);
  });

  test.each([
    ['0123456789abcdef0123456789abcdef', { api_key: '0123456789abcdef0123456789abcdef' }, undefined],
    ['eyJhbGciOi.long.token', {}, { authorization: 'Bearer eyJhbGciOi.long.token' }],
  ])('tmdb: sends an API key in the query, and an access token in a header', async (key, query, headers) => {
    const { upstream, requests } = fakeUpstream(() => readResponseFixture('tmdb/responses/details'));
    await createTmdb(upstream, { key }).details('500001');
    expect(requests[0]).toMatchObject({ path: '/movie/500001' });
    expect(requests[0]?.query).toEqual({ ...query, append_to_response: 'release_dates' });
    expect(requests[0]?.headers).toEqual(headers);
  });
});
