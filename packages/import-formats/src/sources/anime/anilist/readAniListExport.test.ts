import { expect, test } from 'vitest';
import type { ImportFile } from '../../../files/ImportFile.ts';
import type { ImportedTitle } from '../../../model/ImportedTitle.ts';
import { sampleOf } from '../../samples.ts';
import { aniListExport } from './readAniListExport.ts';

const gdpr = aniListExport.read([sampleOf('anilist/gdpr_data.json')], {});
const fileOf = (content: unknown): ImportFile => ({
  name: 'gdpr_data.json',
  bytes: Buffer.from(JSON.stringify(content)),
});
const exportWith = (entries: readonly unknown[], others: Readonly<Record<string, unknown>> = {}) =>
  aniListExport.read(
    [fileOf({ user: { custom_lists: { anime: ['A', 'B'], manga: ['A'] } }, lists: entries, ...others })],
    {},
  );
const playsOf = (title: ImportedTitle | undefined) =>
  title?.plays.map(
    ({ state, started, finished, times, progress }) =>
      `${state} ${started ?? ''}..${finished ?? ''} x${times} at ${progress ?? '-'}`,
  );
const rowsOf = gdpr.titles.flatMap((title) => title.places.map((place) => ({ ...place, title })));

test.each([
  [1, '1', 'completed', 5, ['finished 2012-03-01..2012-03-09 x1 at 26', 'finished .. x2 at -']],
  [2, '21519', 'completed', 4, ['finished ..2017-01-14 x1 at 1']],
  [3, '21', 'watching', 3.5, ['ongoing 2021-01-01.. x1 at 1071']],
  [4, '154587', 'planned', null, []],
  [
    5,
    '9253',
    're-watching',
    5,
    ['finished 2014-08-10..2014-08-31 x1 at -', 'finished .. x1 at -', 'ongoing .. x1 at 7'],
  ],
  [6, '16498', 'paused', null, ['paused 2013-04-07.. x1 at 13']],
  [7, '21355', 'dropped', 0.5, ['stopped .. x1 at 4']],
  [8, '20954', 'completed', null, ['finished .. x1 at 1']],
  [9, '130003', 'completed', 4.5, ['finished .. x1 at 12']],
  [10, '20996', 'completed', 4, ['finished .. x1 at 51']],
  [11, '128547', 'completed', 5, ['finished .. x26 at 13']],
  [13, '199999901', 'completed', 3, ['finished .. x1 at 12']],
  [14, '21827', 'completed', 5, ['finished .. x1 at 13']],
] as const)('row %i of the sample is the anime %s: %s', (row, id, status, stars, plays) => {
  const title = rowsOf.find((place) => place.file === 'gdpr_data.json' && place.row === row)?.title;
  expect(title).toMatchObject({
    key: `anime:${id}`,
    kind: 'anime',
    ids: { anilist_id: id },
    name: null,
    year: null,
  });
  expect(title?.status).toMatchObject({ suggestion: status, isSure: true });
  expect(title?.rating?.stars ?? null).toBe(stars);
  expect(playsOf(title)).toEqual(plays);
  expect(title?.remarks).toEqual([]);
});

test('row 12 of the sample is manga', () => {
  const title = rowsOf.find(({ row }) => row === 12)?.title;
  expect(title).toMatchObject({ key: 'manga:30013', kind: 'manga', ids: { anilist_id: '30013' } });
  expect(title?.status).toMatchObject({ suggestion: 'reading', isSure: true });
  expect(playsOf(title)).toEqual(['ongoing .. x1 at 1100']);
});

test('a favourite is a mark of its title, and characters, staff and studios are left out', () => {
  const favourites = gdpr.titles.filter(({ isFavourite }) => isFavourite);
  expect(favourites.map(({ key, places }) => [key, places])).toEqual([
    [
      'anime:1',
      [
        { file: 'gdpr_data.json', row: 1 },
        { file: 'gdpr_data.json: favourites', row: 1 },
      ],
    ],
  ]);
  expect(gdpr.leftOut).toEqual([
    { place: { file: 'gdpr_data.json: favourites', row: 2 }, reason: 'not-a-title', name: null },
    { place: { file: 'gdpr_data.json: favourites', row: 3 }, reason: 'not-a-title', name: null },
  ]);
});

test('custom lists are flags in the order of their names, and may be shorter', () => {
  expect(
    gdpr.lists.map(({ key, name, entries }) => [key, name, entries.map(({ titleKey }) => titleKey)]),
  ).toEqual([
    ['anime:Comfort shows', 'Comfort shows', ['anime:1', 'anime:20996']],
    ['anime:Watch with Ida', 'Watch with Ida', ['anime:130003']],
  ]);
});

