import { expect, test } from 'vitest';
import { fileOf, rowCount, sampleOf, samplesOfAllSources, summaryOf, titleNamed } from '../samples.ts';
import { howLongToBeat } from './readHowLongToBeat.ts';

const sample = howLongToBeat.read([sampleOf('hltb/HLTB_Games_2026-06-02.csv')], {});
const header =
  'Title,Platform,Playing,Backlog,Replay,Cosy,Later,Lent,Completed,Retired,Progress,Main Story,Review,Added';
const read = (...rows: readonly string[]) =>
  howLongToBeat.read([fileOf('HLTB.csv', [header, ...rows].join('\n'))], {});

test.each([
  ['Hollow Knight', 'Completed', 'completed', true, 4.5, ['2024-04-25..2024-04-28, 2850, finished']],
  ['Hades', 'Playing', 'playing', true, 0, ['.., 47, ongoing']],
  ['Cyberpunk 2077', 'Retired', 'dropped', true, 2, ['.., 1, stopped']],
  ['Celeste', 'Completed', 'completed', true, 5, []],
  ['Portal 2', 'Custom-2', null, false, 0, []],
] as const)('%s of the sample', (name, word, suggestion, isSure, stars, plays) => {
  const title = titleNamed(sample, name);
  const remarks = name === 'Hollow Knight' ? ['also-planned'] : [];
  expect(summaryOf(title)).toEqual({ word, suggestion, isSure, stars, plays, remarks });
  expect(title).toMatchObject({ year: null, ids: {} });
});

test('each row of the sample has one place', () => {
  expect(sample.titles).toHaveLength(5);
  expect(rowCount(sample)).toBe(6);
});

test('two platforms of a game are one title with both platforms', () => {
  const title = titleNamed(sample, 'Hollow Knight');
  expect(title.places.map(({ row }) => row)).toEqual([1, 2]);
  expect(title.extras).toMatchObject({ rows: [{ Platform: 'PC' }, { Platform: 'Nintendo Switch' }] });
  expect(title.plays.map(({ platform }) => platform)).toEqual(['PC']);
  expect(title).toMatchObject({ added: '2024-04-25T10:00:00Z', changed: '2024-05-25T10:00:00Z' });
});

test('a replay is a tag, own tabs are tags, and the notes of a retired game are those of its play', () => {
  expect(titleNamed(sample, 'Celeste').tags).toEqual(['Replay']);
  expect(titleNamed(sample, 'Portal 2').tags).toEqual(['Custom-2']);
  expect(titleNamed(sample, 'Cyberpunk 2077').plays[0]?.note).toBe('crashes, often');
});

test('own tabs are recognised by their place', () => {
  const { titles } = read('Hades,PC,,,,,X,,,,--,--,0,', 'Control,PC,,,,✓,,,✓,,--,--,0,');
  expect(titles.map(({ status, tags }) => [status?.word, status?.isSure, tags])).toEqual([
    ['Later', false, ['Later']],
    ['Completed', true, ['Cosy']],
  ]);
});

test.each([
  ['3:00:00', '--', 180],
  ['46:30', '--', 47],
  ['29', '--', null],
  ['--', '2:00:00', 120],
  ['long', '', null],
])('the progress %s with the time %s is %j minutes', (progress, time, minutes) => {
  const [title] = read(`Hades,PC,X,,,,,,,,${progress},${time},0,`).titles;
  expect(title?.plays.map((play) => play.progress)).toEqual(minutes === null ? [] : [minutes]);
});

test('the last of different ratings is used, with a remark', () => {
  const { titles } = read('Hades,PC,,,,,,,X,,--,--,80,', 'HADES,Switch,,,,,,,X,,--,--,90,');
  expect(titles).toMatchObject([
    { rating: { raw: '90', stars: 4.5 }, remarks: ['several-ratings'], otherNames: ['HADES'] },
  ]);
});

test('a blank row and a shifted row are left out', () => {
  const { leftOut } = read(',,,,,,,,,,,,,', 'Hades,PC');
  expect(leftOut.map(({ reason }) => reason)).toEqual(['blank', 'malformed']);
});

test('only files of HowLongToBeat are recognised', () => {
  expect(samplesOfAllSources.filter((path) => howLongToBeat.recognises([sampleOf(path)]))).toEqual([
    'hltb/HLTB_Games_2026-06-02.csv',
  ]);
});
