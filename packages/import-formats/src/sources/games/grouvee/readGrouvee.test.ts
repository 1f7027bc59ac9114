import { expect, test } from 'vitest';
import { fileOf, rowCount, sampleOf, samplesOfAllSources, summaryOf, titleNamed } from '../../samples.ts';
import { grouvee } from './readGrouvee.ts';

const csv = sampleOf('grouvee/collection.csv');
const json = sampleOf('grouvee/grouvee_export.json');
const ofCsv = grouvee.read([csv], {});
const ofJson = grouvee.read([json], {});
const ofBoth = grouvee.read([csv, json], {});

test.each([
  ['Hollow Knight', 'Played', 'completed', true, 5, ['2024-04-25..2024-04-28, 375, finished'], 2017, '14593'],
  ['Hades', 'Playing', 'playing', true, 4, ['2024-01-02..2024-02-03, -, finished'], 2020, '113112'],
  ['Portal 2', 'Played', 'completed', false, 0, [], 2011, '72'],
  ['Celeste', 'Backlog', 'planned', true, 0, [], 2018, '26226'],
  ['Disco Elysium', 'Wish List', 'planned', true, 0, [], 2019, '26472'],
  ['Cyberpunk 2077', 'Abandoned Forever', null, false, 3.5, [], 2020, '1877'],
  ['Outer Wilds', 'Played', 'completed', false, 5, ['2022-01-01.., 120, unknown'], 2019, '11737'],
  [
    ...(['The Witness', 'Played', 'completed', true, 4] as const),
    ['2020-05-01..2020-05-09, 1090, finished', '2023-05-01..2023-06-01, -, finished'],
    ...([2016, '5601'] as const),
  ],
  ['Undertale', 'Played', 'completed', false, 4, [], 2010, undefined],
  ['Pokémon Red Version', '', null, false, 3, ['1999.., -, unknown'], 1996, undefined],
] as const)('%s of collection.csv', (name, word, suggestion, isSure, stars, plays, year, igdb) => {
  const title = titleNamed(ofCsv, name);
  expect(summaryOf(title)).toEqual({ word, suggestion, isSure, stars, plays, remarks: [] });
  expect(title).toMatchObject({ year, ids: igdb ? { igdb_id: igdb } : {}, added: '2021-10-02' });
});

test.each([
  ['collection.csv', ofCsv, 10, 10],
  ['grouvee_export.json', ofJson, 4, 3],
  ['both files', ofBoth, 14, 10],
])('each row of %s has one place', (_, content, rows, titles) => {
  expect(rowCount(content)).toBe(rows);
  expect(content.titles).toHaveLength(titles);
});

test('tags, the review and the completion level of the CSV file', () => {
  expect(titleNamed(ofCsv, 'Disco Elysium').tags).toEqual(['Wish List']);
  expect(titleNamed(ofCsv, 'Cyberpunk 2077').tags).toEqual(['Abandoned Forever']);
  expect(titleNamed(ofCsv, 'Hollow Knight').plays[0]).toMatchObject({
    platform: 'PC',
    note: '100% Completion',
  });
  expect(titleNamed(ofCsv, 'Outer Wilds').reviews).toMatchObject([
    { text: 'A long time coming\n\nWorth the wait.\nNo spoilers, "promise".' },
  ]);
});

test('the JSON file has games outside the collection, and the log repeats plays', () => {
  expect(ofJson.titles.map((title) => [title.key, title.name, summaryOf(title)])).toEqual([
    [
      ...['igdb:14593', 'Hollow Knight'],
      {
        ...{ word: 'Played', suggestion: 'completed', isSure: true, stars: 5, remarks: [] },
        plays: ['2024-04-25..2024-04-28, 375, finished'],
      },
    ],
    [
      ...['igdb:26226', 'Celeste'],
      { word: '', suggestion: null, isSure: false, stars: 4, plays: [], remarks: [] },
    ],
    [
      ...['igdb:72', 'Portal 2'],
      {
        ...{ word: 'date_finished', suggestion: 'completed', isSure: true, stars: 0, remarks: [] },
        plays: ['2021-07-25..2021-07-30, 120, finished'],
      },
    ],
  ]);
  expect(titleNamed(ofJson, 'Celeste').reviews).toMatchObject([{ text: 'Still think about it.' }]);
});

