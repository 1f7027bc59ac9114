import { expect, test } from 'vitest';
import { fileOf, rowCount, sampleOf, samplesOfAllSources, summaryOf, titleNamed } from '../../samples.ts';
import { backloggd } from './readBackloggd.ts';

const sample = backloggd.read([sampleOf('backloggd/backloggd-csv-exporter.csv')], {});
const read = (text: string) => backloggd.read([fileOf('backloggd.csv', text)], {});

test.each([
  ['Hollow Knight', 'Completed', 'completed', true, 4.5, [], []],
  ['Hades', 'Playing', 'playing', true, 5, [], []],
  ['Portal 2', 'Played', 'completed', false, 0, [], []],
  ['Celeste', 'Shelved', 'playing', false, 4, [], []],
  ['Cyberpunk 2077', 'Abandoned', 'dropped', true, 1.5, [], []],
  ['Stardew Valley', 'Retired', 'completed', true, 4, [], []],
  ['Disco Elysium', 'Backlog', 'planned', true, 0, ['Backlog'], []],
  ['Resident Evil 4', 'Completed', 'completed', true, 4.5, [], []],
  ['Control', 'Wishlist', 'planned', true, 0, ['Wishlist'], []],
  ['The Witcher 3: Wild Hunt', 'Completed', 'completed', true, 5, ['Backlog'], ['also-planned']],
  ['Pokémon Red Version', 'Played', 'completed', false, 3.5, [], []],
  ['Doom', 'Completed', 'completed', true, 4, [], []],
] as const)('row %s of the sample', (name, word, suggestion, isSure, stars, tags, remarks) => {
  const title = titleNamed(sample, name);
  expect(summaryOf(title)).toEqual({ word, suggestion, isSure, stars, plays: [], remarks });
  expect(title).toMatchObject({ tags, year: null, ids: {}, kind: 'game' });
});

test('each row of the sample has one place', () => {
  expect(sample.titles).toHaveLength(12);
  expect(rowCount(sample)).toBe(12);
});

test('rows of one name are one title only if they are equal', () => {
  const { titles } = read('Title,Rating,Status,Backlog\nDoom,4,Completed,\nDoom,,,Yes\nDoom,4,Completed,\n');
  expect(titles.map(({ key, places }) => [key, places.map(({ row }) => row)])).toEqual([
    ['doom', [1, 3]],
    ['doom#2', [2]],
  ]);
});

test('a blank row, a row with too few cells and one without a name are left out', () => {
  const { leftOut } = read('Title,Rating,Status,Backlog\n,,,\nHades,5\n,5,Playing,\n');
  expect(leftOut.map(({ reason, name }) => [reason, name])).toEqual([
    ['blank', null],
    ['malformed', 'Hades'],
    ['malformed', null],
  ]);
});

test('a planned game with a rating has a remark, and an unknown status needs the user', () => {
  const { titles } = read('Title,Rating,Status,Backlog\nHades,5,,Yes\nControl,,Tried,\nDoom,3,,\n');
  expect(titles.map((title) => [title.status?.word, title.status?.isSure, title.remarks])).toEqual([
    ['Backlog', true, ['rated-but-planned']],
    ['Tried', false, []],
    ['', false, []],
  ]);
});

test('the form with ratings out of 5 has no status', () => {
  const { titles } = read('Game,Rating\r\nHades,4.5/5\r\nControl,N/A\r\n');
  expect(titles.map(({ name, rating, status }) => [name, rating, status?.isSure])).toEqual([
    ['Hades', { raw: '4.5', maximum: 5, stars: 4.5 }, false],
    ['Control', null, false],
  ]);
});

const log = { is_play: true, is_playing: false, is_backlog: false, is_wishlist: false, status: 'completed' };
const playthrough = { title: 'Windows PC', rating: 9, review: '', start_date: '', finish_date: '' };
const transferOf = (entries: readonly unknown[], version = 2) =>
  backloggd.read(
    [fileOf('transfer.json', JSON.stringify({ format: 'backloggd-transfer', version, entries }))],
    {},
  );

test('a game of the transfer file has its plays and its review', () => {
  const played = {
    ...playthrough,
    ...{ is_master: true, is_replay: true, hours_played: 2, mins_played: 30, start_date: '2024-08-02' },
    ...{ finish_date: '2024-08-03', review: 'Wet.', review_spoilers: true },
  };
  const entry = { game_id: 27082, title: 'Raft', log: { ...log, game_liked: true }, playthroughs: [played] };
  const [title] = transferOf([entry]).titles;
  expect(title && summaryOf(title)).toEqual({
    ...{ word: 'completed', suggestion: 'completed', isSure: true, stars: 4.5, remarks: [] },
    plays: ['2024-08-02..2024-08-03, 150, finished'],
  });
  expect(title).toMatchObject({
    key: '27082',
    ids: {},
    isFavourite: true,
    plays: [{ isRepeat: true, platform: 'Windows PC', rating: { stars: 4.5 } }],
    reviews: [{ text: 'Wet.', isSpoiler: true, playKey: '27082/1' }],
  });
});

test.each([
  ['a playthrough without dates and times', { log }, 'completed', []],
  ['the flag of a played game alone', { log: { is_play: true } }, 'played', []],
  [
    'a game that is completed and in the backlog',
    { log: { ...log, is_backlog: true } },
    'completed',
    ['also-planned'],
  ],
  ['a wish', { log: { is_wishlist: true, status: 'wishlist' } }, 'wishlist', ['rated-but-planned']],
])('%s is no play', (_, entry, word, remarks) => {
  const [title] = transferOf([{ title: 'Raft', slug: 'raft', playthroughs: [playthrough], ...entry }]).titles;
  expect(title).toMatchObject({ key: 'raft', status: { word }, plays: [], remarks });
});

test('a broken entry of the transfer file is left out', () => {
  const content = transferOf([null, { log }, { title: 'Raft', log: 1, playthroughs: [7], dates: {} }]);
  expect(content.leftOut.map(({ place, reason }) => [place.row, reason])).toEqual([
    [1, 'malformed'],
    [2, 'malformed'],
  ]);
  expect(content.titles).toHaveLength(1);
});

test('a transfer file of another version is rejected', () => {
  expect(() => transferOf([], 3)).toThrow(
    expect.objectContaining({ reason: 'unknown-version', detail: '3' }),
  );
});

test('only files of Backloggd are recognised', () => {
  expect(samplesOfAllSources.filter((path) => backloggd.recognises([sampleOf(path)]))).toEqual([
    'backloggd/backloggd-csv-exporter.csv',
  ]);
});
