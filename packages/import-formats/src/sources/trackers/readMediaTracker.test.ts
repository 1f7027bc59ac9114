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
import { mediaTracker } from './readMediaTracker.ts';

const jsonFile = (name: string, value: unknown) => fileOf(name, JSON.stringify(value));
const ms = (text: string) => Date.parse(text);

const items = [
  {
    ...{ id: 1, mediaType: 'movie', title: 'Heat', tmdbId: 949, imdbId: 'tt0113277', source: 'tmdb' },
    ...{ releaseDate: '1995-12-15', seen: true, onWatchlist: true, lastSeenAt: ms('2023-05-07T20:00:00Z') },
    userRating: { id: 3, date: ms('2023-05-08T10:00:00Z'), rating: 4.5, review: 'The café.' },
  },
  {
    ...{
      id: 2,
      mediaType: 'tv',
      title: 'Severance',
      originalTitle: 'Severance',
      tmdbId: 95396,
      tvdbId: 371980,
    },
    ...{ seen: false, onWatchlist: true, lastSeenAt: ms('2023-01-01T00:00:00Z'), userRating: null },
  },
  { id: 3, mediaType: 'tv', title: 'Dark', tmdbId: 70523, seen: true, unseenEpisodesCount: 0 },
  { id: 4, mediaType: 'movie', title: 'Dune', originalTitle: 'Düne', seen: false, onWatchlist: true },
  {
    ...{ id: 5, mediaType: 'video_game', title: 'Hades', igdbId: 113112, seen: false, onWatchlist: false },
    userRating: { date: null, rating: 1 },
  },
  { id: 6, mediaType: 'audiobook', title: 'Solaris', audibleId: 'B00', seen: false, progress: 0.4 },
  { id: 7, mediaType: 'movie', title: 'Alien', seen: false, onWatchlist: false },
  { id: 8, mediaType: 'comic', title: 'Unknown type', seen: true },
  null,
  { mediaType: 'movie', title: '', seen: true },
];
const content = mediaTracker.read([jsonFile('items.json', items)], {});

test.each([
  {
    ...{ name: 'Heat', kind: 'movie', word: 'seen', suggestion: 'watched', isSure: true, stars: 4.5 },
    ...{ plays: ['..2023-05-07T20:00:00Z, -, finished'], remarks: ['also-planned'] },
  },
  {
    ...{ name: 'Severance', kind: 'show', word: 'seen in part', suggestion: 'watching', isSure: false },
    ...{ stars: 0, plays: [], remarks: ['also-planned'] },
  },
  {
    ...{ name: 'Dark', kind: 'show', word: 'seen', suggestion: 'completed', isSure: false, stars: 0 },
    ...{ plays: [], remarks: [] },
  },
  {
    ...{ name: 'Dune', kind: 'movie', word: 'watchlist', suggestion: 'planned', isSure: true, stars: 0 },
    ...{ plays: [], remarks: [] },
  },
  {
    ...{ name: 'Hades', kind: 'game', word: 'rated', suggestion: 'completed', isSure: false, stars: 1 },
    ...{ plays: [], remarks: [] },
  },
  {
    ...{ name: 'Solaris', kind: 'book', word: 'seen in part', suggestion: null, isSure: false, stars: 0 },
    ...{ plays: [], remarks: [] },
  },
  {
    ...{ name: 'Alien', kind: 'movie', word: null, suggestion: null, isSure: null, stars: 0 },
    ...{ plays: [], remarks: [] },
  },
])('reads the item $name', ({ name, kind, ...summary }) => {
  const title = titleNamed(content, name);
  expect(summaryOf(title)).toEqual(summary);
  expect(title.kind).toBe(kind);
});

