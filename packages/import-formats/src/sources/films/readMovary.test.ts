import { expect, test } from 'vitest';
import { openArchive } from '../../files/openArchive.ts';
import {
  fileOf,
  placesBy,
  placesOf,
  sampleAt,
  samplesOfAllSources,
  summaryOf,
  titleNamed,
} from '../samples.ts';
import { movary } from './readMovary.ts';

const lines = (...rows: readonly string[]) => `${rows.join('\n')}\n`;
const history = fileOf(
  'export-history-1-1700000000.csv',
  lines(
    'title,year,tmdbId,imdbId,watchedAt,comment',
    '"Heat",1995,949,tt0113277,2023-05-07,"With Ada"',
    '"Heat",1995,949,tt0113277,2023-05-07,',
    '"Heat",1995,949,tt0113277,2021-01-02,',
    'Parasite,2019,496243,,,',
    'Parasite,2019,496243,,,"On a plane"',
  ),
);
const ratings = fileOf(
  'export-ratings-1-1700000000.csv',
  lines(
    'title,year,tmdbId,imdbId,userRating',
    'Heat,1995,949,tt0113277,9',
    'Dune,2021,438631,tt1160419,1',
    ',,,,',
    'Alien,1979,348,tt0078748',
    ',1979,,,8',
  ),
);
const watchlist = fileOf(
  'export-watchlist-1-1700000000.csv',
  lines(
    'title,year,tmdbId,imdbId,addedAt',
    'Heat,1995,949,tt0113277,"2020-01-01 10:00:00"',
    '"Paris, Texas",655,tt0087884,"2024-02-03 04:05:06"',
    'Solaris,593,,"2024-02-03 04:05:06"',
    'Stalker,1979,1398,"2024-02-03 04:05:06"',
  ),
);
const content = movary.read([watchlist, ratings, history], {});

test.each([
  {
    ...{ name: 'Heat', year: 1995, ids: { tmdb_id: '949', imdb_id: 'tt0113277' } },
    ...{ word: 'history', suggestion: 'watched', stars: 4.5, remarks: ['also-planned'] },
    plays: ['..2023-05-07, -, finished', '..2023-05-07, -, finished', '..2021-01-02, -, finished'],
  },
  {
    ...{ name: 'Parasite', year: 2019, ids: { tmdb_id: '496243' } },
    ...{ word: 'history', suggestion: 'watched', stars: 0, remarks: [], plays: ['.., -, finished'] },
  },
  {
    ...{ name: 'Dune', year: 2021, ids: { tmdb_id: '438631', imdb_id: 'tt1160419' } },
    ...{ word: 'rated', suggestion: 'watched', stars: 0.5, remarks: [], plays: ['.., -, finished'] },
  },
  {
    ...{ name: 'Paris, Texas', year: null, ids: { tmdb_id: '655', imdb_id: 'tt0087884' } },
    ...{ word: 'watchlist', suggestion: 'planned', stars: 0, remarks: [], plays: [] },
  },
  {
    ...{ name: 'Solaris', year: null, ids: { tmdb_id: '593' } },
    ...{ word: 'watchlist', suggestion: 'planned', stars: 0, remarks: [], plays: [] },
  },
])('reads the film $name', ({ name, year, ids, ...summary }) => {
  const title = titleNamed(content, name);
  expect(summaryOf(title)).toEqual({ isSure: true, ...summary });
  expect(title).toMatchObject({ kind: 'movie', year });
  expect(title.ids).toEqual(ids);
});

test('a comment is the note of its viewing, and viewings without a day are counted', () => {
  expect(titleNamed(content, 'Heat').plays.map(({ key, note }) => [key, note])).toEqual([
    ['949 2023-05-07', 'With Ada'],
    ['949 2023-05-07 #2', null],
    ['949 2021-01-02', null],
  ]);
  expect(titleNamed(content, 'Parasite').plays).toMatchObject([{ times: 2, note: 'On a plane' }]);
});

test('rows of a watchlist may lack the year of the header', () => {
  expect(titleNamed(content, 'Paris, Texas').added).toBe('2024-02-03T04:05:06Z');
  expect(content.leftOut).toContainEqual({
    ...{ place: { file: watchlist.name, row: 4 }, reason: 'malformed', name: 'Stalker' },
  });
});

test('places each row once', () => {
  expect(placesOf(content)).toEqual(placesBy({ [history.name]: 5, [ratings.name]: 5, [watchlist.name]: 4 }));
  expect(titleNamed(content, 'Heat').places[0]).toEqual({ file: history.name, row: 1 });
});

test('leaves blank rows, and rows without a title or with too few cells, out', () => {
  const { leftOut } = movary.read([ratings], {});
  expect(leftOut.map(({ reason, name }) => [reason, name])).toEqual([
    ['blank', null],
    ['malformed', 'Alien'],
    ['malformed', null],
  ]);
});

test('different ratings of a film have a remark, and the last one is used', () => {
  const rows = lines('title,year,tmdbId,imdbId,userRating', 'Heat,1995,949,,9', 'Heat,1995,949,,7');
  const [title] = movary.read([fileOf('a.csv', rows)], {}).titles;
  expect(title).toMatchObject({ rating: { raw: '7' }, remarks: ['several-ratings'] });
});

test('reads the file for Letterboxd, and the location', () => {
  const forLetterboxd = lines('Title,Year,tmdbID,WatchedDate,Rating10', 'Heat,1995,949,2023-05-07,9');
  const [title] = movary.read([fileOf('a.csv', forLetterboxd)], {}).titles;
  expect(title).toMatchObject({ rating: { stars: 4.5 }, plays: [{ finished: '2023-05-07' }] });
  const located = lines(
    'title,year,tmdbId,imdbId,watchedAt,comment,location',
    'Heat,1995,949,,2023-05-07,,Cinema',
  );
  expect(movary.read([fileOf('b.csv', located)], {}).titles[0]?.extras).toEqual({ locations: ['Cinema'] });
});

test.each([
  ['title,year,tmdbId,imdbId,watchedAt,comment', true],
  ['title,year,tmdbId,imdbId,userRating', true],
  ['title,year,tmdbId,imdbId,addedAt', true],
  ['Title,Year,tmdbID,WatchedDate,Rating10', true],
  ['tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review', false],
  ['title,year,tmdbId,imdbId', false],
])('recognises %s: %s', (header, isRecognised) => {
  expect(movary.recognises([fileOf('a.csv', header)])).toBe(isRecognised);
});

test('recognises no sample of another source', () => {
  expect(samplesOfAllSources.filter((path) => movary.recognises(openArchive(sampleAt(path))))).toEqual([]);
});
