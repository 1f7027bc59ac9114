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
import { watcharr } from './readWatcharr.ts';

const readRows = (...rows: readonly unknown[]) =>
  watcharr.read([fileOf('watcharr.json', JSON.stringify(rows))], {});
const film = (tmdbId: number, title: string, fields: object = {}) => ({
  content: {
    id: 1,
    tmdbId,
    title,
    type: 'movie',
    release_date: '1995-12-15T00:00:00Z',
    imdb_id: '',
    ...fields,
  },
});
const show = (tmdbId: number, title: string) => film(tmdbId, title, { type: 'tv' });

const rows = [
  {
    ...{ id: 1, createdAt: '2023-05-01T10:00:00.123Z', updatedAt: '2023-05-08T10:00:00Z', pinned: true },
    ...{ status: 'FINISHED', rating: 8.5, thoughts: 'The\r\ncafé', tags: [{ id: 1, name: 'crime' }] },
    ...film(949, 'Heat', { imdb_id: 'tt0113277' }),
    activity: [
      { id: 10, type: 'ADDED_WATCHED', data: '{"status":"FINISHED"}', countAsPlay: true },
      { id: 11, type: 'STATUS_CHANGED', countAsPlay: true, customDate: '2023-05-07T20:00:00Z' },
      { id: 12, type: 'RATING_CHANGED', data: '8.5', customDate: '2023-05-09T20:00:00Z' },
      { id: 13, type: 'IMPORTED_ADDED_WATCHED', customDate: '2019-01-02T00:00:00+01:00' },
    ],
  },
  { id: 2, status: 'PLANNED', rating: 0, activity: [], ...film(496243, 'Parasite') },
  { id: 3, status: 'HOLD', rating: 4, activity: null, ...film(348, 'Alien') },
  {
    ...{ id: 4, status: 'WATCHING', rating: 10, lastViewedSeason: 1, ...show(95396, 'Severance') },
    activity: [{ id: 20, type: 'EPISODE_ADDED', countAsPlay: true, customDate: '2023-01-01T00:00:00Z' }],
    watchedSeasons: [{ seasonNumber: 1, status: 'FINISHED', rating: 9 }],
    watchedEpisodes: [
      { seasonNumber: 1, episodeNumber: 1, status: 'FINISHED', rating: 0 },
      { seasonNumber: 0, episodeNumber: 1, status: 'FINISHED', rating: 7 },
      { seasonNumber: 1, episodeNumber: 2, status: 'PLANNED', rating: 0 },
      { seasonNumber: 1, episodeNumber: 0, status: 'FINISHED', rating: 0 },
    ],
  },
  { id: 5, status: 'FINISHED', ...show(1396, 'Breaking Bad'), watchedSeasons: [] },
  { id: 6, status: 'DROPPED', game: { igdbId: 25076, name: 'RDR 2', releaseDate: '2018-10-26T00:00:00Z' } },
  { id: 7, status: 'FINISHED', book: { id: 3, title: 'Solaris' } },
  { id: 8, status: 'FINISHED', content: { title: 'No id', type: 'movie' } },
  'malformed',
  { id: 9, status: 'FINISHED', rating: 6, ...film(949, 'Heat'), activity: [] },
];
const content = readRows(...rows);

test.each([
  {
    ...{ name: 'Heat', kind: 'movie', word: 'FINISHED', suggestion: 'watched', isSure: true, stars: 3 },
    plays: ['..2023-05-07T20:00:00Z, -, finished', '..2019-01-01T23:00:00Z, -, finished', '.., -, finished'],
    remarks: ['several-ratings'],
  },
  {
    ...{ name: 'Parasite', kind: 'movie', word: 'PLANNED', suggestion: 'planned', isSure: true, stars: 0 },
    ...{ plays: [], remarks: [] },
  },
  {
    ...{ name: 'Alien', kind: 'movie', word: 'HOLD', suggestion: 'planned', isSure: false, stars: 2 },
    ...{ plays: ['.., -, paused'], remarks: [] },
  },
  {
    ...{ name: 'Severance', kind: 'show', word: 'WATCHING', suggestion: 'watching', isSure: true, stars: 5 },
    ...{ plays: ['.., 1, ongoing'], remarks: [] },
  },
  {
    ...{ name: 'Breaking Bad', kind: 'show', word: 'FINISHED', suggestion: 'completed', isSure: true },
    ...{ stars: 0, plays: ['.., -, finished'], remarks: [] },
  },
  {
    ...{ name: 'RDR 2', kind: 'game', word: 'DROPPED', suggestion: 'dropped', isSure: true, stars: 0 },
    ...{ plays: ['.., -, stopped'], remarks: [] },
  },
  {
    ...{ name: 'Solaris', kind: 'book', word: 'FINISHED', suggestion: null, isSure: false, stars: 0 },
    ...{ plays: ['.., -, finished'], remarks: [] },
  },
])('reads $name', ({ name, kind, ...summary }) => {
  const title = titleNamed(content, name);
  expect(summaryOf(title)).toEqual(summary);
  expect(title.kind).toBe(kind);
});

test('reads ids, years, dates, the note and the tags', () => {
  expect(titleNamed(content, 'Heat')).toMatchObject({
    ...{ key: 'movie/949', year: 1995, note: 'The\ncafé', tags: ['crime'], extras: { pinned: true } },
    ...{ added: '2023-05-01T10:00:00Z', changed: '2023-05-08T10:00:00Z' },
  });
  expect(titleNamed(content, 'Heat').ids).toEqual({ tmdb_id: '949', imdb_id: 'tt0113277' });
  expect(titleNamed(content, 'RDR 2')).toMatchObject({ year: 2018, ids: { igdb_id: '25076' } });
});

test('a show has its watched and rated episodes, and the seasons as extras', () => {
  const { plays, extras } = titleNamed(content, 'Severance');
  expect(plays[0]?.episodes).toEqual([
    { season: 1, number: 1, watched: null, rating: null },
    { season: 0, number: 1, watched: null, rating: expect.objectContaining({ stars: 3.5 }) },
  ]);
  expect(extras).toEqual({
    watchedSeasons: [{ seasonNumber: 1, status: 'FINISHED', rating: 9 }],
    lastViewedSeason: 1,
  });
});

test('the episodes of a show that has no play are a play of their own', () => {
  const watchedEpisodes = [{ seasonNumber: 1, episodeNumber: 3, status: 'FINISHED' }];
  const { titles } = readRows({ status: 'PLANNED', ...show(1, 'A'), watchedEpisodes });
  expect(titles[0]?.plays).toMatchObject([{ state: 'unknown', progress: 1, episodes: [{ number: 3 }] }]);
});

test('places each row once, and leaves malformed ones out', () => {
  expect(placesOf(content)).toEqual(placesBy({ 'watcharr.json': rows.length }));
  expect(content.leftOut).toEqual([
    { place: { file: 'watcharr.json', row: 8 }, reason: 'malformed', name: 'No id' },
    { place: { file: 'watcharr.json', row: 9 }, reason: 'malformed', name: null },
  ]);
});

test('recognises no sample of another source', () => {
  expect(watcharr.recognises([fileOf('a.json', JSON.stringify(rows))])).toBe(true);
  expect(watcharr.recognises([fileOf('a.json', '[{"status":"FINISHED"}]')])).toBe(false);
  expect(samplesOfAllSources.filter((path) => watcharr.recognises(openArchive(sampleAt(path))))).toEqual([]);
});
