import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openArchive } from '../../../files/openArchive.ts';
import {
  placesBy,
  placesOf,
  sampleAt,
  sampleOf,
  samplesOfAllSources,
  summaryOf,
  titleNamed,
} from '../../samples.ts';
import { trakt } from './readTrakt.ts';

const archive = openArchive(sampleOf('trakt-export-moss-lantern.zip'));
const fromZip = trakt.read(archive, {});
const readFile = (name: string) => trakt.read([sampleOf(`trakt/${name}`)], {});
const watched = { word: 'watched', suggestion: 'watched', isSure: true };
const finished = (instant: string) => `..${instant}, -, finished`;

describe('the archive of the sample', () => {
  test.each([
    {
      ...{ name: 'Parasite', year: 2019, tmdb: '496243', imdb: 'tt6751668', status: watched, stars: 4.5 },
      plays: [finished('2020-02-17T19:00:00Z'), finished('2021-06-01T19:00:00Z')],
      remarks: [],
    },
    {
      ...{ name: 'Heat', year: 1995, tmdb: '949', imdb: 'tt0113277', status: watched, stars: 0.5 },
      plays: [finished('2023-05-09T21:30:00Z')],
      remarks: ['also-planned'],
    },
    {
      ...{ name: 'Dune', year: 2021, tmdb: '438631', imdb: 'tt1160419', status: watched, stars: 0 },
      plays: [finished('2024-03-02T20:00:00Z')],
      remarks: [],
    },
    {
      ...{ name: 'The Matrix', year: 1999, tmdb: '603', imdb: 'tt0133093', status: watched, stars: 0 },
      plays: ['.., -, finished'],
      remarks: [],
    },
    {
      ...{ name: 'Spirited Away', year: 2001, tmdb: '129', imdb: 'tt0245429', status: watched, stars: 0 },
      plays: [finished('2019-12-31T23:59:59Z')],
      remarks: [],
    },
    {
      ...{ name: 'Arrival', year: 2016, tmdb: '329865', imdb: 'tt2543164', status: watched, stars: 0 },
      plays: [finished('2018-01-01T00:00:00Z'), '.., -, finished', '.., 58, ongoing'],
      remarks: [],
    },
    {
      ...{ name: 'Amélie', year: 2001, tmdb: '194', imdb: 'tt0211915', stars: 3.5, plays: [] },
      status: { word: 'rated', suggestion: 'watched', isSure: false },
      remarks: [],
    },
    {
      ...{ name: 'Merrily We Roll Along', year: null, tmdb: '627012', imdb: 'tt10893378', stars: 0 },
      status: { word: 'watchlist', suggestion: 'planned', isSure: true },
      plays: [],
      remarks: [],
    },
  ])('has the film $name', ({ name, year, tmdb, imdb, status, stars, plays, remarks }) => {
    const title = titleNamed(fromZip, name);
    expect(title).toMatchObject({ kind: 'movie', year });
    expect(title.ids).toEqual({ tmdb_id: tmdb, imdb_id: imdb });
    expect(summaryOf(title)).toEqual({ ...status, stars, plays, remarks });
  });

  test.each([
    {
      ...{ name: 'Severance', year: 2022, stars: 5, remarks: [] },
      ids: { tmdb_id: '95396', imdb_id: 'tt11280740', tvdb_id: '371980' },
      status: { word: 'watched episodes', suggestion: 'watching', isSure: false },
      plays: ['2026-06-01T18:12:00Z.., 2, unknown'],
      episodes: [
        [1, 1, '2026-06-01T18:12:00Z'],
        [1, 2, '2026-06-01T19:12:00Z'],
      ],
    },
    {
      ...{ name: 'Breaking Bad', year: 2008, stars: 0, remarks: ['also-planned'] },
      ids: { tmdb_id: '1396', imdb_id: 'tt0903747', tvdb_id: '81189' },
      status: { word: 'hidden from progress', suggestion: 'dropped', isSure: true },
      plays: ['.., -, stopped'],
      episodes: [],
    },
  ])('has the show $name', ({ name, year, ids, status, stars, plays, remarks, episodes }) => {
    const title = titleNamed(fromZip, name);
    expect(title).toMatchObject({ kind: 'show', year });
    expect(title.ids).toEqual(ids);
    expect(summaryOf(title)).toEqual({ ...status, stars, plays, remarks });
    const watchedEpisodes = title.plays.flatMap((play) => play.episodes);
    expect(watchedEpisodes.map(({ season, number, watched }) => [season, number, watched])).toEqual(episodes);
  });

  test('stores a special without a date among the extras', () => {
    const { extras } = titleNamed(fromZip, 'Breaking Bad');
    expect(extras.undatedEpisodes).toEqual([{ season: 0, number: 1 }]);
  });

  test('counts plays without a date in one play', () => {
    const { plays, extras } = titleNamed(fromZip, 'Arrival');
    expect(plays.map(({ key, times }) => [key, times])).toEqual([
      ['movie/210803/last', 1],
      ['movie/210803/undated', 2],
      ['playback/1765177223', 1],
    ]);
    expect(extras.playback).toMatchObject([{ progress: 57.6, paused_at: '2026-05-30T07:19:53.000Z' }]);
  });

  test('has the events of both pages once', () => {
    const title = titleNamed(fromZip, 'Parasite');
    expect(title.plays.map(({ key }) => key)).toEqual(['history/10000000007', 'history/10000000008']);
    expect(title).toMatchObject({ key: 'movie/343180', isFavourite: true, note: 'the stairs' });
    expect(title).toMatchObject({ rated: '2021-06-01T21:10:00Z', added: null });
  });

  test('has the note of the watchlist of a film that is watched', () => {
    const title = titleNamed(fromZip, 'Heat');
    expect(title).toMatchObject({ note: 'with Ida', added: '2024-07-09T00:20:02Z' });
  });

  test('has a comment as a review, whose statistics are no rating', () => {
    expect(titleNamed(fromZip, 'Dune').reviews).toEqual([
      {
        text: 'Sand, worms, organ. The desert is the lead.',
        isSpoiler: true,
        playKey: null,
        written: '2024-03-03T09:00:00Z',
      },
    ]);
  });

  test('has the list without the person in it', () => {
    expect(fromZip.lists).toEqual([
      {
        ...{ key: '9100001', name: 'Cosy evenings', description: '', isRanked: true, isPublic: false },
        entries: [{ titleKey: 'movie/97', note: null, added: '2024-01-01T00:00:00Z' }],
      },
    ]);
    expect(fromZip.leftOut.map(({ reason, name }) => [reason, name])).toEqual([
      ['repeated', 'Parasite'],
      // The name of the person in the sample.
      ['not-a-title', 'Somebody'],
    ]);
  });

  test('has a warning about the parts that Trakt could not export', () => {
    expect(fromZip.warnings).toEqual([
      { kind: 'missing-parts', parts: ['users/moss-lantern/collection/shows'] },
    ]);
  });

  test('places each row once', () => {
    const counts = {
      ...{ 'watched-history-1': 5, 'watched-history-2': 5, 'watched-movies': 3, 'watched-shows': 1 },
      ...{ 'watched-playback': 1, 'ratings-movies': 3, 'ratings-shows': 1, 'comments-movies': 1 },
      ...{ 'hidden-progress-watched': 1, 'lists-watchlist': 3, 'lists-favorites': 1 },
      'lists-list-9100001-cosy-evenings': 2,
    };
    const byFile = Object.fromEntries(Object.entries(counts).map(([name, count]) => [`${name}.json`, count]));
    expect(placesOf(fromZip)).toEqual(placesBy(byFile));
    expect(fromZip.titles).toHaveLength(10);
  });

  test('has the same content whatever the order of its files is', () => {
    expect(trakt.read([...archive].reverse(), {})).toEqual(fromZip);
  });

  test('has the same content as the folder', () => {
    const folder = samplesOfAllSources.filter((path) => path.startsWith('trakt/'));
    expect(trakt.read(folder.map(sampleOf), {})).toEqual(fromZip);
  });
});