test('both files together are merged', () => {
  expect(titleNamed(ofBoth, 'Hollow Knight').plays).toMatchObject([{ platform: 'PC', progress: 375 }]);
  expect(titleNamed(ofBoth, 'Portal 2').status).toMatchObject({ suggestion: 'completed', isSure: true });
  expect(titleNamed(ofBoth, 'Celeste')).toMatchObject({
    status: { suggestion: 'planned' },
    rating: { stars: 4 },
    remarks: ['rated-but-planned'],
  });
  expect(titleNamed(ofBoth, 'Hollow Knight').places).toEqual([
    { file: 'collection.csv', row: 1 },
    { file: 'grouvee_export.json', row: 1 },
    { file: 'grouvee_export.json', row: 3 },
  ]);
});

const document = (parts: object, version = 2) =>
  fileOf(
    'grouvee_export.json',
    JSON.stringify({ export_format_version: version, collection: [], play_log: [], ...parts }),
  );

test('a JSON file of another version is rejected', () => {
  expect(() => grouvee.read([csv, document({}, 3)], {})).toThrow(
    expect.objectContaining({ reason: 'unknown-version', detail: '3' }),
  );
});

test('a second play with the same dates is a play of its own, also in the log', () => {
  const play = { date_started: '2024-04-25', date_finished: 'None', seconds_played: 60 };
  const game = { name: 'Undertale' };
  const { titles } = grouvee.read(
    [
      document({
        collection: [{ id: 1, name: 'Undertale', shelves: { Playing: {} }, dates: [play, play] }],
        play_log: [
          { ...play, game },
          { ...play, game },
        ],
      }),
    ],
    {},
  );
  expect(titles).toMatchObject([{ key: 'grouvee:1', places: [{ row: 1 }, { row: 2 }, { row: 3 }] }]);
  expect(titles[0]?.plays.map(({ key, state }) => [key, state])).toEqual([
    ['grouvee:1/2024-04-25/', 'ongoing'],
    ['grouvee:1/2024-04-25/#2', 'ongoing'],
  ]);
});

test('a played game on the wish list is played, with a remark', () => {
  const entry = { id: 1, name: 'Hades', shelves: { Played: {}, 'Wish List': {} } };
  const [title] = grouvee.read([document({ collection: [entry] })], {}).titles;
  expect(title).toMatchObject({
    status: { word: 'Played', isSure: false },
    tags: ['Wish List'],
    remarks: ['also-planned'],
  });
});

test('broken rows are left out, and lists are reported as missing', () => {
  const { leftOut, warnings } = grouvee.read(
    [document({ collection: [7, { id: 3 }], reviews: [{ text: 'x' }], play_log: [null], lists: [{}] })],
    {},
  );
  expect(leftOut.map(({ place, reason }) => [place.row, reason])).toEqual(
    [1, 2, 3, 4].map((row) => [row, 'malformed']),
  );
  expect(warnings).toEqual([{ kind: 'missing-parts', parts: ['lists'] }]);
});

const oldHeader = [
  'id,name,shelves,platforms,rating,review,dates,statuses,genres,franchises,developers,publishers',
  'release_date,url,giantbomb_id',
].join();

test('the old form has no IGDB ids, and a row with malformed JSON is left out', () => {
  const row = (id: number, shelves: string) => `${id},Hades,"${shelves}",{},5,,[],[],{},{},{},{},2020,,9`;
  const file = fileOf('collection.csv', [oldHeader, row(1, '{""Played"": {}}'), row(2, '{""Pl')].join('\n'));
  const { titles, leftOut } = grouvee.read([file], {});
  expect(titles).toMatchObject([{ key: 'grouvee:1', ids: {}, year: 2020, status: { word: 'Played' } }]);
  expect(leftOut).toEqual([
    { place: { file: 'collection.csv', row: 2 }, reason: 'malformed', name: 'Hades' },
  ]);
});

test('only files of Grouvee are recognised', () => {
  expect(samplesOfAllSources.filter((path) => grouvee.recognises([sampleOf(path)]))).toEqual([
    'grouvee/collection.csv',
    'grouvee/grouvee_export.json',
  ]);
});
