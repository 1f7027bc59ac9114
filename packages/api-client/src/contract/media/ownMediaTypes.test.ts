import { expect, test } from 'vitest';
import { mangaCatalogue, manga as mangaType } from './manga.ts';
import { movieCatalogue, movie as movieType } from './movie.ts';
import { showCatalogue, show as showType } from './show.ts';

// The media types whose fields the required API does not define.

const movie = (item: unknown) => movieType.present(movieType.item.parse(item));
const show = (item: unknown) => showType.present(showType.item.parse(item));
const manga = (item: unknown) => mangaType.present(mangaType.item.parse(item));

const common = { id: 't2', slug: 'a-title', genres: ['Drama', 'Crime'], description: 'The plot.' };
const commonView = {
  ...common,
  imageUrl: 'https://cdn.example.org/cover.jpg',
  averageRating: null,
};

const godfather = {
  ...common,
  title: 'The Godfather',
  poster_image: commonView.imageUrl,
  released: '1972-03-14',
  runtime: 175,
  certification: 'R',
  director: 'Francis Ford Coppola',
};
const severance = {
  ...common,
  title: 'Severance',
  poster_image: commonView.imageUrl,
  released: '2022-02-18',
  ended: '2025-03-21',
  seasons: 2,
  episodes: 19,
  runtime: 50,
  status: 'Returning Series',
  certification: 'TV-MA',
};
const monster = {
  ...common,
  title: 'Monster',
  title_japanese: 'MONSTER モンスター',
  cover_image: commonView.imageUrl,
  published: { from: { year: 1994, month: 12, day: 5 }, to: { year: 2001, month: 12, day: 20 } },
  chapters: 162,
  volumes: 18,
  status: 'Finished',
  score: 9.15,
  format: 'Manga',
};

test.each([
  {
    type: 'movie',
    view: movie(godfather),
    title: 'The Godfather',
    year: 1972,
    facts: ['Release Date: 14/03/1972', 'Duration: 175 min', 'Rating: R'],
  },
  {
    type: 'show',
    view: show(severance),
    title: 'Severance',
    year: 2022,
    facts: [
      'First Aired: 18/02/2022',
      'Last Aired: 21/03/2025',
      'Seasons: 2',
      'Episodes: 19',
      'Duration: 50 min per ep',
      'Status: Returning Series',
      'Rating: TV-MA',
    ],
  },
  {
    type: 'manga',
    view: manga(monster),
    title: 'Monster',
    year: 1994,
    facts: [
      'Chapters: 162',
      'Volumes: 18',
      'Status: Finished',
      'Score: 9.15',
      'Published: 1994/12/5 to 2001/12/20',
      'Type: Manga',
    ],
  },
])('present returns a view of a $type with all fields of the item', ({ view, title, year, facts }) => {
  const { facts: shownFacts, originalTitle: _, ...rest } = view;
  expect(rest).toEqual({ ...commonView, title, year });
  expect(shownFacts.map(({ label, value }) => `${label}: ${value}`)).toEqual(facts);
});

test.each([
  ['movie', movie],
  ['show', show],
  ['manga', manga],
])('every fact is N/A for a %s without data', (_, view) => {
  const { facts, description, title, imageUrl, slug, year, genres } = view({
    ...{ id: 7, runtime: null, chapters: 0, published: 'soon', genres: 'Drama' },
  });
  expect([...new Set(facts.map(({ value }) => value))]).toEqual(['N/A']);
  expect(description).toBe('No description available.');
  expect({ title, imageUrl, slug, year, genres }).toEqual({
    title: 'Untitled',
    imageUrl: null,
    slug: null,
    year: null,
    genres: [],
  });
});

test.each([
  ['movie', movie({ id: 7, release_year: 1927 }), 'Release Date: 1927'],
  ['show', show({ id: 7, release_year: 1927 }), 'First Aired: 1927'],
])('a %s without a release date shows its year', (_, { facts, year }, shown) => {
  expect([`${facts[0]?.label}: ${facts[0]?.value}`, year]).toEqual([shown, 1927]);
});

test.each([
  ['of the first date', { from: { year: 1994 }, to: null }, 1994],
  ['of the provider without a first date', null, 1995],
])('the year of a manga is that %s', (_, published, year) => {
  expect(manga({ id: 7, published, release_year: 1995 }).year).toBe(year);
});

test('a manga has its English title first, and its Japanese one as the original title', () => {
  const titles = { id: 7, title: 'Shingeki no Kyojin', title_japanese: '進撃の巨人' };
  expect(manga({ ...titles, title_english: 'Attack on Titan' })).toMatchObject({
    title: 'Attack on Titan',
    originalTitle: '進撃の巨人',
  });
  expect(manga(titles)).toMatchObject({ title: 'Shingeki no Kyojin' });
});

test.each([
  ['an unfinished manga ends at present', 'Publishing', null, '1997/7/22 to Present'],
  ['the end of a manga is unknown', 'On Hiatus', null, '1997/7/22 to ?'],
])('%s', (_, status, to, value) => {
  const { facts } = manga({ id: 7, status, published: { from: { year: 1997, month: 7, day: 22 }, to } });
  expect(facts.find(({ label }) => label === 'Published')?.value).toBe(value);
});

test('a score above the maximum of 10 is not shown', () => {
  const { facts } = manga({ id: 7, score: 91 });
  expect(facts.find(({ label }) => label === 'Score')?.value).toBe('N/A');
});

test.each([
  [movieCatalogue, undefined],
  [showCatalogue, true],
  [mangaCatalogue, true],
])('every call of the catalogue of $pluralLabel is an endpoint outside the spec', (catalogue, isOptional) => {
  const { listTopTitles, refreshTopTitles, searchTitles, getTitleDetails, getTitleRating } = catalogue;
  for (const call of [listTopTitles, refreshTopTitles, searchTitles, getTitleDetails, getTitleRating])
    expect(call.isExtension).toBe(true);
  expect('isOptional' in catalogue ? catalogue.isOptional : undefined).toBe(isOptional);
});

test.each([
  [movieType, undefined],
  [showType, true],
  [mangaType, true],
])('the calls of the collection of $pluralLabel are endpoints outside the spec', (type, isExtension) => {
  const { listTrackedTitles, getTrackedTitle, rateTitle, removeTitle, listPublicTitles } = type;
  for (const call of [listTrackedTitles, getTrackedTitle, rateTitle])
    expect(call.isExtension).toBe(isExtension);
  for (const call of [removeTitle, listPublicTitles]) expect(call.isExtension).toBe(true);
});

test.each([
  [showType, { showId: 't2', status: 'watching' }],
  [mangaType, { mangaId: 't2', status: 're-reading' }],
])('rates a title of $pluralLabel by its own id and status', ({ rateTitle }, rating) => {
  const body = { username: 'mara', rating: 4.5, ...rating };
  expect(rateTitle.body.safeParse(body).success).toBe(true);
  expect(rateTitle.body.safeParse({ ...body, status: 'playing' }).success).toBe(false);
});
