import { expect, test } from 'vitest';
import { openArchive } from '../../../files/openArchive.ts';
import {
  fileOf,
  placesBy,
  placesOf,
  rowCount,
  sampleAt,
  sampleOf,
  samplesOfAllSources,
  summaryOf,
  titleNamed,
} from '../../samples.ts';
import { yamtrack } from './readYamtrack.ts';
import { minutesOf } from './yamtrackRows.ts';

const content = yamtrack.read([sampleOf('yamtrack/yamtrack.csv')], {});
const older = yamtrack.read([sampleOf('yamtrack/yamtrack-2024-repeats.csv')], {});

const columns = [
  ...['media_id', 'source', 'media_type', 'title', 'season_number', 'episode_number', 'score', 'status'],
  ...['start_date', 'end_date', 'progress', 'row_type', 'library_media_type', 'list_uid', 'list_name'],
  ...['list_description', 'list_visibility', 'list_item_date_added'],
];
type Cells = Readonly<Record<string, string>>;
const movie: Cells = { media_id: '949', source: 'tmdb', media_type: 'movie', title: 'Heat' };
const show: Cells = { media_id: '1396', source: 'tmdb', media_type: 'tv', title: 'Breaking Bad' };
const anime: Cells = { media_id: '21', source: 'mal', media_type: 'anime', title: 'One Piece' };
const episode = (number: string, end_date: string, fields: Cells = {}): Cells => ({
  ...{ ...show, media_type: 'episode', season_number: '1', episode_number: number, end_date },
  ...fields,
});
const read = (...rows: readonly Cells[]) => {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n');
  return yamtrack.read([fileOf('yamtrack.csv', text)], {});
};

test.each([
  {
    ...{ name: 'Cowboy Bebop', key: 'anime/mal/1', ids: { mal_id: '1' } },
    ...{ word: 'Completed', suggestion: 'completed', isSure: true, stars: 5 },
    plays: ['2012-03-01..2012-03-09, 26, finished', '..2020-05-05, 26, finished'],
  },
  {
    ...{ name: 'One Piece', key: 'anime/mal/21', ids: { mal_id: '21' } },
    ...{ word: 'In progress', suggestion: 'watching', isSure: true, stars: 3.5 },
    plays: ['2021-01-01.., 1071, ongoing'],
  },
  {
    ...{ name: 'Attack on Titan', key: 'anime/mal/16498', ids: { mal_id: '16498' } },
    ...{ word: 'Paused', suggestion: 'paused', isSure: true, stars: 0 },
    plays: ['2013-04-07.., 13, paused'],
  },
  {
    ...{ name: 'Parasite', key: 'movie/tmdb/496243', ids: { tmdb_id: '496243' } },
    ...{ word: 'Completed', suggestion: 'watched', isSure: true, stars: 4.5 },
    plays: ['..2020-02-17T12:00:00Z, -, finished'],
  },
  {
    ...{ name: 'Heat', key: 'movie/tmdb/949', ids: { tmdb_id: '949' } },
    ...{ word: 'In progress', suggestion: null, isSure: false, stars: 0 },
    plays: ['2023-05-09T20:00:00Z.., -, ongoing'],
  },
  {
    ...{ name: 'Inception', key: 'movie/tmdb/27205', ids: { tmdb_id: '27205' } },
    ...{ word: 'Dropped', suggestion: null, isSure: false, stars: 1.5 },
    plays: ['.., -, stopped'],
  },
  {
    ...{ name: 'Dune: Part Two', key: 'movie/tmdb/693134', ids: { tmdb_id: '693134' } },
    ...{ word: 'Planning', suggestion: 'planned', isSure: true, stars: 0, plays: [] },
  },
  {
    ...{ name: 'Hollow Knight', key: 'game/igdb/14593', ids: { igdb_id: '14593' } },
    ...{ word: 'Completed', suggestion: 'completed', isSure: true, stars: 4.5 },
    plays: ['2024-04-25..2024-04-28, 2850, finished'],
  },
  {
    ...{ name: 'Hades', key: 'game/igdb/113112', ids: { igdb_id: '113112' } },
    ...{ word: 'Paused', suggestion: 'playing', isSure: false, stars: 0, plays: ['.., 12, paused'] },
  },
  {
    ...{ name: 'Celeste', key: 'game/igdb/26226', ids: { igdb_id: '26226' } },
    ...{ word: 'Planning', suggestion: 'planned', isSure: true, stars: 5, plays: [] },
    remarks: ['rated-but-planned'],
  },
  {
    ...{ name: 'Severance', key: 'show/tmdb/95396', ids: { tmdb_id: '95396' } },
    ...{ word: 'In progress', suggestion: 'watching', isSure: true, stars: 5, plays: ['.., -, ongoing'] },
  },
  {
    ...{ name: 'A game of my own', key: 'game/manual/4f3a2b', ids: {} },
    ...{ word: 'Completed', suggestion: 'completed', isSure: true, stars: 4, plays: ['.., -, finished'] },
  },
  {
    ...{ name: 'Berserk', key: 'manga/mal/2', ids: { mal_id: '2' } },
    ...{ word: 'In progress', suggestion: 'reading', isSure: true, stars: 5 },
    plays: ['.., 364, ongoing'],
  },
])('reads $name of the sample', ({ name, key, ids, ...expected }) => {
  const title = titleNamed(content, name);
  expect(title).toMatchObject({ key, kind: key.split('/')[0], year: null });
  expect(title.ids).toEqual(ids);
  expect(summaryOf(title)).toEqual({ remarks: [], ...expected });
});

