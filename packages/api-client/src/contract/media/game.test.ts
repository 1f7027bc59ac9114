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

test('a host may say whose data it is and give its picture in several widths; no link leads anywhere but to the web', () => {
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

test('a game is shown with everything that its host knows', () => {
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
  ['nothing but an id', { id: 1 }],
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
    'other shapes',
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
])('a game of which nothing is known says so, line by line: %s', (_, item) => {
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

test('a game to be announced has no date and no year', () => {
  const { facts, year } = view({ ...witcher, tba: true });
  expect(facts[0]?.value).toBe('TBA');
  expect(year).toBeNull();
});

test("a provider's markup is read as text where there is no raw text", () => {
  const item = { id: 1, description: '<p>A witcher &amp; a ward.</p>\n<p>Español<br />\nUn brujo.</p>' };
  expect(view(item).description).toBe('A witcher & a ward.');
});

test('a description that is Spanish alone is no description', () => {
  expect(view({ id: 1, description_raw: 'Español\nUn brujo.' }).description).toBe(
    'No description available.',
  );
});

test('a rating may come as text, a platform that cannot be read costs only itself', () => {
  const { averageRating, facts } = view({
    ...witcher,
    rawg_rating: '4.5',
    platforms: [null, 7, { platform: { name: 'PC' } }],
  });
  expect(averageRating).toBe(4.5);
  expect(facts[1]?.value).toBe('PC');
});

test('a game without an id is no game', () => {
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
])('an average of %d is shown as %j', (rawg_rating, shown) => {
  const { averageRating, facts } = view({ ...witcher, rawg_rating });
  expect(averageRating).toBe(shown);
  expect(facts[3]?.value).toBe(shown === null ? 'N/A' : `${shown} / 5`);
});

test('a raw description of nothing but a Spanish part gives way to the other one', () => {
  const item = { id: 1, description_raw: 'Español\nUn brujo.', description: '<p>A witcher.</p>' };
  expect(view(item).description).toBe('A witcher.');
});

test('a game lives under /game, whatever its slug', () => {
  expect(gameCatalogue.detailPath('portal-2')).toBe('/game/portal-2');
  expect(gameCatalogue.detailPath('a/b?c')).toBe('/game/a%2Fb%3Fc');
});
