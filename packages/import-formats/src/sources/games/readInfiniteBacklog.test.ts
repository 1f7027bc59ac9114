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
import { infiniteBacklog } from './readInfiniteBacklog.ts';

const header = [
  'IGDB ID,Game name,Platform,Status,Completion,Publisher,Game release date',
  'Progress notes,Collection notes,Ownership',
].join(',');
const rows = [
  '113112,Hades,PC,Playing,Unfinished,Supergiant,2020-09-17,"Chapter 2,\nroom 3",,Owned',
  '113112,Hades,Switch,,Beaten,Supergiant,17/09/2020,,"Boxed ""copy""",Owned',
  '26226,Celeste,PC,,Beaten,,2018,,,',
  '26472,Disco Elysium,PC,,Unfinished,,,,,',
  '1,Doom,PC,Wishlist,,,1993-12-10,,,',
  '2,Doom,PC,Paused,,,2016-05-13,,,',
  ',Homebrew,,Dropped,,,,,,',
  '3,Control,PC,,,,,,,Owned',
  ',,,,,,,,,',
  '4,Tunic,PC,Playing,,,,a note, with a comma,,Owned',
  '5,,PC,Playing,,,,,,',
];
const file = fileOf('collection.csv', [header, ...rows].join('\n'));
const content = infiniteBacklog.read([file], {});

test.each([
  ['Hades', 'Playing', 'playing', true],
  ['Celeste', 'Beaten', 'completed', true],
  ['Disco Elysium', 'Unfinished', null, false],
  ['Homebrew', 'Dropped', 'dropped', true],
  ['Control', '', null, false],
])('reads the game %s with the status %j', (name, word, suggestion, isSure) => {
  expect(summaryOf(titleNamed(content, name))).toEqual({
    ...{ word, suggestion, isSure, stars: 0, plays: [], remarks: [] },
  });
});

test('games of the same name are different by their ids', () => {
  const games = content.titles.filter(({ name }) => name === 'Doom');
  expect(games).toMatchObject([
    { key: '1', year: 1993, ids: { igdb_id: '1' }, status: { suggestion: 'planned' }, tags: ['Wishlist'] },
    {
      key: '2',
      year: 2016,
      ids: { igdb_id: '2' },
      status: { suggestion: 'playing', isSure: false },
      tags: [],
    },
  ]);
});

test('a game of two platforms is one title with both notes', () => {
  expect(titleNamed(content, 'Hades')).toMatchObject({
    ...{ year: 2020, note: 'Chapter 2,\nroom 3\n\nBoxed "copy"' },
    extras: { platforms: ['PC', 'Switch'], rows: [{ Ownership: 'Owned' }, { Completion: 'Beaten' }] },
  });
});

test('a game without an id is found by its name', () => {
  expect(titleNamed(content, 'Homebrew')).toMatchObject({ key: 'homebrew ()', ids: {}, year: null });
});

test('places each row once, and leaves blank rows and those broken by a note out', () => {
  expect(placesOf(content)).toEqual(placesBy({ 'collection.csv': rows.length }));
  expect(content.leftOut.map(({ place, reason, name }) => [place.row, reason, name])).toEqual([
    [9, 'blank', null],
    [10, 'malformed', 'Tunic'],
    [11, 'malformed', null],
  ]);
});

test('recognises no sample of another source', () => {
  expect(infiniteBacklog.recognises([file])).toBe(true);
  expect(infiniteBacklog.recognises([fileOf('a.csv', 'IGDB ID,Game name,Platform')])).toBe(false);
  const isRecognised = (path: string) => infiniteBacklog.recognises(openArchive(sampleAt(path)));
  expect(samplesOfAllSources.filter(isRecognised)).toEqual([]);
});
