import { describe, expect, test } from 'vitest';
import { viewOf } from '../features/catalogue/titles/viewOf.ts';
import { hostileNames } from '../testing/hostileNames.ts';
import { fakeUpstream, ownAnswer } from '../testing/providers/fakeUpstream.ts';
import { createAnilist, pageQuery } from './anilist/createAnilist.ts';
import type { CatalogueProvider, FoundTitle } from './CatalogueProvider.ts';
import { imageHosts } from './fields/imageUrl.ts';
import { createIgdb } from './igdb/createIgdb.ts';
import { createJikan } from './jikan/createJikan.ts';
import { createRawg } from './rawg/createRawg.ts';
import { createTmdb } from './tmdb/createTmdb.ts';
import type { Upstream } from './upstream/Upstream.ts';

/** Something of an answer that can be changed. */
type Thing = Record<string, unknown>;

interface Adapter {
  create(upstream: Upstream): CatalogueProvider;
  /** Which title `details.json` tells of. */
  id: string;
  /** The titles of a list. */
  entries(answer: unknown): unknown[];
  /** A list of such titles. */
  listOf(entries: unknown[]): unknown;
  /** The one title of an answer about one. */
  entry(answer: unknown): Thing;
  /** The fields of names, the shown one first. */
  rename(entry: Thing, name: string): void;
  /** Says something in the field of the description. */
  describe(entry: Thing, text: string): void;
  described(title: FoundTitle): unknown;
  /** Every title of top.json with its place, and how many a full page has. */
  top: [name: string, rank: number][];
  pageSize: number;
}

