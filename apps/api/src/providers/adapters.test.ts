import { describe, expect, test } from 'vitest';
import { viewOf } from '../platform/titles/presentItem.ts';
import { hostileNames } from '../testing/hostileNames.ts';
import {
  adapterOf,
  adapters,
  type Entry,
  providerNameOf,
  providerWith,
  readChanged,
  readRecorded,
} from '../testing/providers/adapters.ts';
import { fakeUpstream } from '../testing/providers/fakeUpstream.ts';
import type { FoundTitle } from './CatalogueProvider.ts';
import { imageHosts } from './fields/imageUrl.ts';

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
  const recordedResponse = (file: string) => readRecorded(name, file);

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
      expect(title).toMatchObject({ mediaType, source: providerNameOf(name) });
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
        expect(imageHosts[providerNameOf(name)]).toContain(new URL(url).host);
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
    const response = recordedResponse('details');
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
    expect(await readChanged(name, () => {})).toEqual(readRecorded(name, 'details.found'));
  });

  test.each(['rawg', 'anilist', 'anilist/manga'])(
    '%s: converts the markup of a description to text',
    async (name) => {
      const title = await readChanged(name, (entry) =>
        adapterOf(name).describe(
          entry,
          '<p>A <b>lamp</b> &amp; a sea.</p><script>alert(1)</script><p>Two&#8230;</p>',
        ),
      );
      expect(adapterOf(name).described(title)).toBe('A lamp & a sea.\nTwo…');
    },
  );

  test.each(['0000-00-00', '', '2013-02-30', '2013-00-00', 'soon', null, 20130917])(
    'rawg and tmdb: read the date %j of a release as unknown',
    async (date) => {
      for (const [name, field] of [
        ['rawg', 'released'],
        ['tmdb', 'release_date'],
        ['tmdb/show', 'first_air_date'],
      ] as const) {
        const title = await readChanged(name, (entry) => {
          entry[field] = date;
        });
        expect(title.item).not.toHaveProperty('released');
        expect(title.year).toBeNull();
      }
    },
  );
});
