import { describe, expect, test } from 'vitest';
import { openArchive } from '../../../files/openArchive.ts';
import type { ReadOptions } from '../../SourceReader.ts';
import { fileOf, placesBy, placesOf, sampleAt, samplesOfAllSources } from '../../samples.ts';
import { imdb } from './readImdb.ts';

const read = (name: string, options: ReadOptions = {}) => imdb.read([sampleAt(`imdb/${name}.csv`)], options);
const readText = (text: string, name = 'ratings.csv', options: ReadOptions = {}) =>
  imdb.read([fileOf(name, text)], options);

const watched = { suggestion: 'watched', isSure: true };
const unsure = { suggestion: 'completed', isSure: false };
const common = { remarks: [] as string[], status: watched, kind: 'movie' };

const in2018 = [
  {
    ...common,
    id: 'tt0211915',
    stars: 4.5,
    rated: '2009-02-14',
    name: "Le fabuleux destin d'Amélie Poulain",
  },
  { ...common, id: 'tt6751668', stars: 5, rated: '2020-02-18', name: 'Gisaengchung' },
  { ...common, id: 'tt0113277', stars: 0.5, rated: '2023-05-09', name: 'Heat' },
  { ...common, id: 'tt0903747', stars: 5, rated: '2014-01-01', name: 'Breaking Bad', kind: 'show' },
  { ...common, id: 'tt0245429', stars: 4, rated: '2010-10-10', name: 'Sen to Chihiro no kamikakushi' },
  { ...common, id: 'tt0133093', stars: 5, rated: '2006-10-28', name: 'The Matrix' },
  { ...common, id: 'tt0087182', stars: 2, rated: '2012-12-12', name: 'Dune' },
  { ...common, id: 'tt0468569', stars: 5, rated: '2012-12-13', name: 'The Dark Knight' },
];
const in2024 = [
  { ...common, id: 'tt6751668', stars: 4.5, rated: '2024-02-18', name: 'Parasite' },
  { ...common, id: 'tt15239678', stars: 4, rated: '2024-03-02', name: 'Dune: Part Two' },
  { ...common, id: 'tt11280740', stars: 5, rated: '2025-03-22', name: 'Severance', kind: 'show' },
  { ...common, id: 'tt14452776', stars: 3.5, rated: '2024-07-01', name: 'The Bear', kind: 'show' },
  {
    ...{ ...common, id: 'tt1160419', stars: 4, rated: '2024-03-01', name: 'Dune' },
    remarks: ['several-ratings'],
  },
  { ...common, id: 'tt0084787', stars: 4.5, rated: '2022-10-31', name: 'The Thing' },
  { ...common, id: 'tt5311514', stars: 4.5, rated: '2017-01-14', name: 'Your Name.' },
  { ...common, id: 'tt99999901', stars: 3, rated: '2019-05-05', name: 'A video game entry', kind: 'game' },
  { ...common, id: 'tt7366338', stars: 5, rated: '2019-06-09', name: 'Chernobyl', kind: 'show' },
];
const inSpreadsheet = [
  ...in2024.slice(0, 4),
  { ...common, id: 'tt1160419', stars: 3.5, rated: '2023-10-12', name: 'Dune' },
];

describe.each([
  { file: 'ratings-2018-cp1252', expected: in2018, rows: 8 },
  { file: 'ratings-2024', expected: in2024, rows: 10 },
  { file: 'ratings-2024-excel-us-dates', expected: inSpreadsheet, rows: 5 },
])('$file', ({ file, expected, rows }) => {
  const content = read(file);

  test.each(expected)('reads $id, $name', ({ id, kind, name, remarks, rated, stars }) => {
    const title = content.titles.find(({ key }) => key === id);
    expect(title).toMatchObject({ kind, name, remarks, rated, ids: { imdb_id: id } });
    expect(title?.rating?.stars).toBe(stars);
    expect(title?.status).toMatchObject(kind === 'movie' ? watched : unsure);
    const play = { state: 'finished', started: null, finished: null, times: 1, rating: null };
    expect(title?.plays).toMatchObject(kind === 'movie' ? [play] : []);
    expect(title?.plays).toHaveLength(kind === 'movie' ? 1 : 0);
  });

  test('places each row once', () => {
    expect(content.titles).toHaveLength(expected.length);
    expect(placesOf(content)).toEqual(placesBy({ [`imdb/${file}.csv`]: rows }));
    expect(content.warnings).toEqual([]);
  });
});

describe('watchlist-2024', () => {
  const content = read('watchlist-2024');
  const planned = { suggestion: 'planned', isSure: true };

  test.each([
    { id: 'tt0156887', status: planned, stars: undefined, plays: 0, note: null, remarks: [] },
    {
      ...{ id: 'tt0113277', status: watched, stars: 0.5, plays: 1, remarks: ['also-planned'] },
      note: 'again, on a big screen',
    },
    { id: 'tt16428256', status: planned, stars: undefined, plays: 0, note: null, remarks: [] },
  ])('reads $id', ({ id, status, stars, plays, note, remarks }) => {
    const title = content.titles.find(({ key }) => key === id);
    expect(title).toMatchObject({ kind: 'movie', status, note, remarks, ids: { imdb_id: id } });
    expect(title?.rating?.stars).toBe(stars);
    expect(title?.plays).toHaveLength(plays);
  });

  test('leaves the blank rows out and places each row once', () => {
    expect(content.leftOut.map(({ reason }) => reason)).toEqual(['blank', 'blank', 'blank']);
    expect(placesOf(content)).toEqual(placesBy({ 'imdb/watchlist-2024.csv': 6 }));
    expect(content.lists).toEqual([]);
  });

  test('has the original name as another one, and the dates of the list', () => {
    expect(content.titles[2]).toMatchObject({
      ...{ name: 'Suzume', otherNames: ['Suzume no tojimari'], year: 2022 },
      ...{ added: '2023-02-03', changed: '2023-02-03', rated: null },
    });
  });
});

