import { expect, test } from 'vitest';
import { fileOf, rowCount, sampleOf, samplesOfAllSources, summaryOf, titleNamed } from '../samples.ts';
import { igdbList } from './readIgdbList.ts';

const file = sampleOf('igdb/want_to_play.csv');
const sample = igdbList.read([file], { fileName: 'want_to_play.csv' });
const header = 'id,game,url,rating,category,release_date,platforms,genres,themes,companies,description';
const listOf = (name: string, ...rows: readonly string[]) => fileOf(name, [header, ...rows].join('\n'));
const row = (id: string, name: string, dates = '[]') =>
  `${id},${name},,,Main Game,"${dates.replaceAll('"', '""')}",[],[],[],[],`;

test.each([
  ['26226', 'Celeste', 2018],
  ['26472', 'Disco Elysium', 2019],
])('row %s of the sample', (id, name, year) => {
  const title = titleNamed(sample, name);
  expect(summaryOf(title)).toEqual({
    ...{ word: 'want_to_play', suggestion: 'planned', isSure: true, stars: 0, plays: [], remarks: [] },
  });
  expect(title).toMatchObject({ key: id, ids: { igdb_id: id }, year, rating: null });
});

test('each row of the sample has one place', () => {
  expect(rowCount(sample)).toBe(2);
});

test('the rating of IGDB is not that of the user, but is stored', () => {
  expect(titleNamed(sample, 'Celeste').extras).toMatchObject({ rating: '8.917717280796237' });
});

test.each([
  ['played.csv', 'played', 'completed', false],
  ['Played (1).csv', 'played', 'completed', false],
  ['want to play.csv', 'want_to_play', 'planned', true],
  ['playing.csv', 'playing', 'playing', true],
  ['own.csv', 'own', null, false],
])('a list uploaded as %s has the status %s', (fileName, word, suggestion, isSure) => {
  const [title] = igdbList.read([file], { fileName }).titles;
  expect(title?.status).toMatchObject({ word, suggestion, isSure });
});

test('a list with another name is a list, and its games have no status', () => {
  const { titles, lists } = igdbList.read([file], { fileName: 'Cosy games.csv' });
  expect(titles.map(({ status }) => status)).toEqual([null, null]);
  expect(lists).toMatchObject([
    { key: 'cosy_games', name: 'Cosy games', entries: [{ titleKey: '26226' }, { titleKey: '26472' }] },
  ]);
});

test('a game of several lists of an archive is one title, and playing precedes planned', () => {
  const files = [
    listOf('want_to_play.csv', row('1', 'Hades')),
    listOf('playing.csv', row('1', 'Hades', '["TBD", "Sep 17, 2020 (EU)", "Dec 06, 2018 (EU)"]')),
  ];
  const content = igdbList.read(files, { fileName: 'lists.zip' });
  expect(rowCount(content)).toBe(2);
  expect(content.titles).toHaveLength(1);
  expect(content.titles[0]).toMatchObject({
    status: { word: 'playing' },
    year: 2018,
    remarks: ['also-planned'],
    places: [
      { file: 'want_to_play.csv', row: 1 },
      { file: 'playing.csv', row: 1 },
    ],
  });
});

test('a row without an id or a name is left out, and malformed dates are unknown', () => {
  const list = listOf('played.csv', row('x', 'Hades'), row('3', ''), row('4', 'Control', '["2019'));
  const { titles, leftOut } = igdbList.read([list], {});
  expect(leftOut.map(({ place, reason, name }) => [place.row, reason, name])).toEqual([
    [2, 'malformed', null],
    [1, 'malformed', 'Hades'],
  ]);
  expect(titles).toMatchObject([{ name: 'Control', year: null }]);
});

test('only files of IGDB are recognised', () => {
  expect(samplesOfAllSources.filter((path) => igdbList.recognises([sampleOf(path)]))).toEqual([
    'igdb/want_to_play.csv',
  ]);
});
