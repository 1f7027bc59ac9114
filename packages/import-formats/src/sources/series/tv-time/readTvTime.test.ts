import { expect, test } from 'vitest';
import { openArchive } from '../../../files/openArchive.ts';
import { rowCount, sampleAt, samplesOfAllSources, summaryOf, titleNamed } from '../../samples.ts';
import { csvFiles, jsonFiles } from './exportSamples.ts';
import { gdprFiles } from './gdprSamples.ts';
import { tvTime } from './readTvTime.ts';

const gdpr = tvTime.read(gdprFiles, {});

const csv = tvTime.read(csvFiles, {});

const json = tvTime.read(jsonFiles, {});

test.each([
  {
    ...{ name: 'Bodyguard', key: 'show/349310', year: 2018, ids: { tvdb_id: '349310' } },
    ...{ word: 'followed', suggestion: 'watching', isSure: false, stars: 0 },
    plays: ['.., -, unknown', '.., -, unknown'],
  },
  {
    ...{ name: 'Desperate Housewives', key: 'show/73800', year: null, ids: { tvdb_id: '73800' } },
    ...{ word: 'followed', suggestion: 'planned', isSure: true, stars: 0, plays: [] },
  },
  {
    ...{ name: 'Parks and Recreation', key: 'show/84912', year: null, ids: { tvdb_id: '84912' } },
    ...{ word: 'for later', suggestion: 'planned', isSure: true, stars: 0, plays: [] },
  },
  {
    ...{ name: 'The Witcher', key: 'show/362696', year: null, ids: { tvdb_id: '362696' } },
    ...{ word: 'archived', suggestion: 'dropped', isSure: false, stars: 0 },
    plays: ['.., -, unknown', '.., -, unknown', '.., -, unknown'],
  },
  {
    ...{ name: 'Dexter', key: 'show/79349', year: null, ids: { tvdb_id: '79349' } },
    ...{ word: 'episodes', suggestion: 'watching', isSure: false, stars: 0, plays: ['.., -, unknown'] },
  },
  {
    ...{ name: 'My Wife and Kids', key: 'show/70329', year: null, ids: { tvdb_id: '70329' } },
    ...{ word: 'for later', suggestion: 'planned', isSure: true, stars: 0, plays: [] },
  },
  {
    ...{ name: 'Fury', key: 'movie/aa-1', year: 2014, ids: {} },
    ...{ word: 'watch', suggestion: 'watched', isSure: true, stars: 3, remarks: ['also-planned'] },
    plays: ['..2019-09-08T17:24:29Z, -, finished', '..2020-09-08T17:24:29Z, -, finished', '.., -, finished'],
  },
  {
    ...{ name: 'The Batman', key: 'movie/bb-2', year: null, ids: {} },
    ...{ word: 'towatch', suggestion: 'planned', isSure: true, stars: 0, plays: [] },
  },
  {
    ...{ name: 'dumbo', key: 'movie/cc-3', year: 1941, ids: {} },
    ...{ word: 'watch', suggestion: 'watched', isSure: true, stars: 0, plays: ['.., -, finished'] },
  },
  {
    ...{ name: 'Heat', key: 'movie/dd-4', year: null, ids: {} },
    ...{ word: 'rated', suggestion: 'watched', isSure: false, stars: 5, plays: [] },
  },
])('reads $name of the personal data', ({ name, key, year, ids, ...summary }) => {
  const title = titleNamed(gdpr, name);
  expect(title).toMatchObject({ key, year });
  expect(title.ids).toEqual(ids);
  expect(summaryOf(title)).toEqual({ remarks: [], ...summary });
});

test('episodes have the columns of real exports, and those that were marked together have no date', () => {
  const [first, again] = titleNamed(gdpr, 'Bodyguard').plays;
  expect(first?.episodes).toEqual([
    { season: 1, number: 6, watched: '2023-11-04T15:30:38Z', rating: null },
    { season: 1, number: 5, watched: null, rating: null },
  ]);
  expect(again).toMatchObject({ isRepeat: true, episodes: [{ number: 6, watched: '2023-12-01T10:00:00Z' }] });
  expect(titleNamed(gdpr, 'Bodyguard').otherNames).toEqual(['Bodyguard (2018)']);
});

test('episodes before the present table have the seconds of their date', () => {
  expect(titleNamed(gdpr, 'Dexter')).toMatchObject({
    isFavourite: true,
    plays: [{ episodes: [{ season: 6, number: 17, watched: '2021-03-23T06:45:27Z' }] }],
  });
});

test('repeats that are only counted have no date', () => {
  expect(titleNamed(gdpr, 'The Witcher').plays.map(({ episodes }) => episodes[0]?.watched)).toEqual([
    '2025-11-29T18:13:36Z',
    null,
    null,
  ]);
});

test('reads favourites and lists of the personal data', () => {
  expect(titleNamed(gdpr, 'The Batman').isFavourite).toBe(true);
  expect(gdpr.lists).toEqual([
    {
      ...{
        key: 'list/list-1',
        name: 'Rainy days',
        description: 'For autumn',
        isRanked: false,
        isPublic: true,
      },
      entries: [{ titleKey: 'show/349310', note: null, added: '2021-01-02T03:04:05Z' }],
    },
  ]);
});

