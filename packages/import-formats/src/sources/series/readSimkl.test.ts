import { expect, test } from 'vitest';
import { FileProblem } from '../../files/FileProblem.ts';
import { openArchive } from '../../files/openArchive.ts';
import type { JsonObject } from '../../parse/jsonFields.ts';
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
} from '../samples.ts';
import { simkl } from './readSimkl.ts';

const backup = simkl.read([sampleOf('simkl/SimklBackup.json')], {});
const read = (content: JsonObject) => simkl.read([fileOf('backup.json', JSON.stringify(content))], {});
const film = (fields: JsonObject, media: JsonObject = {}) => ({
  status: 'completed',
  movie: { title: 'Heat', year: 1995, ids: { simkl: 7 }, ...media },
  ...fields,
});
const show = (fields: JsonObject) => ({
  status: 'completed',
  show: { title: 'Severance', year: 2022, ids: { simkl: 8 } },
  ...fields,
});
const sure = (word: string, suggestion: string) => ({ word, suggestion, isSure: true });

test.each([
  {
    ...{ row: 1, name: 'Parasite', year: 2019, key: 'movie/9000001', stars: 4.5 },
    ...{ ids: { tmdb_id: '496243', imdb_id: 'tt6751668' }, status: sure('completed', 'watched') },
    plays: ['..2021-06-01T19:00:00Z, -, finished'],
  },
  {
    ...{ row: 2, name: 'The Matrix', year: 1999, key: 'movie/9000002', stars: 0 },
    ...{ ids: { tmdb_id: '603', imdb_id: 'tt0133093' }, status: sure('completed', 'watched') },
    plays: ['.., -, finished'],
  },
  {
    ...{ row: 3, name: 'Dune: Part Two', year: 2024, key: 'movie/9000003', stars: 0 },
    ...{ ids: { tmdb_id: '693134' }, status: sure('plantowatch', 'planned'), plays: [] },
  },
  {
    ...{ row: 4, name: 'Suspiria', year: 2018, key: 'movie/9000004', stars: 1 },
    ids: { tmdb_id: '361292', imdb_id: 'tt1034415' },
    status: { word: 'dropped', suggestion: null, isSure: false },
    plays: ['.., -, stopped'],
  },
  {
    ...{ row: 5, name: 'Breaking Bad', year: 2008, key: 'show/11121', stars: 5 },
    ids: { tvdb_id: '81189', imdb_id: 'tt0903747', tmdb_id: '1396' },
    status: sure('rewatch', 'watching'),
    plays: ['..2014-02-01T00:00:00Z, 62, finished', '.., 5, ongoing'],
  },
  {
    ...{ row: 7, name: 'Attack on Titan', year: 2013, key: 'anime/39687', stars: 0 },
    ids: { mal_id: '16498', tvdb_id: '267440', anidb_id: '9541', imdb_id: 'tt2560140' },
    status: sure('hold', 'paused'),
    plays: ['2013-04-01T00:00:00Z.., 13, paused'],
  },
  {
    ...{ row: 8, name: 'Kimi no Na wa.', year: 2016, key: 'anime/9000011', stars: 4 },
    ids: { mal_id: '32281', imdb_id: 'tt5311514', tmdb_id: '372058' },
    status: sure('completed', 'completed'),
    plays: ['..2017-01-14T20:00:00Z, 1, finished'],
  },
  {
    ...{ row: 9, name: 'One Piece', year: 1999, key: 'anime/9000012', stars: 3.5 },
    ...{ ids: { mal_id: '21', anidb_id: '69' }, status: sure('watching', 'watching') },
    plays: ['.., 1071, ongoing'],
  },
  {
    ...{ row: 10, name: 'Re:Zero kara Hajimeru Isekai Seikatsu', year: 2016, key: 'anime/9000013' },
    ...{ stars: 1.5, ids: { mal_id: '31240', anilist_id: '21355' }, status: sure('dropped', 'dropped') },
    plays: ['.., 4, stopped'],
  },
  {
    ...{ row: 11, name: 'Sousou no Frieren', year: 2023, key: 'anime/9000014', stars: 0 },
    ...{ ids: { mal_id: '52991', kitsu_id: '46474' }, status: sure('plantowatch', 'planned'), plays: [] },
  },
])('row $row of the sample is $name', ({ row, name, year, key, stars, ids, status, plays }) => {
  const title = titleNamed(backup, name);
  expect(summaryOf(title)).toEqual({ ...status, stars, plays, remarks: [] });
  expect(title).toMatchObject({ key, year, kind: key.replace(/\/.*/, '') });
  expect(title.ids).toEqual(ids);
  expect(title.places[0]).toEqual({ file: 'SimklBackup.json', row });
});