test('merges the rows of a title in several files', () => {
  const files = ['ratings-2018-cp1252', 'watchlist-2024'].map((name) => sampleAt(`imdb/${name}.csv`));
  const heat = imdb.read(files, {}).titles.find(({ key }) => key === 'tt0113277');
  expect(heat?.places.map(({ row }) => row)).toEqual([3, 2]);
  expect(heat).toMatchObject({ remarks: ['also-planned'], plays: [{ finished: null }] });
});

test.each(samplesOfAllSources)('recognises %s only if it is of IMDb', (name) => {
  expect(imdb.recognises(openArchive(sampleAt(name)))).toBe(name.startsWith('imdb/'));
});

const header = 'Const,Your Rating,Date Rated,Title,URL,Title Type,Year\n';

test.each([
  { cells: 'tt84787,', id: 'tt0084787' },
  { cells: '84787,', id: 'tt0084787' },
  { cells: '15239678,', id: 'tt15239678' },
  { cells: 'x,https://www.imdb.com/title/tt15239678/?ref_=a', id: 'tt15239678' },
  { cells: ',', id: undefined },
])('reads the id of $cells as $id', ({ cells, id }) => {
  const [constant, url] = cells.split(',');
  const { titles } = readText(`${header}${constant},8,2024-01-01,Heat,${url},Movie,1995\n`);
  expect(titles[0]?.ids.imdb_id).toBe(id);
  expect(titles[0]?.key).toBe(id ?? 'heat (1995)');
});

test.each([
  { type: 'tvMovie', kind: 'movie' },
  { type: 'TV Special', kind: 'movie' },
  { type: 'Short', kind: 'movie' },
  { type: 'tvMiniSeries', kind: 'show' },
  { type: 'TV Series', kind: 'show' },
  { type: 'tvEpisode', kind: 'other' },
  { type: 'Podcast Series', kind: 'other' },
  { type: 'videoGame', kind: 'game' },
])('reads the type $type as the kind $kind', ({ type, kind }) => {
  expect(readText(`${header}tt0000001,8,2024-01-01,A,,${type},1995\n`).titles[0]?.kind).toBe(kind);
});

test('warns when the order of the dates is not clear, and uses the chosen one', () => {
  const text = `${header}tt0113277,8,3/2/2024,Heat,,Movie,1995\n`;
  expect(readText(text)).toMatchObject({
    titles: [{ rated: null }],
    warnings: [{ kind: 'date-order', example: '3/2/2024' }],
  });
  const chosen = readText(text, 'ratings.csv', { dateOrder: 'month-first' });
  expect(chosen).toMatchObject({ titles: [{ rated: '2024-03-02' }], warnings: [] });
});

test('reads ratings of the exports until 2017', () => {
  const columns =
    'position,const,created,modified,description,Title,Title type,Directors,You rated,IMDb Rating,' +
    'Runtime (mins),Year,Genres,Num. Votes,Release Date (month/day/year),URL';
  const quoted = (row: string) => row.replace(/[^,]+|(?<=,)(?=,)/g, '"$&"');
  const cells =
    '1,tt0113277,Wed Feb 22 00:00:00 2012,,,Heat,Feature Film,Michael Mann,9,8.2,170,1995,a,1,b,c';
  const { titles } = readText(`${quoted(columns)}\n${quoted(cells)}\n`);
  expect(titles).toMatchObject([
    { kind: 'movie', year: 1995, rated: '2012-02-22', rating: { stars: 4.5 }, status: watched },
  ]);
});

const listHeader =
  'Position,Const,Created,Modified,Description,Title,URL,Title Type,Year,Your Rating,Date Rated\n';

test('reads another list by the name of its file', () => {
  const row = '1,tt0113277,2022-01-03,2022-01-04,again,Heat,,Movie,1995,,\n';
  const { titles, lists } = readText(listHeader + row, 'Rainy days.csv');
  expect(titles).toMatchObject([{ status: null, plays: [] }]);
  expect(lists).toMatchObject([
    { name: 'Rainy days', entries: [{ titleKey: 'tt0113277', note: 'again', added: '2022-01-03' }] },
  ]);
});

test('the status of titles is not sure in an export whose name does not contain which list it is', () => {
  const row = '1,tt0113277,2022-01-03,2022-01-04,,Heat,,Movie,1995,,\n';
  const { titles, lists } = readText(listHeader + row, '0b5e6a1c-7a34-4d7c-9d0e-aa0c1c1f2a34.csv');
  expect(titles[0]?.status).toMatchObject({ word: 'list', suggestion: 'planned', isSure: false });
  expect(lists).toEqual([]);
});

test('leaves people, malformed rows and rows without a title out', () => {
  const people = fileOf(
    'people.csv',
    'Position,Const,Created,Modified,Description,Name,Known For,Birth Date\n1,nm0000134,a,b,,Robert De Niro,Heat,\n',
  );
  const ratings = fileOf('ratings.csv', `${header}tt1,8,2024-01-01,Heat\n,8,2024-01-01,,,Movie,1995\n`);
  expect(imdb.recognises([people])).toBe(true);
  expect(imdb.read([people, ratings], {}).leftOut).toMatchObject([
    { reason: 'not-a-title', name: 'Robert De Niro' },
    { reason: 'malformed', name: 'Heat' },
    { reason: 'malformed', name: null },
  ]);
});