describe('recognises', () => {
  const notRead = ['_errors', 'ratings-episodes', 'ratings-seasons', 'user-last-activities'];
  test.each(samplesOfAllSources)('recognises %s only if it is of Trakt', (path) => {
    const isOwn = path.startsWith('trakt') && !notRead.some((name) => path.includes(name));
    expect(trakt.recognises(openArchive(sampleAt(path)))).toBe(isOwn);
  });

  test('an export of an account without titles is recognised and has none', () => {
    const { bytes } = sampleOf('trakt/user-profile.json');
    const zip = zipSync({ 'user-profile.json': bytes, 'watched-history.json': strToU8('[]') });
    const files = openArchive({ name: 'trakt.zip', bytes: zip });
    expect(trakt.recognises(files)).toBe(true);
    expect(trakt.read(files, {})).toEqual({ titles: [], lists: [], leftOut: [], warnings: [] });
  });
});

describe('single files', () => {
  test.each([
    ['watched-history-2.json', 5, ['watched', 'watched', 'watched', 'watched episodes']],
    ['watched-movies.json', 3, ['watched', 'watched', 'watched']],
    ['ratings-movies.json', 3, ['rated', 'rated', 'rated']],
    ['lists-watchlist.json', 3, ['watchlist', 'watchlist', 'watchlist']],
    ['watched-playback.json', 1, ['playback']],
    ['comments-movies.json', 1, ['commented']],
    ['lists-favorites.json', 1, [undefined]],
  ])('%s is read alone', (name, rows, words) => {
    const content = readFile(name);
    expect(placesOf(content)).toEqual(placesBy({ [name]: rows }));
    expect(content.titles.map(({ status }) => status?.word)).toEqual(words);
  });

  test('a list has the name of its file, and the lists have no entries without it', () => {
    expect(readFile('lists-list-9100001-cosy-evenings.json').lists).toMatchObject([
      { key: '9100001', name: 'cosy-evenings', isPublic: false, entries: [{ titleKey: 'movie/97' }] },
    ]);
    expect(readFile('lists-lists.json').lists).toMatchObject([{ name: 'Cosy evenings', entries: [] }]);
  });
});