test('the rating, the times of the entry, its privacy and its note are those of the file', () => {
  const titleNamed = (key: string) => gdpr.titles.find((title) => title.key === key);
  expect(titleNamed('anime:1')).toMatchObject({
    rating: { raw: '95', maximum: 100 },
    added: '2020-02-02T10:00:00Z',
    changed: '2024-05-05T05:05:05Z',
    extras: { advanced_scores: { Story: 90, Characters: 100, Audio: 95 } },
  });
  expect(titleNamed('anime:20954')).toMatchObject({
    isPrivate: true,
    note: 'Not for everybody.\nPrivate thoughts 🎧',
    plays: [{ isPrivate: true }],
  });
  expect(titleNamed('anime:130003')?.extras).toEqual({ hidden_default: 1 });
  expect(titleNamed('anime:21827')?.changed).toBeNull();
});

test('every row of the sample is in one place', () => {
  expect(rowsOf.length + gdpr.leftOut.length).toBe(14 + 3);
  expect(new Set(rowsOf.map(({ file, row }) => `${file} ${row}`)).size).toBe(rowsOf.length);
});

test('personal data is not read', () => {
  expect(JSON.stringify(gdpr)).not.toContain('example.test');
});

test('recognises the export only', () => {
  expect(aniListExport.recognises([sampleOf('anilist/gdpr_data.json')])).toBe(true);
  const others = ['anilist/medialistcollection.json', 'simkl/SimklBackup.json', 'steam/owned-games.json'];
  const further = [
    'grouvee/grouvee_export.json',
    'trakt/lists-lists.json',
    'mal/mal-anime.xml',
    'simkl/empty.json',
  ];
  for (const path of [...others, ...further])
    expect(aniListExport.recognises([sampleOf(path)]), path).toBe(false);
});

test('a malformed entry is left out without the others', () => {
  const { titles, leftOut } = exportWith([null, 'x', { series_id: 'a' }, { series_id: 7, status: 2 }]);
  expect(titles.map(({ key }) => key)).toEqual(['anime:7']);
  expect(leftOut.map(({ place, reason }) => [place.row, reason])).toEqual([
    [1, 'malformed'],
    [2, 'malformed'],
    [3, 'malformed'],
  ]);
});

test('flags of a custom list without a name are ignored', () => {
  const { lists } = exportWith([
    { series_id: 7, status: 2, custom_lists: '[0,1,1]' },
    { series_id: 8, status: 2, custom_lists: 'x' },
    { series_id: 7, status: 2, series_type: 1, custom_lists: [1] },
  ]);
  expect(lists.map(({ key, entries }) => [key, entries.map(({ titleKey }) => titleKey)])).toEqual([
    ['anime:A', []],
    ['anime:B', ['anime:7']],
    ['manga:A', ['manga:7']],
  ]);
});

test('a number that is no status is not guessed', () => {
  const { titles } = exportWith([{ series_id: 7, status: 9 }, { series_id: 8 }]);
  expect(titles.map(({ status }) => status)).toEqual([
    { word: '9', meaning: 'unknown', suggestion: null, isSure: false },
    { word: '', meaning: 'unknown', suggestion: null, isSure: false },
  ]);
});

test('favourites and reviews without an entry are titles without a status', () => {
  const review = {
    id: 3,
    series_id: 9,
    series_type: 1,
    summary: 'Good.',
    text: 'It <b>is</b>. ~!She wins.!~',
  };
  const { titles, leftOut } = exportWith([], {
    favourites: [{ favourite_type: 2, favourite_id: 9 }, {}],
    reviews: [{ ...review, score: 80, private: 1, updated_at: '2024-05-05 05:05:05' }, { series_id: 9 }],
  });
  expect(titles).toMatchObject([
    {
      key: 'manga:9',
      status: null,
      rating: null,
      isFavourite: true,
      reviews: [
        {
          text: 'Good.\n\nIt is. ~!She wins.!~',
          isSpoiler: true,
          playKey: null,
          written: '2024-05-05T05:05:05Z',
        },
      ],
      extras: { review: { score: 80, private: 1 } },
    },
  ]);
  expect(leftOut.map(({ place, reason }) => [place.file, place.row, reason])).toEqual([
    ['gdpr_data.json: favourites', 2, 'malformed'],
    ['gdpr_data.json: reviews', 2, 'malformed'],
  ]);
});