test.each([
  {
    ...{ name: 'Perfect Blue', key: 'movie/tmdb/10494', ids: { tmdb_id: '10494' }, times: 3 },
    ...{ word: 'Completed', suggestion: 'watched', isSure: true, stars: 4.5 },
    plays: ['..2024-02-09, -, finished', '.., -, finished'],
  },
  {
    ...{ name: 'Death Note', key: 'anime/mal/1535', ids: { mal_id: '1535' }, times: 2 },
    ...{ word: 'Completed', suggestion: 'completed', isSure: true, stars: 3.5 },
    plays: ['2011-01-02..2011-02-03, 37, finished', '.., -, finished'],
  },
])('reads $name of the older sample with $times plays', ({ name, key, ids, times, ...expected }) => {
  const title = titleNamed(older, name);
  expect(title).toMatchObject({ key, ids });
  expect(summaryOf(title)).toEqual({ ...expected, remarks: [] });
  expect(title.plays.reduce((count, play) => count + play.times, 0)).toBe(times);
});

test('the status of a show with episodes alone is suggested', () => {
  const title = titleNamed(older, 'Friends');
  expect(summaryOf(title)).toMatchObject({ word: 'episodes', suggestion: 'watching', isSure: false });
  expect(title.plays).toMatchObject([
    { state: 'unknown', episodes: [{ season: 1, number: 24, watched: '2024-02-09' }] },
  ]);
});

test('merges the rows of a show, its season and its episode', () => {
  const title = titleNamed(content, 'Severance');
  expect(title.places.map(({ row }) => row)).toEqual([12, 13, 14]);
  expect(title.plays).toMatchObject([
    { state: 'ongoing', episodes: [{ season: 1, number: 1, watched: '2026-06-01T19:12:00Z', rating: null }] },
  ]);
  expect(title.extras).toMatchObject({ media_id: '95396', seasons: [{ season_number: '1' }] });
});

test('notes, dates of the row and other columns are stored', () => {
  expect(titleNamed(content, 'Cowboy Bebop')).toMatchObject({
    note: 'first\nand second line',
    added: '2024-01-01T10:00:00Z',
    changed: '2024-01-01T10:00:00Z',
    rating: { raw: '9.5', maximum: 10 },
    extras: { image: 'https://cdn.example.test/a.jpg', source: 'mal' },
  });
  expect(titleNamed(content, 'One Piece').changed).toBe('2026-01-01T10:00:00Z');
});

test.each([
  ['yamtrack.csv', content, 16, 13],
  ['yamtrack-2024-repeats.csv', older, 3, 3],
] as const)('every row of %s is in one place', (name, { titles, ...rest }, rows, count) => {
  expect(placesOf({ titles, ...rest })).toEqual(placesBy({ [name]: rows }));
  expect(titles).toHaveLength(count);
});

test.each(samplesOfAllSources)('recognises %s only if it is of Yamtrack', (name) => {
  expect(yamtrack.recognises(openArchive(sampleAt(name)))).toBe(name.startsWith('yamtrack/'));
});

test('equal rows are one play with a date and further ones without', () => {
  const row = { ...movie, status: 'Completed', end_date: '2020-01-02', score: '8' };
  const { titles } = read(row, row, row);
  expect(titles[0]?.plays).toMatchObject([
    { finished: '2020-01-02', times: 1 },
    { finished: null, times: 2 },
  ]);
  expect(titles[0]?.remarks).toEqual([]);
});

test.each([
  { type: 'anime', row: anime, suggestion: 're-watching' },
  { type: 'movie', row: movie, suggestion: 'watched' },
  { type: 'show', row: show, suggestion: 'watching' },
])('a row of a $type in progress beside a finished one is a repeat', ({ row, suggestion }) => {
  const { titles } = read({ ...row, status: 'Completed' }, { ...row, status: 'In progress', progress: '3' });
  expect(titles[0]?.status).toMatchObject({ word: 'In progress', suggestion, isSure: true });
  expect(titles[0]?.plays).toMatchObject([
    { state: 'finished', isRepeat: null },
    { state: 'ongoing', isRepeat: true },
  ]);
});

