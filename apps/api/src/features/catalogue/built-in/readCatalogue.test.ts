import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtInTypes, mediaTypeNames, mediaTypes } from '@gildshelf/api-client/contract';
import { expect, it } from 'vitest';
import { isSlug } from '../titles/slugs.ts';
import { readCatalogue } from './readCatalogue.ts';
import { readTable } from './readTable.ts';

const folder = fileURLToPath(new URL('../../../../catalogue', import.meta.url));
const titles = await readCatalogue(folder);
const bySlug = (slug: string) => titles.find((title) => title.slug === slug);

it('has 120 titles of games, anime and movies in rank order, and none of other media types', () => {
  for (const mediaType of mediaTypeNames) {
    const ranks = titles.filter((title) => title.mediaType === mediaType).map(({ rank }) => rank);
    const length = builtInTypes.includes(mediaType) ? 120 : 0;
    expect(ranks).toEqual(Array.from({ length }, (_, index) => index + 1));
  }
});

it('every game and every anime has a unique description of at least 100 characters', async () => {
  const texts = titles
    .filter(({ mediaType }) => mediaType !== 'movie')
    .map(({ slug, item }) => ({ slug, text: String(item.description_raw ?? item.synopsis) }));
  expect(texts.filter(({ text }) => text.length < 100)).toEqual([]);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
});

it('companion tables contain only slugs of their main table', async () => {
  for (const table of ['games', 'anime', 'movies']) {
    const slugs = new Set((await readTable(`${folder}/${table}.tsv`)).map(({ slug }) => slug));
    for (const companion of [`${table}_ids.tsv`, `${table}.descriptions.tsv`, `${table}.names.tsv`]) {
      if (/^movies\.(descriptions|names)/.test(companion)) continue;
      const rows = await readTable(`${folder}/${companion}`);
      expect(rows.map(({ slug }) => slug).filter((slug) => !slugs.has(slug))).toEqual([]);
    }
  }
});

it('every item is valid in the contract and loses no field when parsed', () => {
  for (const { mediaType, slug, item } of titles) {
    const { facts: _facts, original_title: _name, ...responseFields } = item;
    const read = mediaTypes[mediaType].item.parse({ id: '1', slug, ...item });
    expect(read).toMatchObject({ id: '1', slug, ...responseFields });
  }
});

it('reads a game', () => {
  expect(bySlug('elden-ring')).toMatchObject({
    mediaType: 'game',
    rank: 4,
    title: 'Elden Ring',
    names: ['Elden Ring', 'エルデンリング'],
    item: {
      name: 'Elden Ring',
      released: '2022-02-25',
      tba: false,
      esrb_rating: { name: 'Mature' },
      rawg_rating: 4.39,
      genres: ['Action', 'RPG'],
      type: 'game',
      facts: { developer: 'FromSoftware', ids: { rawg_id: '326243', igdb_id: '119133' } },
    },
    card: { name: 'Elden Ring', released: '2022-02-25', tba: false, genres: ['Action', 'RPG'], type: 'game' },
  });
  expect(bySlug('elden-ring')?.item.platforms).toContainEqual({
    platform: { name: 'Xbox Series S/X', slug: 'xbox-series-s-x' },
  });
});

it('reads an unknown fact as null', () => {
  expect(bySlug('balatro')?.item.rawg_rating).toBeNull();
  expect(bySlug('one-piece')?.item.episodes).toBeNull();
});

it('reads an anime with its names, its dates and its trailer', () => {
  const frieren = bySlug('frieren-beyond-journeys-end');
  expect(frieren).toMatchObject({
    title: "Frieren: Beyond Journey's End",
    names: [
      "Frieren: Beyond Journey's End",
      'Sousou no Frieren',
      '葬送のフリーレン',
      'Frieren at the Funeral',
    ],
    item: {
      title: 'Sousou no Frieren',
      score: 9.29,
      aired_prop: { from: { year: 2023, month: 9, day: 29 }, to: { year: 2024, month: 3, day: 22 } },
      trailer: { embed_url: 'https://www.youtube-nocookie.com/embed/ZEkwCGJ3o7M' },
    },
  });
  const dates = titles.map(({ item }) => item.aired_prop as { to?: object } | undefined);
  expect(dates).toContainEqual(expect.objectContaining({ to: { year: 2003, month: null, day: null } }));
});

it('reads a movie, and the second name of a movie with a foreign original title', () => {
  expect(bySlug('the-shawshank-redemption')).toMatchObject({
    mediaType: 'movie',
    rank: 1,
    title: 'The Shawshank Redemption',
    item: {
      released: '1994-09-23',
      runtime: 142,
      certification: 'R',
      genres: ['Drama', 'Crime'],
      type: 'movie',
      facts: { director: 'Frank Darabont', country: 'United States', ids: { tmdb_id: '278' } },
    },
  });
  const translated = titles.find(
    ({ mediaType, item }) => mediaType === 'movie' && item.original_title !== item.title,
  );
  expect(translated?.names).toHaveLength(2);
});

it('includes abbreviations and other alternative names of a title', () => {
  expect(bySlug('attack-on-titan')?.names).toEqual([
    'Attack on Titan',
    'Shingeki no Kyojin',
    '進撃の巨人',
    'AoT',
    'SnK',
  ]);
  expect(bySlug('final-fantasy-vii')?.names).toContain('FF7');
});

it('rejects a line with a different number of cells and reports its line number', async () => {
  const other = await mkdtemp(join(tmpdir(), 'gildshelf-test-'));
  await writeFile(join(other, 'games.tsv'), 'rank\tslug\n1\ta\n2\tb\tc\n');
  await expect(readTable(join(other, 'games.tsv'))).rejects.toThrow('games.tsv, line 3: 3 cells, not 2.');
  await rm(other, { recursive: true });
});

it('isSlug rejects reserved names, ids and texts that are invalid in a URL path', () => {
  expect(
    ['top', 'search', '', 'a b', 'A', '../a', '01990000-0000-7000-8000-000000000000'].filter(isSlug),
  ).toEqual([]);
  expect(isSlug('the-witcher-3-wild-hunt')).toBe(true);
});
