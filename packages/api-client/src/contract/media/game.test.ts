import { expect, test } from 'vitest';
import { game, gameCatalogue } from './game.ts';

const witcher = {
  id: 3328,
  slug: 'the-witcher-3-wild-hunt',
  name: 'The Witcher 3: Wild Hunt',
  background_image: 'https://media.example.org/witcher.jpg',
  released: '2015-05-19',
  tba: false,
  platforms: [
    { platform: { id: 4, name: 'PC', slug: 'pc' }, released_at: '2015-05-18' },
    { platform: { name: null, slug: 'playstation5' } },
    { platform: { name: 'Nintendo Switch' } },
  ],
  esrb_rating: { id: 4, name: 'Mature', slug: 'mature' },
  rawg_rating: 4.64,
  description_raw: 'A witcher looks for his ward.\n\nEspañol\n\nUn brujo busca a su pupila.',
  description: '<p>Something else</p>',
  genres: ['Action', 'RPG'],
  type: 'game',
};

const view = (item: unknown) => game.present(game.item.parse(item));

test('credits and srcset are optional; a credit without an https URL is left out', () => {
  const credits = [
    { name: 'RAWG', url: 'https://rawg.io/games/3328' },
    { name: 'Nobody', url: 'javascript:alert(1)' },
    { name: 'Nowhere' },
  ];
  const image_srcset = 'https://media.example.org/420.jpg 420w';
  expect(view({ ...witcher, image_srcset, credits })).toMatchObject({
    imageSet: image_srcset,
    credits: [credits[0]],
  });
  expect(view({ ...witcher, credits: 'RAWG' }).credits).toBeNull();
});

test('a credit may have an article and a licence; a credit with an invalid licence is left out', () => {
  const wikipedia = { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Ico', article: 'Ico' };
  const licence = { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' };
  const invalid = { ...licence, url: 'javascript:alert(1)' };
  const credits = [
    { ...wikipedia, licence },
    { ...wikipedia, licence: invalid },
  ];
  expect(view({ ...witcher, credits }).credits).toEqual([credits[0]]);
});

test('present returns a view with all fields of the item', () => {
  expect(view(witcher)).toEqual({
    id: '3328',
    slug: 'the-witcher-3-wild-hunt',
    title: 'The Witcher 3: Wild Hunt',
    imageUrl: 'https://media.example.org/witcher.jpg',
    year: 2015,
    genres: ['Action', 'RPG'],
    averageRating: 4.64,
    averageSource: 'RAWG',
    facts: [
      { label: 'Release Date', value: '19/05/2015' },
      {
        label: 'Platforms',
        value: 'PC, playstation5, Nintendo Switch',
        detail: 'PC, playstation5, Nintendo Switch',
        isLong: true,
      },
      { label: 'ESRB Rating', value: 'Mature' },
      { label: 'Average Rating', value: '4.64 / 5', isAverage: true },
    ],
    description: 'A witcher looks for his ward.',
  });
});

test.each([
  ['only an id', { id: 1 }],
  [
    'null in every field',
    {
      id: 1,
      slug: null,
      name: null,
      background_image: null,
      released: null,
      tba: null,
      platforms: null,
      esrb_rating: null,
      rawg_rating: null,
      description_raw: null,
      description: null,
      genres: null,
    },
  ],
  [
    'empty texts',
    {
      id: 1,
      slug: '',
      name: '',
      background_image: '',
      released: '',
      platforms: [],
      rawg_rating: 0,
      description_raw: '',
      genres: [],
    },
  ],
  [
    'fields of other types',
    {
      id: 1,
      slug: 7,
      name: {},
      background_image: false,
      released: 2015,
      tba: 'no',
      platforms: 'PC',
      esrb_rating: 'M',
      rawg_rating: 'good',
      description: [],
      genres: 'RPG',
    },
  ],
])('every fact has its placeholder for an item with %s', (_, item) => {
  expect(view(item)).toEqual({
    id: '1',
    slug: null,
    title: 'Untitled',
    imageUrl: null,
    year: null,
    genres: [],
    averageRating: null,
    averageSource: null,
    facts: [
      { label: 'Release Date', value: 'N/A' },
      { label: 'Platforms', value: 'N/A', detail: '', isLong: true },
      { label: 'ESRB Rating', value: 'Rating Pending' },
      { label: 'Average Rating', value: 'N/A', isAverage: true },
    ],
    description: 'No description available.',
  });
});

test('a game without a release date has the year that the host sends, and no date', () => {
  const { facts, year } = view({ ...witcher, released: null, release_year: 1994 });
  expect(year).toBe(1994);
  expect(facts).toContainEqual({ label: 'Release Date', value: 'N/A' });
  expect(view({ ...witcher, release_year: 1994 }).year).toBe(2015);
});

test('a game to be announced has no release date and no year', () => {
  const { facts, year } = view({ ...witcher, tba: true });
  expect(facts[0]?.value).toBe('TBA');
  expect(year).toBeNull();
});

test('the HTML description is converted to text when there is no raw text', () => {
  const item = { id: 1, description: '<p>A witcher &amp; a ward.</p>\n<p>Español<br />\nUn brujo.</p>' };
  expect(view(item).description).toBe('A witcher & a ward.');
});

test('a description in Spanish only counts as missing', () => {
  expect(view({ id: 1, description_raw: 'Español\nUn brujo.' }).description).toBe(
    'No description available.',
  );
});

test('a rating is parsed from text, and an invalid platform is left out', () => {
  const { averageRating, facts } = view({
    ...witcher,
    rawg_rating: '4.5',
    platforms: [null, 7, { platform: { name: 'PC' } }],
  });
  expect(averageRating).toBe(4.5);
  expect(facts[1]?.value).toBe('PC');
});

test('an item without an id is rejected', () => {
  for (const item of [{}, { id: null }, { id: '' }, null, 'x', []])
    expect(game.item.safeParse(item).success).toBe(false);
});

test.each([
  [0, null],
  [-1, null],
  [5.01, null],
  [87, null],
  [5, 5],
  [4.638271, 4.64],
])('an average of %d is presented as %j', (rawg_rating, expected) => {
  const { averageRating, facts } = view({ ...witcher, rawg_rating });
  expect(averageRating).toBe(expected);
  expect(facts[3]?.value).toBe(expected === null ? 'N/A' : `${expected} / 5`);
});

test('the HTML description is used when the raw one is in Spanish only', () => {
  const item = { id: 1, description_raw: 'Español\nUn brujo.', description: '<p>A witcher.</p>' };
  expect(view(item).description).toBe('A witcher.');
});

test('detailPath is under /game, with the slug escaped', () => {
  expect(gameCatalogue.detailPath('portal-2')).toBe('/game/portal-2');
  expect(gameCatalogue.detailPath('a/b?c')).toBe('/game/a%2Fb%3Fc');
});