test.each([
  {
    ...{ name: 'Bodyguard', key: 'show/349310', ids: { tvdb_id: '349310' } },
    ...{ word: 'up_to_date', suggestion: 'completed', isSure: false },
    plays: ['.., -, unknown', '.., -, unknown', '.., -, unknown'],
  },
  {
    ...{
      name: "Marvel's Agent Carter",
      key: 'show/281485',
      ids: { tvdb_id: '281485', imdb_id: 'tt3475734' },
    },
    ...{ word: 'not_started_yet', suggestion: 'planned', isSure: true, plays: [] },
  },
  {
    ...{ name: 'Elite', key: 'show/346328', ids: { tvdb_id: '346328' } },
    ...{ word: 'stopped', suggestion: 'dropped', isSure: true, plays: [] },
  },
  {
    ...{ name: 'Severance', key: 'show/95396', ids: { tvdb_id: '95396' } },
    ...{ word: 'continuing', suggestion: 'watching', isSure: true, plays: ['.., -, ongoing'] },
  },
  {
    ...{ name: 'Without an id of TVDB', key: 'show/u-5', ids: {} },
    ...{ word: 'watch_later', suggestion: 'planned', isSure: true, plays: [] },
  },
  {
    ...{ name: 'Fury', key: 'movie/aa-1', ids: { tvdb_id: '200', imdb_id: 'tt2713180' } },
    ...{ word: 'watched', suggestion: 'watched', isSure: true },
    plays: ['..2019-09-08T17:24:29Z, -, finished', '.., -, finished'],
  },
  {
    ...{ name: 'The Batman', key: 'movie/bb-2', ids: { tvdb_id: '300' } },
    ...{ word: 'not watched', suggestion: 'planned', isSure: true, plays: [] },
  },
  {
    ...{ name: 'Past Lives', key: 'movie/gg-9', ids: { tvdb_id: '99' } },
    ...{ word: null, suggestion: null, isSure: null, plays: [] },
  },
])('reads $name of the tables', ({ name, key, ids, ...summary }) => {
  const title = titleNamed(csv, name);
  expect(title.key).toBe(key);
  expect(title.ids).toEqual(ids);
  expect(summaryOf(title)).toEqual({ stars: 0, remarks: [], ...summary });
});

test('an episode that is listed twice was watched once, and specials are season 0', () => {
  const [first, ...again] = titleNamed(csv, 'Bodyguard').plays;
  expect(first?.episodes).toEqual([
    { season: 1, number: 1, watched: '2019-10-04T03:43:42Z', rating: null },
    { season: 0, number: 1, watched: null, rating: null },
  ]);
  expect(again.map((play) => play.episodes.length)).toEqual([1, 1]);
});

test('reads the lists of the tables in their order', () => {
  expect(csv.lists).toMatchObject([
    { name: 'Rainy days', entries: [{ titleKey: 'show/349310' }, { titleKey: 'movie/gg-9' }] },
  ]);
});

test('reads the JSON files', () => {
  const show = titleNamed(json, 'Bodyguard');
  expect(show).toMatchObject({ key: 'show/349310', isFavourite: true, status: { suggestion: 'dropped' } });
  expect(show.plays.map((play) => [play.state, play.episodes.map(({ watched }) => watched)])).toEqual([
    ['stopped', ['2019-10-04T03:43:42Z']],
    ['unknown', [null]],
  ]);
  expect(titleNamed(json, 'Fury')).toMatchObject({ key: 'movie/aa-1', year: 2014 });
  expect(json.leftOut).toMatchObject([{ reason: 'malformed', name: 'Broken' }]);
});

test('JSON and tables of the same export have the same watches', () => {
  const { titles } = tvTime.read([...csvFiles, ...jsonFiles], {});
  const withoutPlaces = (key: string, from: typeof titles) => from.find((title) => title.key === key)?.plays;
  expect(withoutPlaces('movie/aa-1', titles)).toEqual(withoutPlaces('movie/aa-1', json.titles));
  const show = withoutPlaces('show/349310', titles);
  expect(show?.[0]?.episodes).toHaveLength(2);
  expect(show).toHaveLength(2);
});

test.each([
  ['personal data', gdpr, 10 + 8 + 1 + 1 + 1 + 3 + 3],
  ['tables', csv, 5 + 6 + 2 + 2],
  ['JSON files', json, 3],
])('every row of the %s is in one place', (_, content, rows) => {
  expect(rowCount(content)).toBe(rows);
  const places = [
    ...content.titles.flatMap((title) => title.places),
    ...content.leftOut.map(({ place }) => place),
  ];
  expect(new Set(places.map(({ file, row }) => `${file} ${row}`)).size).toBe(rows);
});

test('rows without titles and malformed ones are left out', () => {
  expect(gdpr.leftOut.map(({ place, reason, name }) => [place.file, place.row, reason, name])).toEqual([
    ['tracking-prod-records-v2.csv', 9, 'not-a-title', null],
    ['tracking-prod-records-v2.csv', 10, 'malformed', 'The Witcher'],
    ['tracking-prod-records.csv', 6, 'not-a-title', 'Dexter'],
    ['lists-prod-lists.csv', 1, 'not-a-title', null],
    ['lists-prod-lists.csv', 2, 'not-a-title', null],
    ['lists-prod-lists.csv', 3, 'not-a-title', 'Rainy days'],
  ]);
  expect(csv.leftOut).toMatchObject([{ place: { row: 6 }, reason: 'malformed', name: 'Bodyguard (2018)' }]);
});

test.each([...gdprFiles.slice(0, 6), ...csvFiles, ...jsonFiles])('recognises $name alone', (file) => {
  expect(tvTime.recognises([file])).toBe(true);
});

test.each(samplesOfAllSources)('does not recognise %s', (name) => {
  expect(tvTime.recognises(openArchive(sampleAt(name)))).toBe(false);
});
