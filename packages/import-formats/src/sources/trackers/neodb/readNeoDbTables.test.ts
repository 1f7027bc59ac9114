import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openArchive } from '../../../files/openArchive.ts';
import {
  fileOf,
  placesBy,
  placesOf,
  sampleAt,
  samplesOfAllSources,
  summaryOf,
  titleNamed,
} from '../../samples.ts';
import { neoDb } from './readNeoDb.ts';

const lines = (...rows: readonly string[]) => `${rows.join('\r\n')}\r\n`;
const markHeader = 'title,info,links,timestamp,status,rating,comment,tags';
const reviewHeader = 'title,info,links,timestamp,title,content';
const noteHeader = 'title,info,links,timestamp,progress,title,content';
const heat = [
  'Heat,imdb:tt0113277 year:1995 director:Michael Mann',
  [
    'https://neodb.social/movie/1heat',
    'https://www.imdb.com/title/tt0113277/',
    'https://www.themoviedb.org/movie/949',
  ].join(' '),
].join(',');
const season = (number: number) =>
  [
    `Severance Season ${number},imdb:tt1128074${number} year:202${number} season_number:${number}`,
    `https://neodb.social/tv/season/s${number} https://www.themoviedb.org/tv/95396/season/${number}`,
  ].join(',');

const movieMarks = fileOf(
  'movie_mark.csv',
  lines(
    markHeader,
    `${heat},2023-05-07T20:00:00.123456+00:00,complete,9,"The café, again",crime|favourite`,
    'Dune,,https://neodb.social/movie/2dune,2023-05-07T20:00:00+00:00,wishlist,8,,',
    ',,,,,,,',
    'Alien,,',
  ),
);
const movieReviews = fileOf(
  'movie_review.csv',
  lines(reviewHeader, `${heat},2023-05-08T20:00:00+00:00,On Heat,"A **long** text.\nMore."`, 'Alien,,'),
);
const movieNotes = fileOf(
  'movie_note.csv',
  lines(noteHeader, `${heat},2023-05-09T20:00:00+00:00,00:10:00,Bank,Filmed downtown`),
);
const tvMarks = fileOf(
  'tv_mark.csv',
  lines(
    markHeader,
    `${season(1)},2023-01-01T00:00:00+00:00,complete,10,,`,
    `${season(2)},2025-01-01T00:00:00+00:00,progress,,,`,
    'Dark,year:2017,https://neodb.social/tv/3dark,2023-01-01T00:00:00+00:00,dropped,1,,',
    'Lost,,https://neodb.social/tv/season/lost1,2023-01-01T00:00:00+00:00,dropped,,,',
  ),
);
const gameMarks = fileOf(
  'game_mark.csv',
  lines(
    markHeader,
    'Hades,,https://neodb.social/game/4 https://store.steampowered.com/app/1145360,,complete,10,,',
    'Celeste,,,,on hold,,,',
  ),
);
const otherMarks = ['book', 'music', 'podcast'].map((category) => {
  const path = category === 'music' ? 'album' : category;
  const row = `A ${category},,https://neodb.social/${path}/5,,complete,7,,`;
  return fileOf(`${category}_mark.csv`, lines(markHeader, row));
});
const files = [movieNotes, movieReviews, movieMarks, tvMarks, gameMarks, ...otherMarks];
const content = neoDb.read(files, {});

test.each([
  {
    ...{ name: 'Heat', kind: 'movie', word: 'complete', suggestion: 'watched', isSure: true, stars: 4.5 },
    ...{ plays: ['.., -, finished'], remarks: [] },
  },
  {
    ...{ name: 'Dune', kind: 'movie', word: 'wishlist', suggestion: 'planned', isSure: true, stars: 4 },
    ...{ plays: [], remarks: ['rated-but-planned'] },
  },
  {
    ...{ name: 'Severance Season 1', kind: 'show', word: 'progress', suggestion: 'watching', isSure: true },
    ...{ stars: 5, plays: ['.., -, unknown', '.., -, ongoing'], remarks: [] },
  },
  {
    ...{ name: 'Dark', kind: 'show', word: 'dropped', suggestion: 'dropped', isSure: true, stars: 0.5 },
    ...{ plays: ['.., -, stopped'], remarks: [] },
  },
  {
    ...{ name: 'Lost', kind: 'show', word: 'dropped', suggestion: 'dropped', isSure: false, stars: 0 },
    ...{ plays: ['.., -, unknown'], remarks: [] },
  },
  {
    ...{ name: 'Hades', kind: 'game', word: 'complete', suggestion: 'completed', isSure: true, stars: 5 },
    ...{ plays: ['.., -, finished'], remarks: [] },
  },
  {
    ...{ name: 'Celeste', kind: 'game', word: 'on hold', suggestion: null, isSure: false, stars: 0 },
    ...{ plays: [], remarks: [] },
  },
  ...[
    { name: 'A book', kind: 'book' },
    { name: 'A music', kind: 'music' },
    { name: 'A podcast', kind: 'other' },
  ].map((title) => ({
    ...{ ...title, word: 'complete', suggestion: null, isSure: false, stars: 3.5 },
    ...{ plays: ['.., -, finished'], remarks: [] },
  })),
])('reads the item $name', ({ name, kind, ...summary }) => {
  const title = titleNamed(content, name);
  expect(summaryOf(title)).toEqual(summary);
  expect(title.kind).toBe(kind);
});