test('each row of the sample has one place', () => {
  expect(placesOf(backup)).toEqual(placesBy({ 'SimklBackup.json': 11 }));
  expect(backup.titles).toHaveLength(10);
});

test('a memo is a private note, and whether it was private is stored', () => {
  const title = titleNamed(backup, 'Parasite');
  expect(title).toMatchObject({ note: 'The stairs.', extras: { memo: { is_private: true } } });
  expect(title).toMatchObject({
    rated: '2021-06-01T21:00:00Z',
    added: '2020-02-10T10:00:00Z',
    changed: '2021-06-01T21:00:00Z',
  });
});

test('the 13 episodes of the sample have their dates', () => {
  const [play] = titleNamed(backup, 'Attack on Titan').plays;
  expect(play?.episodes).toHaveLength(13);
  expect(play?.episodes.at(-1)).toEqual({
    ...{ season: 1, number: 13 },
    ...{ watched: '2013-06-13T00:00:00Z', rating: null },
  });
});

test('a repeat is a row of its own and a play of the same title', () => {
  const title = titleNamed(backup, 'Breaking Bad');
  expect(title.places.map(({ row }) => row)).toEqual([5, 6]);
  expect(title.plays.map(({ key, isRepeat }) => [key, isRepeat])).toEqual([
    ['show/11121/main', null],
    ['show/11121/rewatch/7482', true],
  ]);
});

test('the entry stands for the title when a repeat precedes it', () => {
  const repeat = { is_rewatch: true, rewatch_id: 3, rewatch_status: 'closed' };
  const { titles } = read({
    shows: [
      show({ ...repeat, last_watched_at: '2020-01-02T00:00:00Z' }),
      show({ last_watched_at: '2018-01-02T00:00:00Z', user_rating: 8 }),
      show({ ...repeat, rewatch_id: 4, status: 'watching', watched_episodes_count: 2 }),
    ],
  });
  expect(titles).toHaveLength(1);
  expect(titles[0]?.places.map(({ row }) => row)).toEqual([2, 1, 3]);
  expect(titles.map(summaryOf)).toEqual([
    {
      ...{ ...sure('completed', 'completed'), stars: 4, remarks: [] },
      plays: ['..2018-01-02T00:00:00Z, -, finished', '..2020-01-02T00:00:00Z, -, finished', '.., 2, stopped'],
    },
  ]);
});

test.each([
  ['movies', 'watched'],
  ['shows', 'watching'],
  ['anime', 're-watching'],
])('a title of %s that is repeated is %s', (part, suggestion) => {
  const rows = [show({}), show({ is_rewatch: true, status: 'watching', rewatch_status: 'active' })];
  const { titles } = read({ [part]: rows });
  expect(titles[0]?.status).toMatchObject({ suggestion, isSure: true });
});

test.each([
  ['watching', null, false],
  ['hold', 'planned', false],
  ['dropped', null, false],
  ['notinteresting', null, false],
  ['', null, false],
  ['constructor', null, false],
  ['completed', 'watched', true],
])('a film with the status %j is suggested as %j', (word, suggestion, isSure) => {
  expect(read({ movies: [film({ status: word })] }).titles[0]?.status).toMatchObject({
    ...{ word, suggestion, isSure },
  });
});

