import { expect, test } from 'vitest';
import { FileProblem } from '../../files/FileProblem.ts';
import { fileOf, rowCount, sampleOf, samplesOfAllSources, summaryOf, titleNamed } from '../samples.ts';
import { steam } from './readSteam.ts';

const recent = { word: 'Played in the last two weeks', suggestion: 'playing', isSure: true };
const played = { word: 'Played', suggestion: 'completed', isSure: false };
const short = { word: 'Played for less than an hour', suggestion: null, isSure: false };
const never = { word: 'Never played', suggestion: 'planned', isSure: false };

const read = (games: readonly unknown[]) =>
  steam.read([fileOf('games.json', JSON.stringify({ response: { game_count: 1, games } }))], {});
const readSample = (name: string) => steam.read([sampleOf(`steam/${name}`)], {});
const owned = readSample('owned-games.json');

test.each([
  ['367520', 'Hollow Knight', played, 2730, 'unknown', '2024-01-01T00:00:00Z'],
  ['1145360', 'Hades', recent, 5400, 'ongoing', '2026-09-21T14:13:20Z'],
  ['620', 'Portal 2', played, 873, 'unknown', '2015-01-01T00:00:00Z'],
  ['400', 'Portal', never, null, '', null],
  ['730', 'Counter-Strike 2', recent, 11058, 'ongoing', '2026-09-22T18:00:00Z'],
  ['250900', 'The Binding of Isaac: Rebirth', recent, 716, 'ongoing', '2026-09-23T07:53:20Z'],
  ['632470', 'Disco Elysium', short, 17, 'unknown', '2021-01-07T06:13:20Z'],
  ['1328670', 'Mass Effect™ Legendary Edition', never, null, '', null],
  ['264710', 'Subnautica', played, 2016, 'unknown', null],
  ['292120', null, short, 12, 'unknown', '2023-12-25T13:16:06Z'],
  ['99999901', 'A game no catalogue has', played, 60, 'unknown', '2022-04-15T05:20:00Z'],
] as const)('row %s of owned-games.json', (id, name, status, minutes, state, changed) => {
  const title = titleNamed(owned, name);
  expect(summaryOf(title)).toEqual({
    ...status,
    stars: 0,
    plays: minutes === null ? [] : [`.., ${minutes}, ${state}`],
    remarks: [],
  });
  expect(title).toMatchObject({ key: id, kind: 'game', ids: { steam_id: id }, year: null, changed });
});

test('tools and extras of games are left out with their names', () => {
  expect(owned.leftOut.map(({ reason, name }) => [reason, name])).toEqual([
    ['not-a-game', 'Wallpaper Engine'],
    ['not-a-game', 'Blender'],
    ['not-a-game', 'SteamVR'],
    ['not-a-game', "Dragon's Dogma 2 Character Creator & Storage"],
  ]);
  expect(owned.leftOut[0]?.place).toEqual({ file: 'owned-games.json', row: 9 });
});

test.each([
  ['owned-games.json', 15],
  ['no-names.json', 2],
])('each row of %s has one place', (name, rows) => {
  expect(rowCount(readSample(name))).toBe(rows);
});

test('games without names have their ids', () => {
  const { titles } = readSample('no-names.json');
  expect(titles.map(({ name, ids, status }) => [name, ids.steam_id, status?.word])).toEqual([
    [null, '620', played.word],
    [null, '730', recent.word],
  ]);
});

test.each([
  ['private-profile.json', 'private-profile'],
  ['recently-played-instead.json', 'other-call'],
])('%s is rejected as %s', (name, reason) => {
  expect(() => readSample(name)).toThrow(expect.objectContaining({ reason }));
  expect(() => readSample(name)).toThrow(FileProblem);
});

test('a response without its games is malformed', () => {
  const file = fileOf('games.json', '{"response":{"game_count":3}}');
  expect(() => steam.read([file], {})).toThrow(expect.objectContaining({ reason: 'malformed' }));
});

test('a broken row and a repeated id are left out', () => {
  const { titles, leftOut } = read([null, { appid: 0, name: 'Zero' }, { appid: '620' }, { appid: 620 }]);
  expect(titles.map(({ key }) => key)).toEqual(['620']);
  expect(leftOut).toEqual([
    { place: { file: 'games.json', row: 1 }, reason: 'malformed', name: null },
    { place: { file: 'games.json', row: 2 }, reason: 'malformed', name: 'Zero' },
    { place: { file: 'games.json', row: 4 }, reason: 'repeated', name: null },
  ]);
});

test.each([
  { playtime_forever: 0, rtime_last_played: 1700000000 },
  { playtime_forever: 0, playtime_disconnected: 20 },
])('a game with %j is played', (times) => {
  const [title] = read([{ appid: 620, ...times }]).titles;
  expect(title?.status).toMatchObject(short);
  expect(title?.plays).toEqual([]);
});

test('times of the wrong type are unknown', () => {
  const game = { appid: 620, playtime_forever: 'long', playtime_2weeks: -1, rtime_last_played: 1e300 };
  const [title] = read([game]).titles;
  expect(title).toMatchObject({ changed: null, plays: [] });
});

test.each([
  ['Portal 2 Demo', true],
  ['Celeste Soundtrack', true],
  ['PUBG: Test Server', true],
  ['Proton 9.0', true],
  ['Demolition Company', false],
  ['Proton Pulse', false],
])('%s is no game: %j', (name, isLeftOut) => {
  expect(read([{ appid: 1, name }]).leftOut).toHaveLength(isLeftOut ? 1 : 0);
});

test('only files of Steam are recognised', () => {
  expect(samplesOfAllSources.filter((path) => steam.recognises([sampleOf(path)]))).toEqual([
    'steam/no-names.json',
    'steam/owned-games.json',
    'steam/private-profile.json',
    'steam/recently-played-instead.json',
  ]);
  expect(steam.recognises([fileOf('a.json', '{"response":{"docs":[]}}')])).toBe(false);
});