test('reads ids, the year, tags, the note, the review and dates, which are not those of plays', () => {
  const title = titleNamed(content, 'Heat');
  expect(title).toMatchObject({
    ...{ key: 'movie/1heat', year: 1995, tags: ['crime', 'favourite'], added: '2023-05-07T20:00:00Z' },
    note: 'The café, again\n\n[00:10:00] Bank\n\nFilmed downtown',
    reviews: [{ text: 'On Heat\n\nA **long** text.\nMore.', written: '2023-05-08T20:00:00Z' }],
    changed: '2023-05-09T20:00:00Z',
  });
  expect(title.ids).toEqual({ imdb_id: 'tt0113277', tmdb_id: '949' });
  expect(title.places.map(({ file }) => file)).toEqual([
    'movie_mark.csv',
    'movie_review.csv',
    'movie_note.csv',
  ]);
  expect(titleNamed(content, 'Hades').ids).toEqual({ steam_id: '1145360' });
});

test('seasons are merged into their show, without the year and the IMDb id of a season', () => {
  const title = titleNamed(content, 'Severance Season 1');
  expect(title).toMatchObject({ key: 'tv/tmdb/95396', year: null, otherNames: ['Severance Season 2'] });
  expect(title.ids).toEqual({ tmdb_id: '95396' });
  expect(title.plays.map(({ key, note }) => [key, note])).toEqual([
    ['tv/season/s1', 'Severance Season 1'],
    ['tv/season/s2', 'Severance Season 2'],
  ]);
});

test('places each row once, and leaves blank and malformed ones out', () => {
  const counts = files.map(({ name }) => [name, 1] as const);
  expect(placesOf(content)).toEqual(
    placesBy({
      ...Object.fromEntries(counts),
      ...{ 'movie_mark.csv': 4, 'movie_review.csv': 2, 'tv_mark.csv': 4, 'game_mark.csv': 2 },
    }),
  );
  expect(content.leftOut.map(({ reason, name }) => [reason, name])).toEqual([
    ['blank', null],
    ['malformed', 'Alien'],
    ['malformed', 'Alien'],
  ]);
});

test('recognises an archive, and each table alone by whatever name', () => {
  const members = files.map(({ name, bytes }) => [`neodb_ada_csv/${name}`, bytes] as const);
  const archive = { name: 'export.zip', bytes: zipSync(Object.fromEntries(members)) };
  expect(neoDb.recognises(openArchive(archive))).toBe(true);
  for (const { bytes } of files) expect(neoDb.recognises([{ name: 'a.csv', bytes }])).toBe(true);
  const [title] = neoDb.read([{ ...movieReviews, name: 'a.csv' }], {}).titles;
  expect(title).toMatchObject({ kind: 'movie', status: { word: 'reviewed', suggestion: 'watched' } });
});

test('the kind of an item without a link is that of its file', () => {
  const file = fileOf('neodb/tv_mark.csv', lines(markHeader, 'Dark,year:2017,,,complete,,,'));
  expect(neoDb.read([file], {}).titles).toMatchObject([{ kind: 'show', key: 'show/dark (2017)' }]);
});

test('recognises no sample of another source', () => {
  expect(neoDb.recognises([fileOf('a.csv', 'title,info,links,timestamp')])).toBe(false);
  expect(neoDb.recognises([{ name: 'a.csv', bytes: strToU8('title,content') }])).toBe(false);
  expect(samplesOfAllSources.filter((path) => neoDb.recognises(openArchive(sampleAt(path))))).toEqual([]);
});
