import { expect, test } from 'vitest';
import type { ImportFile } from '../../../files/ImportFile.ts';
import type { ImportedTitle } from '../../../model/ImportedTitle.ts';
import { sampleOf } from '../../samples.ts';
import { aniListLists } from './readAniListLists.ts';

const sample = sampleOf('anilist/medialistcollection.json');
const collection = aniListLists.read([sample], {});
const fileOf = (content: unknown): ImportFile => ({
  name: 'a.json',
  bytes: Buffer.from(JSON.stringify(content)),
});
const listsWith = (entries: readonly unknown[], fields: object = {}) =>
  fileOf({ data: { MediaListCollection: { lists: [{ name: 'Completed', entries }], ...fields } } });
const withScores = (...scores: readonly number[]) =>
  listsWith(
    scores.map((score, index) => ({ id: index + 1, mediaId: index + 1, status: 'COMPLETED', score })),
  );
const playsOf = (title: ImportedTitle | undefined) =>
  title?.plays.map(
    ({ state, started, finished, times, progress }) =>
      `${state} ${started ?? ''}..${finished ?? ''} x${times} at ${progress ?? '-'}`,
  );

test.each([
  [1, '1', '1', 'completed', 5, ['finished 2012-03-01..2012-03-09 x1 at 26', 'finished .. x2 at -']],
  [2, '21519', '32281', 'completed', 4, ['finished ..2017-01 x1 at 1']],
  [3, '21', '21', 'watching', 3.5, ['ongoing 2021.. x1 at 1071']],
  [
    4,
    '9253',
    '9253',
    're-watching',
    5,
    ['finished 2014-08-10..2014-08-31 x1 at -', 'finished .. x1 at -', 'ongoing .. x1 at 7'],
  ],
  [5, '154587', '52991', 'planned', null, []],
  [6, '16498', '16498', 'paused', null, ['paused 2013-04.. x1 at 13']],
  [7, '21355', '31240', 'dropped', 1.5, ['stopped .. x1 at 4']],
  [8, '130003', '47917', 'completed', 4.5, ['finished .. x1 at 12']],
  [9, '100000001', undefined, 'completed', 3, ['finished .. x1 at 3']],
] as const)(
  'row %i of the sample is the anime %s, %s of MyAnimeList: %s',
  (row, id, malId, status, stars, plays) => {
    const title = collection.titles.find(({ places }) => places[0]?.row === row);
    expect(title).toMatchObject({ key: `anime:${id}`, kind: 'anime', year: null });
    expect(title?.ids).toEqual(malId ? { anilist_id: id, mal_id: malId } : { anilist_id: id });
    expect(title?.status).toMatchObject({ suggestion: status, isSure: true });
    expect(title?.rating?.stars ?? null).toBe(stars);
    expect(playsOf(title)).toEqual(plays);
    expect(title?.remarks).toEqual([]);
  },
);