test('a repeat that is in two files is one play', () => {
  const repeat = show({ is_rewatch: true, rewatch_id: 3, rewatch_status: 'closed' });
  const { titles } = read({ shows: [show({}), repeat, repeat] });
  expect(titles[0]?.plays.map(({ key }) => key)).toEqual(['show/8/main', 'show/8/rewatch/3']);
});

test('ids and ratings of old clients are read', () => {
  const media = { ids: { simkl_id: '7', tmdb: 949, imdb: '', mal: 'x' } };
  const { titles } = read({ movies: [film({ user_rating: '8' }, media)] });
  expect(titles).toMatchObject([{ key: 'movie/7', rating: { raw: '8', stars: 4 } }]);
  expect(titles[0]?.ids).toEqual({ tmdb_id: '949' });
});

test('the start is not known if some episodes have no date', () => {
  const episodes = [{ number: 1 }, { number: 2, watched_at: '2020-01-02T00:00:00Z' }];
  const { titles } = read({
    shows: [show({ status: 'watching', watched_episodes_count: 2, seasons: [{ number: 1, episodes }] })],
  });
  expect(titles[0]?.plays).toMatchObject([
    { started: null, progress: 2, episodes: [{ season: 1, number: 2, watched: '2020-01-02T00:00:00Z' }] },
  ]);
});

test('the last day of a title that is not completed is not the end of a play', () => {
  const last = '2020-01-02T00:00:00Z';
  const { titles } = read({ shows: [show({ status: 'dropped', last_watched_at: last })] });
  expect(titles[0]).toMatchObject({ changed: last, extras: { last_watched_at: last } });
  expect(titles[0]?.plays).toMatchObject([{ state: 'stopped', finished: null }]);
});

test('remarks a rated plan and different ratings of a title', () => {
  const { titles } = read({
    movies: [film({ status: 'plantowatch', user_rating: 9 })],
    shows: [show({ user_rating: 9 }), show({ user_rating: 8, is_rewatch: true, rewatch_status: 'closed' })],
  });
  expect(titles.map(({ remarks, rating }) => [remarks, rating?.raw])).toEqual([
    [['rated-but-planned'], '9'],
    [['several-ratings'], '9'],
  ]);
});

test('malformed rows are left out, and a row without an id is known by its name', () => {
  const content = read({
    movies: [null, film({}), film({}, { ids: null }), { status: 'completed', movie: { year: 1995 } }, 5],
  });
  expect(content.titles.map(({ key }) => key)).toEqual(['movie/7', 'movie/heat (1995)']);
  expect(content.leftOut.map(({ place, reason }) => [place.row, reason])).toEqual([
    [1, 'malformed'],
    [4, 'malformed'],
    [5, 'malformed'],
  ]);
  expect(rowCount(content)).toBe(5);
});

test.each(samplesOfAllSources)('recognises %s only if it is of Simkl', (path) => {
  expect(simkl.recognises(openArchive(sampleAt(path)))).toBe(path.startsWith('simkl/'));
});

test.each(['null', '{}', '{"movies":[],"shows":null,"anime":[]}'])(
  'the backup %s of an account without titles is recognised by its name and is empty',
  (text) => {
    const file = fileOf('SimklBackup.json', text);
    expect(simkl.recognises([file])).toBe(true);
    expect(simkl.recognises([fileOf('empty.json', text)])).toBe(false);
    expect(() => simkl.read([file], {})).toThrow(FileProblem);
    expect(() => simkl.read([file], {})).toThrow(expect.objectContaining({ reason: 'empty' }));
  },
);

test.each(['{"a":[]}', '{"movies":[1]}', 'nul'])('%s is no backup, whatever its name is', (text) => {
  expect(simkl.recognises([fileOf('SimklBackup.json', text)])).toBe(false);
});