const adapters: Record<string, Adapter> = {
  rawg: {
    create: (upstream) => createRawg(upstream, { key: 'the-key' }),
    id: '900001',
    entries: (answer) => (answer as { results: unknown[] }).results,
    listOf: (results) => ({ results, next: null }),
    entry: (answer) => answer as Thing,
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
    entries: (answer) => (answer as { data: unknown[] }).data,
    listOf: (data) => ({ data, pagination: { has_next_page: false } }),
    entry: (answer) => (answer as { data: Thing }).data,
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
    entries: (answer) => (answer as { data: { Page: { media: unknown[] } } }).data.Page.media,
    listOf: (media) => ({ data: { Page: { media, pageInfo: { hasNextPage: false } } } }),
    entry: (answer) => (answer as { data: { Media: Thing } }).data.Media,
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
    entries: (answer) => answer as unknown[],
    listOf: (games) => games,
    entry: (answer) => (answer as Thing[])[0] ?? {},
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
    entries: (answer) => (answer as { results: unknown[] }).results,
    listOf: (results) => ({ results, total_pages: 1 }),
    entry: (answer) => answer as Thing,
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

/** A provider that answers everything with one answer. */
function answering(adapter: Adapter, answer: unknown): CatalogueProvider {
  return adapter.create(fakeUpstream(() => answer).upstream);
}

/** The title that an adapter reads out of its details, after they were changed. */
async function changed(name: string, change: (entry: Thing) => void): Promise<FoundTitle> {
  const adapter = adapterOf(name);
  const answer = ownAnswer(`${name}/answers/details`);
  change(adapter.entry(answer));
  const title = await answering(adapter, answer).details(adapter.id);
  if (!title) throw new Error('There is no such title.');
  return title;
}

function adapterOf(name: string): Adapter {
  const adapter = adapters[name];
  if (!adapter) throw new Error(`There is no ${name}.`);
  return adapter;
}

/** What is unknown is absent: no null, no undefined, no empty text, list or object, however deep. */
function unknowns(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '') return [path];
  if (typeof value !== 'object') return [];
  const entries = Object.entries(value);
  return entries.length === 0 ? [path] : entries.flatMap(([name, part]) => unknowns(part, `${path}.${name}`));
}

describe.each(Object.entries(adapters))('%s', (name, adapter) => {
  const answerTo = (file: string) => ownAnswer(`${name}/answers/${file}`);

  test('a top list is read with the places of its titles; what is no title keeps its place and is left out', async () => {
    const provider = answering(adapter, answerTo('top'));
    const { titles } = await provider.top(1);
    expect(titles.map((title) => [title.names[0], title.rank])).toEqual(adapter.top);
    const second = await provider.top(2);
    expect(second.titles.map(({ rank }) => rank)).toEqual(
      adapter.top.map(([, rank]) => rank + adapter.pageSize),
    );
  });

  test('every title is its media type’s, has a name that is shown, and nothing that is not known', async () => {
    const { titles } = await answering(adapter, answerTo('top')).top(1);
    const found = await answering(adapter, answerTo('search')).search('lamp');
    const whole = await answering(adapter, answerTo('details')).details(adapter.id);
    for (const title of [...titles, ...found, whole as FoundTitle]) {
      const { mediaType } = answering(adapter, null);
      expect(title).toMatchObject({ mediaType, source: name });
      expect(Object.values(title.ids)).toContain(title.sourceId);
      expect(viewOf(mediaType, title.item).title).toBe(title.names[0]);
      expect(unknowns(title.item)).toEqual([]);
      expect(title.item).not.toHaveProperty('id');
      expect(title.item).not.toHaveProperty('slug');
    }
    expect(whole?.isWhole).toBe(true);
  });

  test('pictures lie on its hosts, have a size and stand with the smallest first', async () => {
    const { titles } = await answering(adapter, answerTo('top')).top(1);
    expect(titles[0]?.pictures.length).toBeGreaterThan(1);
    expect(titles.some(({ pictures }) => pictures.length === 0)).toBe(true);
    for (const { pictures } of titles) {
      for (const { url, width, height } of pictures) {
        expect(imageHosts[name as keyof typeof imageHosts]).toContain(new URL(url).host);
        expect(url).toMatch(/^https:\/\/[^\s,]+$/);
        expect([width > 0, height > 0]).toEqual([true, true]);
      }
      const widths = pictures.map(({ width }) => width);
      expect(widths).toEqual([...widths].sort((a, b) => a - b));
    }
  });

  test('a search that finds nothing is empty; one for nothing is not asked', async () => {
    const { upstream, asked } = fakeUpstream(() => adapter.listOf([]));
    expect(await adapter.create(upstream).search('nothing has that name')).toEqual([]);
    expect(asked).toHaveLength(1);
    for (const query of ['', ' \n ', '\u200b\u202e'])
      expect(await adapter.create(upstream).search(query)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('a page of a list is patient, for nobody waits for it; a search is not', async () => {
    const { upstream, asked } = fakeUpstream(() => adapter.listOf([]));
    await adapter.create(upstream).top(1);
    await adapter.create(upstream).search('lamp');
    expect(asked.map(({ patienceMs }) => patienceMs)).toEqual([30_000, undefined]);
  });

  test('every question says which outer shape it asks for', async () => {
    const { upstream, asked } = fakeUpstream(() => answerTo('top'));
    await adapter.create(upstream).top(1);
    await adapter.create(upstream).search('lamp');
    for (const { isRight } of asked) {
      expect(isRight?.(answerTo('top'))).toBe(true);
      for (const wrong of [null, 'x', 7, {}, { results: {}, data: 'x' }])
        expect(isRight?.(wrong)).toBe(false);
    }
  });

  test.each([null, 'text', 7, true, {}, { results: {} }, { data: {} }, { data: null }, { errors: [] }])(
    'an answer of %j instead of a list is a problem of its shape',
    async (answer) => {
      const provider = answering(adapter, answer);
      await expect(provider.top(1)).rejects.toMatchObject({ kind: 'shape' });
      await expect(provider.search('lamp')).rejects.toMatchObject({ kind: 'shape' });
    },
  );

  test('a host that has no lists at all is a problem of its shape', async () => {
    const provider = answering(adapter, undefined);
    await expect(provider.top(1)).rejects.toMatchObject({ kind: 'shape' });
    await expect(provider.search('lamp')).rejects.toMatchObject({ kind: 'shape' });
  });

  test('an id that is none of its kind is not asked for; another title than the asked one is none', async () => {
    const { upstream, asked } = fakeUpstream(() => answerTo('details'));
    const provider = adapter.create(upstream);
    for (const id of ['', '0', '-1', '1.5', '../games', '1; where id = 2', '1e3', '1'.repeat(20)])
      expect(await provider.details(id)).toBeUndefined();
    expect(asked).toEqual([]);
    expect(await provider.details('123')).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  test('one title of which there is nothing to read is a problem of its shape', async () => {
    await expect(
      changed(name, (entry) => {
        for (const field of Object.keys(entry)) entry[field] = null;
      }),
    ).rejects.toMatchObject({ kind: 'shape' });
  });

  test('no field of another type costs more than itself', async () => {
    const answer = ownAnswer(`${name}/answers/details`);
    const [identity] = Object.keys(adapter.entry(answer)).filter((field) => /^(id|mal_id)$/.test(field));
    for (const field of Object.keys(adapter.entry(answer)).filter((other) => other !== identity))
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
        const title = await changed(name, (entry) => {
          adapter.rename(entry, 'Still Here');
          // Where it is named is another matter.
          if (!/title|name/.test(field)) entry[field] = value;
        });
        expect(title.names[0]).toBe('Still Here');
        expect(unknowns(title.item)).toEqual([]);
      }
  });

  test('a prototype in an answer is read as nothing', async () => {
    const forged = JSON.parse(
      JSON.stringify(adapter.entry(answerTo('details'))).replace(
        /^\{/,
        '{"__proto__":{"polluted":true,"name":"Forged"},"constructor":{"prototype":{"polluted":true}},',
      ),
    );
    const [title] = await answering(adapter, adapter.listOf([forged])).search('lamp');
    expect(title?.names[0]).toBe(adapter.top[0]?.[0]);
    expect(JSON.stringify(title)).not.toMatch(/polluted|Forged/);
    expect(({} as Thing).polluted).toBeUndefined();
  });

  test('an entry nested 20,000 deep costs only itself', async () => {
    const deep = JSON.parse(`${'[{"a":'.repeat(10_000)}1${'}]'.repeat(10_000)}`);
    const good = adapter.entry(answerTo('details'));
    const nested = { ...good, genres: deep, platforms: deep, title_synonyms: deep };
    const titles = await answering(adapter, adapter.listOf([deep, nested, good])).search('lamp');
    expect(titles).toHaveLength(2);
  });

  test.each(hostileNames)(
    'a name such as %j is shown as text on one line, or there is no title',
    async (hostile) => {
      const good = adapter.entry(answerTo('details'));
      adapter.rename(good, hostile);
      const [title] = await answering(adapter, adapter.listOf([good])).search('lamp');
      for (const shown of title?.names ?? []) {
        expect(shown).toBe(shown.trim());
        expect(shown).not.toMatch(/\p{Cc}|\p{Cs}|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u);
      }
    },
  );

  test('a description is plain text: nothing unseen in it, and no longer than a page takes', async () => {
    const title = await changed(name, (entry) =>
      adapter.describe(entry, `one\u0000\u202e\u200b two\r\nthree\ud800 ${'long '.repeat(50_000)}`),
    );
    expect(String(adapter.described(title))).toMatch(/^one two\nthree long long/);
    expect(String(adapter.described(title)).length).toBeLessThanOrEqual(20_000);
  });
});

describe('what each tells', () => {
  test.each(Object.keys(adapters))('%s: everything about one title', async (name) => {
    expect(await changed(name, () => {})).toEqual(ownAnswer(`${name}/answers/details.found`));
  });

  test.each(['rawg', 'anilist'])('%s: markup becomes words', async (name) => {
    const title = await changed(name, (entry) =>
      adapterOf(name).describe(
        entry,
        '<p>A <b>lamp</b> &amp; a sea.</p><script>alert(1)</script><p>Two&#8230;</p>',
      ),
    );
    expect(adapterOf(name).described(title)).toBe('A lamp & a sea.\nTwo…');
  });

  test('rawg: a description ends where its Spanish part begins, and another one stands in for a Spanish one', async () => {
    const whole = await changed('rawg', () => {});
    expect(whole.item.description_raw).toMatch(/puzzle of mirrors\.$/);
    const spanish = await changed('rawg', (entry) => {
      entry.description_raw = 'Español\nUn farero.';
    });
    expect(spanish.item.description_raw).toBe('A keeper lights nine lamps.');
    const only = await changed('rawg', (entry) => {
      entry.description_raw = 'Español\nUn farero.';
      entry.description = '<p>Español<br>Un farero.</p>';
    });
    expect(only.item).not.toHaveProperty('description_raw');
  });

  test.each(['0000-00-00', '', '2013-02-30', '2013-00-00', 'soon', null, 20130917])(
    'rawg and tmdb: a date of %j is unknown',
    async (date) => {
      for (const [name, field] of [
        ['rawg', 'released'],
        ['tmdb', 'release_date'],
      ] as const) {
        const title = await changed(name, (entry) => {
          entry[field] = date;
        });
        expect(title.item).not.toHaveProperty('released');
        expect(title.year).toBeNull();
      }
    },
  );

  test('jikan: a trailer whose ids are null is found by its embed address', async () => {
    const answer = ownAnswer('jikan/answers/airing');
    const title = await answering(adapterOf('jikan'), answer).details('800002');
    expect(title?.item.trailer).toEqual({ embed_url: 'https://www.youtube-nocookie.com/embed/kL9_mN1-pQ3' });
    expect(title?.item).not.toHaveProperty('duration');
    expect(title?.item.aired_prop).toEqual({ from: { year: 2026, month: 7, day: 3 } });
  });

  test.each([
    [{ youtube_id: 'short', embed_url: null }],
    [{ youtube_id: null, embed_url: 'https://evil.example/embed/kL9_mN1-pQ3' }],
    [{ youtube_id: '"onload=ale', embed_url: 'javascript:alert(1)' }],
    [{ youtube_id: null, embed_url: null }],
  ])('jikan: a trailer of %j is none', async (trailer) => {
    const title = await changed('jikan', (entry) => {
      entry.trailer = trailer;
    });
    expect(title.item).not.toHaveProperty('trailer');
  });

  test('anilist: a trailer of another site is none', async () => {
    const title = await changed('anilist', (entry) => {
      entry.trailer = { id: 'aB3_dE5-gH7', site: 'dailymotion' };
    });
    expect(title.item).not.toHaveProperty('trailer');
  });

  test('anilist: an anime that it does not have is none', async () => {
    const provider = answering(adapterOf('anilist'), { data: { Media: null }, errors: [{ status: 404 }] });
    expect(await provider.details('1')).toBeUndefined();
  });
});

describe('what each asks', () => {
  test('rawg: its key goes along, its pages are as long as they may be', async () => {
    const { upstream, asked } = fakeUpstream(({ path }) =>
      ownAnswer(`rawg/answers/${path === '/games' ? 'top' : 'details'}`),
    );
    const provider = adapterOf('rawg').create(upstream);
    await provider.top(3);
    await provider.search('  lamp & room ');
    await provider.details('900001');
    expect(asked.map(({ path, query }) => ({ path, query }))).toEqual([
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

  test('rawg: a page after the last is empty', async () => {
    expect(await answering(adapterOf('rawg'), undefined).top(9)).toEqual({ titles: [], hasMore: false });
  });

  test('anilist: what is searched for goes beside the query, never into it', async () => {
    const { upstream, asked } = fakeUpstream(() => ownAnswer('anilist/answers/search'));
    await adapterOf('anilist').create(upstream).search('") { id } #');
    expect(asked).toMatchObject([{ body: { query: pageQuery, variables: { search: '") { id } #' } } }]);
  });

  test('igdb: a search that would end its own text does not', async () => {
    const { upstream, asked } = fakeUpstream(() => []);
    await adapterOf('igdb').create(upstream).search('lamp"; where id = 1; \\\n fields *');
    expect(asked[0]?.body).toContain('search "lamp\\"; where id = 1; \\\\ fields *"; fields name');
    expect(asked[0]?.headers).toMatchObject({
      'client-id': 'the-client',
      authorization: 'Bearer the-token',
    });
  });

  test('igdb: a full page has a next one', async () => {
    const game = { id: 600001, name: 'The Lamp Room' };
    const { hasMore } = await answering(
      adapterOf('igdb'),
      Array.from({ length: 50 }, () => game),
    ).top(1);
    expect(hasMore).toBe(true);
  });

  test.each([
    ['0123456789abcdef0123456789abcdef', { api_key: '0123456789abcdef0123456789abcdef' }, undefined],
    ['eyJhbGciOi.long.token', {}, { authorization: 'Bearer eyJhbGciOi.long.token' }],
  ])('tmdb: a key of either kind goes where it belongs', async (key, query, headers) => {
    const { upstream, asked } = fakeUpstream(() => ownAnswer('tmdb/answers/details'));
    await createTmdb(upstream, { key }).details('500001');
    expect(asked[0]).toMatchObject({ path: '/movie/500001' });
    expect(asked[0]?.query).toEqual({ ...query, append_to_response: 'release_dates' });
    expect(asked[0]?.headers).toEqual(headers);
  });
});
