import { expect, test } from 'vitest';
import { adapterOf, providerWith, readChanged, readRecorded } from '../../testing/providers/adapters.ts';
import { fakeUpstream } from '../../testing/providers/fakeUpstream.ts';

test('anilist: ignores a trailer of another site', async () => {
  const title = await readChanged('anilist', (entry) => {
    entry.trailer = { id: 'aB3_dE5-gH7', site: 'dailymotion' };
  });
  expect(title.item).not.toHaveProperty('trailer');
});

test.each(['anilist', 'anilist/manga'])('%s: resolves to undefined for an unknown id', async (name) => {
  const provider = providerWith(adapterOf(name), { data: { Media: null }, errors: [{ status: 404 }] });
  expect(await provider.details('1')).toBeUndefined();
});

test.each([
  ['anilist', 'ANIME', ['episodes', 'studios']],
  ['anilist/manga', 'MANGA', ['chapters', 'countryOfOrigin', 'staff']],
])(
  '%s: queries titles of type %s without adult ones, and sends a search as a variable',
  async (name, type, fields) => {
    const { upstream, requests } = fakeUpstream(() => readRecorded(name, 'search'));
    await adapterOf(name).create(upstream).search('") { id } #');
    const [request] = requests as { body: { query: string; variables: object } }[];
    const { query = '', variables } = request?.body ?? {};
    expect(variables).toMatchObject({ search: '") { id } #' });
    expect(query).toContain(`media(type: ${type}, isAdult: false, search: $search`);
    expect(query).not.toContain('#');
    for (const field of fields) expect(query).toContain(field);
    expect(query.split('{').length).toBe(query.split('}').length);
  },
);

test.each([
  ['MANGA', 'JP', 'Manga'],
  ['MANGA', 'KR', 'Manhwa'],
  ['MANGA', 'CN', 'Manhua'],
  ['MANGA', 'TW', 'Manhua'],
  ['MANGA', null, 'Manga'],
  ['NOVEL', 'KR', 'Light Novel'],
  ['ONE_SHOT', 'JP', 'One-shot'],
  ['SCROLL', 'JP', undefined],
])('anilist: reads the format %s from %s as %s', async (format, countryOfOrigin, expected) => {
  const title = await readChanged('anilist/manga', (entry) =>
    Object.assign(entry, { format, countryOfOrigin }),
  );
  expect(title.item.format).toBe(expected);
});

test.each([
  ['RELEASING', 'Publishing'],
  ['NOT_YET_RELEASED', 'Not yet published'],
  ['CANCELLED', 'Discontinued'],
  ['HIATUS', 'On Hiatus'],
  ['LOST', undefined],
])('anilist: reads the status %s of a manga as %s', async (status, expected) => {
  const title = await readChanged('anilist/manga', (entry) => Object.assign(entry, { status }));
  expect(title.item.status).toBe(expected);
});