test('an entry in several lists is one row', () => {
  const places = collection.titles.flatMap(({ places }) => places);
  expect(places.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(collection.leftOut).toEqual([]);
});

test('custom lists have the titles that are in no other list too', () => {
  expect(
    collection.lists.map(({ key, name, entries }) => [key, name, entries.map(({ titleKey }) => titleKey)]),
  ).toEqual([
    ['anime:Comfort shows', 'Comfort shows', ['anime:1', 'anime:130003']],
    ['anime:No MAL', 'No MAL', ['anime:100000001']],
  ]);
});

test('a title has the name that the user prefers, and the others once', () => {
  const names = Object.fromEntries(
    collection.titles.map(({ key, name, otherNames }) => [key, [name, ...otherNames]]),
  );
  expect(names['anime:154587']).toEqual([
    'Sousou no Frieren',
    'Frieren: Beyond Journey’s End',
    '葬送のフリーレン',
  ]);
  expect(names['anime:21']).toEqual(['ONE PIECE']);
  expect(names['anime:21355']).toContain('Re：ゼロから始める異世界生活');
});

test('times of 0 are not known', () => {
  const changes = Object.fromEntries(
    collection.titles.map(({ key, added, changed }) => [key, [added, changed]]),
  );
  expect(changes['anime:21']).toEqual(['2020-01-26T00:53:20Z', null]);
  expect(changes['anime:1']).toEqual(['2020-01-26T00:53:20Z', '2023-11-14T22:13:20Z']);
});

test('ratings up to 100 need no choice', () => {
  expect(collection.warnings).toEqual([]);
  expect(collection.titles[0]?.rating).toEqual({ raw: '95', maximum: 100, stars: 5 });
});

test.each([
  [[85, 3], {}, [4.5, 0.5], []],
  [[8, 3], {}, [4, 1.5], []],
  [[4.5, 3], {}, [2.5, 1.5], []],
  [[4, 3], {}, [4, 3], [{ kind: 'rating-maximum', suggestion: 5 }]],
  [[3, 1], {}, [5, 1.5], [{ kind: 'rating-maximum', suggestion: 3 }]],
  [[4, 3], { ratingMaximum: 10 }, [2, 1.5], []],
  [[0, 0], {}, [null, null], []],
] as const)('ratings %j with the options %j are %j stars', (scores, options, stars, warnings) => {
  const content = aniListLists.read([withScores(...scores)], options);
  expect(content.titles.map(({ rating }) => rating?.stars ?? null)).toEqual(stars);
  expect(content.warnings).toEqual(warnings);
});

test('the scale of the response has precedence over the ratings', () => {
  const user = { mediaListOptions: { scoreFormat: 'POINT_10' } };
  const { titles, warnings } = aniListLists.read([listsWith([{ mediaId: 1, score: 4 }], { user })], {});
  expect(titles[0]?.rating?.stars).toBe(2);
  expect(warnings).toEqual([]);
});

test('manga has keys of its own, by the type or the format', () => {
  const entries = [
    { id: 1, mediaId: 1, status: 'CURRENT', media: { id: 1, idMal: 2, format: 'NOVEL', chapters: 9 } },
    { id: 2, mediaId: 2, status: 'REPEATING', media: { type: 'MANGA' } },
  ];
  const { titles } = aniListLists.read([listsWith(entries)], {});
  expect(titles.map(({ key, kind, status }) => [key, kind, status?.suggestion])).toEqual([
    ['manga:1', 'manga', 'reading'],
    ['manga:2', 'manga', 're-reading'],
  ]);
});

test('a malformed entry is left out without the others', () => {
  const entries = [
    null,
    { id: 5, media: { title: { romaji: 'X' } } },
    { mediaId: 7, private: true, notes: 5 },
  ];
  const { titles, leftOut } = aniListLists.read([listsWith(entries)], {});
  expect(titles).toMatchObject([{ key: 'anime:7', isPrivate: true, note: '5', status: { isSure: false } }]);
  expect(leftOut.map(({ place, reason, name }) => [place.row, reason, name])).toEqual([
    [1, 'malformed', null],
    [2, 'malformed', 'X'],
  ]);
});

test('a response without its last chunk has a warning', () => {
  const first = listsWith([{ id: 1, mediaId: 1 }], { hasNextChunk: true });
  const last = listsWith([{ id: 2, mediaId: 2 }], { hasNextChunk: false });
  expect(aniListLists.read([first], {}).warnings).toEqual([{ kind: 'missing-parts', parts: ['chunk 2'] }]);
  expect(aniListLists.read([first, last], {})).toMatchObject({ titles: [{}, {}], warnings: [] });
});

test('recognises the response and the parts of it that tools save', () => {
  const lists = [{ name: 'Completed', entries: [{ mediaId: 1 }] }];
  const contents = [
    { MediaListCollection: { lists } },
    { lists },
    { data: { anime: { lists }, manga: { lists: [] } } },
  ];
  for (const content of contents) {
    expect(aniListLists.recognises([fileOf(content)])).toBe(true);
    expect(aniListLists.read([fileOf(content)], {}).titles).toHaveLength(1);
  }
  expect(aniListLists.recognises([fileOf({ data: { MediaListCollection: { lists: [] } } })])).toBe(true);
  const others = ['anilist/gdpr_data.json', 'simkl/SimklBackup.json', 'grouvee/grouvee_export.json'];
  const further = ['trakt/lists-lists.json', 'trakt/user-last-activities.json', 'mal/mal-anime.xml'];
  for (const path of [...others, ...further])
    expect(aniListLists.recognises([sampleOf(path)]), path).toBe(false);
});