test('reads ids, names, years, dates and the review', () => {
  expect(titleNamed(content, 'Heat')).toMatchObject({
    ...{ key: 'movie/1', year: 1995, rated: '2023-05-08T10:00:00Z', changed: '2023-05-08T10:00:00Z' },
    ids: { tmdb_id: '949', imdb_id: 'tt0113277' },
    reviews: [{ text: 'The café.', written: '2023-05-08T10:00:00Z' }],
  });
  expect(titleNamed(content, 'Severance')).toMatchObject({
    ...{ year: null, otherNames: [], ids: { tmdb_id: '95396', tvdb_id: '371980' } },
  });
  expect(titleNamed(content, 'Dune').otherNames).toEqual(['Düne']);
  expect(titleNamed(content, 'Hades')).toMatchObject({ ids: { igdb_id: '113112' }, rated: null });
  expect(titleNamed(content, 'Solaris').extras).toEqual({ mediaType: 'audiobook', audibleId: 'B00' });
});

test('places each row once, and leaves rows of other types and malformed ones out', () => {
  expect(placesOf(content)).toEqual(placesBy({ 'items.json': items.length }));
  expect(content.leftOut.map(({ reason, name }) => [reason, name])).toEqual([
    ['malformed', 'Unknown type'],
    ['malformed', null],
    ['malformed', null],
  ]);
});

test('the details of an item have all viewings, which are merged with its row in the list', () => {
  const details = {
    ...items[0],
    seenHistory: [
      { id: 31, date: ms('2023-05-07T20:00:00Z'), startedAt: ms('2023-05-07T18:00:00Z'), mediaItemId: 1 },
      { id: 30, date: null, mediaItemId: 1 },
      { id: 29, date: ms('2020-01-01T00:00:00Z'), action: 'started', mediaItemId: 1 },
    ],
  };
  const read = mediaTracker.read([jsonFile('items.json', items), jsonFile('details/1.json', details)], {});
  const title = titleNamed(read, 'Heat');
  expect(title.places).toHaveLength(2);
  expect(title.plays).toMatchObject([
    { key: 'movie/1/31', started: '2023-05-07T18:00:00Z', finished: '2023-05-07T20:00:00Z' },
    { key: 'movie/1/30', started: null, finished: null },
  ]);
  expect(title.reviews).toHaveLength(1);
});

test('reads the episodes of the details of a show, and the minutes of a game', () => {
  const episodes = [
    { seasonNumber: 1, episodeNumber: 1, seenHistory: [{ id: 1, date: ms('2023-01-02T00:00:00Z') }] },
    { seasonNumber: 0, episodeNumber: 2, seen: false, userRating: { rating: 4 } },
    { seasonNumber: 1, episodeNumber: 2, seen: true },
    { seasonNumber: 1, episodeNumber: 3, seen: false, seenHistory: [] },
  ];
  const show = { id: 2, mediaType: 'tv', title: 'Severance', seen: false, seasons: [{ episodes }, null] };
  const seenHistory = [{ id: 4, date: ms('2022-01-02T00:00:00Z'), duration: 5_400_000 }];
  const game = { id: 5, mediaType: 'video_game', title: 'Hades', seenHistory };
  const { titles } = mediaTracker.read([jsonFile('a.json', { data: [show, game], total: 2 })], {});
  expect(titles[0]?.status).toMatchObject({ word: 'seen in part', suggestion: 'watching', isSure: false });
  expect(titles[0]?.plays).toMatchObject([
    {
      state: 'unknown',
      episodes: [
        { season: 1, number: 1, watched: '2023-01-02T00:00:00Z', rating: null },
        { season: 0, number: 2, watched: null, rating: { stars: 4 } },
        { season: 1, number: 2, watched: null, rating: null },
      ],
    },
  ]);
  expect(titles[1]).toMatchObject({ status: { word: 'seen', isSure: false }, plays: [{ progress: 90 }] });
});

test('recognises no sample of another source', () => {
  expect(mediaTracker.recognises([jsonFile('a.json', items)])).toBe(true);
  expect(mediaTracker.recognises([jsonFile('a.json', [{ mediaType: 'movie', title: 'A' }])])).toBe(false);
  expect(samplesOfAllSources.filter((path) => mediaTracker.recognises(openArchive(sampleAt(path))))).toEqual(
    [],
  );
});