test('plays of several rows have different keys and their own ratings', () => {
  const { titles } = read(
    { ...anime, status: 'Completed', start_date: '2020-01-02', end_date: '2020-02-02', score: '9' },
    { ...anime, status: 'Dropped', start_date: '2020-01-02', score: '5' },
    { ...anime, status: 'Planning' },
  );
  expect(titles[0]?.plays.map(({ key, rating }) => [key, rating?.raw])).toEqual([
    ['anime/mal/21/2020-01-02/main', '9'],
    ['anime/mal/21/2020-01-02/2/main', '5'],
  ]);
  expect(titles[0]?.status?.suggestion).toBe('completed');
  expect(titles[0]?.remarks).toEqual(['also-planned', 'several-ratings']);
});

test('a play that is finished later has the same key', () => {
  const keyOf = (fields: Cells) =>
    read({ ...anime, start_date: '2020-01-02', ...fields }).titles[0]?.plays[0];
  expect(keyOf({ status: 'In progress' })?.key).toBe(keyOf({ status: 'Completed', end_date: '2021' })?.key);
});

test('the end of a show in progress is the day of its last episode, not an end', () => {
  const row = { ...show, status: 'In progress', start_date: '2020-01-02', end_date: '2020-02-03' };
  expect(read(row).titles[0]?.plays).toMatchObject([{ state: 'ongoing', finished: null }]);
  expect(read({ ...row, status: 'Completed' }).titles[0]?.plays).toMatchObject([{ finished: '2020-02-03' }]);
});

test('an episode that was watched twice is in a further play', () => {
  const { titles } = read(episode('1', '2020-01-02'), episode('2', '2020-01-02'), episode('1', '2021-01-02'));
  const numbers = titles[0]?.plays.map(({ episodes }) => episodes.map(({ number }) => number));
  expect(numbers).toEqual([[1, 2], [1]]);
  expect(titles[0]?.plays[1]).toMatchObject({ isRepeat: true, episodes: [{ watched: '2021-01-02' }] });
});

test('ids of films and shows, and of anime and manga, are independent', () => {
  const { titles } = read({ ...movie, media_id: '1' }, { ...show, media_id: '1' }, anime, {
    ...{ ...anime, media_type: 'manga' },
  });
  expect(titles.map(({ key }) => key)).toEqual([
    'movie/tmdb/1',
    'show/tmdb/1',
    'anime/mal/21',
    'manga/mal/21',
  ]);
});

test('titles of other sources and other media types have no ids', () => {
  const { titles } = read(
    { ...movie, media_type: 'book', source: 'openlibrary', media_id: 'OL1M' },
    { ...movie, media_type: 'boardgame', source: 'bgg', media_id: '13' },
    { ...movie, media_type: 'manga', source: 'mangaupdates', media_id: '77' },
    { ...movie, source: 'manual', media_id: '12' },
  );
  expect(titles.map(({ kind, ids }) => [kind, ids])).toEqual([
    ['book', {}],
    ['other', {}],
    ['manga', {}],
    ['movie', {}],
  ]);
});

test('one malformed row does not stop the file', () => {
  const result = read({ ...movie, media_id: '' }, { ...episode('', ''), title: 'Lost' }, {}, movie);
  expect(result.leftOut.map(({ reason, name }) => [reason, name])).toEqual([
    ['blank', null],
    ['malformed', 'Heat'],
    ['malformed', 'Lost'],
  ]);
  expect(rowCount(result)).toBe(4);
});

test('reads the lists of Floppy; titles on lists alone have no status', () => {
  const list = { row_type: 'list', list_uid: '7', list_name: 'Rainy days', list_visibility: 'public' };
  const entry = { row_type: 'list_item', list_uid: '7', list_name: 'Rainy days' };
  const result = read(
    { ...movie, row_type: 'media', status: 'Completed' },
    { ...list, list_description: 'For autumn' },
    { ...entry, ...movie, list_item_date_added: '2024-05-06T07:08:09.123456+00:00' },
    { ...entry, ...anime },
    {
      ...{ row_type: 'media', media_id: 'x-1', source: 'musicbrainz' },
      ...{ media_type: 'music_artist', title: 'Björk' },
    },
  );
  expect(result.lists).toEqual([
    {
      ...{ key: 'list/7', name: 'Rainy days', description: 'For autumn', isRanked: false, isPublic: true },
      entries: [
        { titleKey: 'movie/tmdb/949', note: null, added: '2024-05-06T07:08:09Z' },
        { titleKey: 'anime/mal/21', note: null, added: null },
      ],
    },
  ]);
  expect(titleNamed(result, 'One Piece')).toMatchObject({ status: null, plays: [] });
  expect(titleNamed(result, 'Heat').places.map(({ row }) => row)).toEqual([1, 3]);
  expect(result.leftOut).toMatchObject([
    { reason: 'not-a-title', name: 'Rainy days' },
    { reason: 'not-a-title', name: 'Björk' },
  ]);
  expect(rowCount(result)).toBe(5);
});

test.each([
  ['47h 30min', 2850],
  ['12min', 12],
  ['3h', 180],
  ['47:30', 2850],
  ['90', 90],
  ['', 0],
  ['a while', 0],
])('%j is %d minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});
