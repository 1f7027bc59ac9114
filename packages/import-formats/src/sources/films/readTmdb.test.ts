import { expect, test } from 'vitest';
import { openArchive } from '../../files/openArchive.ts';
import { fileOf, placesBy, placesOf, sampleAt, samplesOfAllSources } from '../samples.ts';
import { tmdb } from './readTmdb.ts';

const content = tmdb.read([sampleAt('tmdb/ratings.csv')], {});
const header =
  'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n';
const read = (...rows: readonly string[]) => tmdb.read([fileOf('ratings.csv', header + rows.join('\n'))], {});

test.each([
  {
    ...{ key: 'movie/496243', kind: 'movie', name: 'Parasite', year: 2019, stars: 5 },
    ...{ ids: { tmdb_id: '496243', imdb_id: 'tt6751668' }, rated: '2020-02-18T10:00:00Z' },
  },
  {
    ...{ key: 'movie/949', kind: 'movie', name: 'Heat', year: 1995, stars: 0.5 },
    ...{ ids: { tmdb_id: '949' }, rated: '2023-05-09T10:00:00Z' },
  },
])('reads the film $name', ({ key, stars, ...fields }) => {
  const title = content.titles.find((one) => one.key === key);
  expect(title).toMatchObject(fields);
  expect(title?.ids).toEqual(fields.ids);
  expect(title?.status).toMatchObject({ suggestion: 'watched', isSure: true });
  expect(title?.rating?.stars).toBe(stars);
  expect(title?.plays).toMatchObject([{ state: 'finished', finished: null, times: 1, rating: null }]);
});

test('reads a show with a rated episode', () => {
  expect(content.titles[2]).toMatchObject({
    ...{ key: 'show/95396', kind: 'show', name: 'Severance', year: 2022 },
    ids: { tmdb_id: '95396', imdb_id: 'tt11280740' },
    rating: { raw: '9.0', stars: 4.5 },
    status: { word: 'rated', suggestion: 'completed', isSure: false },
    plays: [{ state: 'unknown', episodes: [{ season: 1, number: 9, watched: null, rating: { stars: 5 } }] }],
    remarks: [],
  });
});

test('places each row once', () => {
  expect(content.titles).toHaveLength(3);
  expect(placesOf(content)).toEqual(placesBy({ 'tmdb/ratings.csv': 4 }));
});

test.each(samplesOfAllSources)('recognises %s only if it is of TMDB', (name) => {
  expect(tmdb.recognises(openArchive(sampleAt(name)))).toBe(name.startsWith('tmdb/'));
});

test('rows without a rating of the user are planned, whatever the average rating is', () => {
  const { titles } = read('949,,movie,Heat,1995-12-15T00:00:00Z,,,7.9,,', '1396,,tv,Breaking Bad,,,,9,,');
  expect(titles).toMatchObject([
    { status: { suggestion: 'planned', isSure: true }, rating: null, plays: [] },
    { status: { suggestion: 'planned', isSure: true }, rating: null, plays: [], year: null },
  ]);
});

test('a film that is rated and on the watchlist is watched', () => {
  const { titles } = read('949,,movie,Heat,,,,7.9,,', '949,,movie,Heat,,,,7.9,8.0,2023-05-09T10:00:00Z');
  expect(titles).toMatchObject([
    { status: { suggestion: 'watched' }, rating: { stars: 4 }, remarks: ['also-planned'] },
  ]);
});

test('a film and a show of the same id are different titles', () => {
  const { titles } = read('949,,movie,Heat,,,,,8,', '949,,tv,Another,,,,,8,');
  expect(titles.map(({ key }) => key)).toEqual(['movie/949', 'show/949']);
});

test('the rating of an episode is not that of the show', () => {
  const { titles } = read('95396,,tv,Severance,,1,9,8.9,10.0,2026-06-02T10:00:00Z');
  expect(titles[0]).toMatchObject({ rating: null, status: { word: 'rated episodes', isSure: false } });
});

test('leaves blank and malformed rows and other types out', () => {
  const { leftOut } = read(',,,,,,,,,', '949,,movie,Heat', '949,,person,A,,,,,,', 'x,,movie,B,,,,,,');
  expect(leftOut.map(({ reason, name }) => [reason, name])).toEqual([
    ['blank', null],
    ['malformed', 'Heat'],
    ['malformed', 'A'],
    ['malformed', 'B'],
  ]);
});
