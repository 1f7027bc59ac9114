import { describe, expect, test } from 'vitest';
import { anime, animeCatalogue } from './anime.ts';

const frieren = {
  id: 52991,
  slug: 'frieren-beyond-journeys-end',
  title: 'Sousou no Frieren',
  title_english: "Frieren: Beyond Journey's End",
  title_japanese: '葬送のフリーレン',
  images: {
    jpg: { large_image_url: 'https://cdn.example.org/frieren.jpg' },
    webp: { large_image_url: 'https://cdn.example.org/frieren.webp' },
  },
  trailer: { embed_url: 'https://www.youtube.com/embed/ZEkwCGJ3o7M' },
  episodes: 28,
  status: 'Finished Airing',
  score: 9.29,
  rating: 'PG-13 - Teens 13 or older',
  year: 2023,
  aired_prop: { from: { day: 29, month: 9, year: 2023 }, to: { day: 22, month: 3, year: 2024 } },
  duration: '24 min per ep',
  type: 'TV',
  synopsis: 'An elf learns what her friends meant to her.\n\n[Written by MAL Rewrite]',
  genres: ['Adventure', 'Drama'],
};

const view = (item: unknown) => anime.present(anime.item.parse(item));
const fact = (item: unknown, label: string) => view(item).facts.find((line) => line.label === label)?.value;

test('present returns a view with all fields of the item', () => {
  expect(view(frieren)).toEqual({
    id: '52991',
    slug: 'frieren-beyond-journeys-end',
    title: "Frieren: Beyond Journey's End",
    originalTitle: '葬送のフリーレン',
    imageUrl: 'https://cdn.example.org/frieren.jpg',
    year: 2023,
    genres: ['Adventure', 'Drama'],
    averageRating: null,
    facts: [
      { label: 'Episodes', value: '28' },
      { label: 'Status', value: 'Finished Airing' },
      { label: 'Score', value: '9.29' },
      { label: 'Rating', value: 'PG-13 - Teens 13 or older', isLong: true },
      { label: 'Year', value: '2023' },
      { label: 'Airing Dates', value: '2023/9/29 to 2024/3/22', isLong: true },
      { label: 'Duration', value: '24 min per ep' },
      { label: 'Type', value: 'TV' },
    ],
    description: 'An elf learns what her friends meant to her.',
    trailerUrl: 'https://www.youtube.com/embed/ZEkwCGJ3o7M',
  });
});

test.each([
  [{ type: 'anime', format: 'Movie' }, 'Movie'],
  [{ type: 'TV', format: null }, 'TV'],
  [{ type: 'anime' }, 'N/A'],
  [{ type: null, format: '' }, 'N/A'],
])('the fact Type of %j is %s', (fields, expected) => {
  expect(fact({ ...frieren, ...fields }, 'Type')).toBe(expected);
});

test.each([
  ['only an id', { id: 'x' }],
  [
    'null in every field',
    Object.fromEntries(Object.keys(frieren).map((name) => [name, name === 'id' ? 'x' : null])),
  ],
  [
    'fields of other types',
    { id: 'x', title: 7, images: [], trailer: 'no', episodes: '?', score: {}, aired_prop: 'x', synopsis: 1 },
  ],
  [
    'empty parts',
    {
      id: 'x',
      slug: '',
      title: 'Untitled',
      images: {},
      trailer: {},
      aired_prop: { from: {}, to: {} },
      episodes: 0,
      score: 0,
      synopsis: ' ',
    },
  ],
])('every fact is N/A for an item with %s', (_, item) => {
  const { facts, ...rest } = view(item);
  expect(facts.map(({ value }) => value)).toEqual(Array(8).fill('N/A'));
  expect(rest).toEqual({
    id: 'x',
    slug: null,
    title: 'Untitled',
    originalTitle: null,
    imageUrl: null,
    year: null,
    genres: [],
    averageRating: null,
    description: 'No description available.',
    trailerUrl: null,
  });
});

test.each([
  [0, 'N/A'],
  [-3, 'N/A'],
  [10.1, 'N/A'],
  [10, '10'],
])('the fact Score of %d out of 10 is %s', (score, expected) => {
  expect(fact({ ...frieren, score }, 'Score')).toBe(expected);
});

describe('titles', () => {
  test('are Japanese when there is no other title', () => {
    expect(view({ ...frieren, title_english: ' ', title: null }).title).toBe('葬送のフリーレン');
  });

  test('fall back from an empty English title to the main title', () => {
    expect(view({ ...frieren, title_english: null }).title).toBe('Sousou no Frieren');
    expect(view({ ...frieren, title_english: '' }).title).toBe('Sousou no Frieren');
  });

  test.each([
    ['鋼の錬金術師 FULLMETAL ALCHEMIST', '鋼の錬金術師'],
    ['Ｆａｔｅ／ゼロ', '／ゼロ'],
    ['Re:ゼロから始める異世界生活', ':ゼロから始める異世界生活'],
    ['86―エイティシックス―', '86―エイティシックス―'],
    ['MONSTER', null],
    ['', null],
  ])('in Japanese are stripped of Latin letters: %s', (title_japanese, expected) => {
    expect(view({ ...frieren, title_japanese }).originalTitle).toBe(expected);
  });
});

test('imageUrl is the JPEG image, else the WebP image', () => {
  const { webp } = frieren.images;
  expect(view({ ...frieren, images: { webp } }).imageUrl).toBe('https://cdn.example.org/frieren.webp');
  expect(view({ ...frieren, images: { jpg: { large_image_url: null }, webp } }).imageUrl).toBe(
    'https://cdn.example.org/frieren.webp',
  );
  expect(view({ ...frieren, images: null }).imageUrl).toBeNull();
});

describe('airing dates', () => {
  const aired = (from: unknown, to: unknown, status: string | null) =>
    fact({ ...frieren, status, aired_prop: { from, to } }, 'Airing Dates');
  const start = { year: 1999, month: 10, day: 20 };

  test('have question marks for unknown parts', () => {
    expect(aired({ year: 1999, month: 10, day: null }, { year: 2000 }, 'Finished Airing')).toBe(
      '1999/10/?? to 2000/??/??',
    );
  });

  test('end with Present while the anime is airing', () => {
    expect(aired(start, null, 'Currently Airing')).toBe('1999/10/20 to Present');
  });

  test('end with a question mark when the anime is not airing and has no end date', () => {
    expect(aired(start, null, 'Finished Airing')).toBe('1999/10/20 to ?');
    expect(aired(start, null, null)).toBe('1999/10/20 to ?');
  });

  test('supply the year of the view when the item has none', () => {
    expect(view({ ...frieren, year: null }).year).toBe(2023);
    expect(fact({ ...frieren, year: null }, 'Year')).toBe('N/A');
  });
});

test('the rewrite credit of a synopsis is removed', () => {
  expect(view({ ...frieren, synopsis: 'A quest. [Written by MAL Rewrite]' }).description).toBe('A quest.');
  expect(view({ ...frieren, synopsis: '[Written by MAL Rewrite]' }).description).toBe(
    'No description available.',
  );
});

test('numbers are parsed from text', () => {
  expect(fact({ ...frieren, score: '8.5' }, 'Score')).toBe('8.5');
  expect(aired('2023', '9')).toBe('2023/9/?? to ?');

  function aired(year: string, month: string) {
    return fact({ ...frieren, aired_prop: { from: { year, month }, to: null } }, 'Airing Dates');
  }
});

test('detailPath is under /anime', () => {
  expect(animeCatalogue.detailPath('one-piece')).toBe('/anime/one-piece');
});
