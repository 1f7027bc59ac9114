import { expect, test } from 'vitest';
import { FileProblem } from '../../files/FileProblem.ts';
import type { ImportFile } from '../../files/ImportFile.ts';
import { openArchive } from '../../files/openArchive.ts';
import type { ImportedContent } from '../../model/ImportedContent.ts';
import type { ImportedTitle } from '../../model/ImportedTitle.ts';
import { sampleOf } from '../samples.ts';
import { myAnimeList } from './readMyAnimeList.ts';

const readSample = (path: string) => myAnimeList.read(openArchive(sampleOf(path)), {});
const fileOf = (entries: string): ImportFile => ({
  name: 'animelist.xml',
  bytes: Buffer.from(`<?xml version="1.0"?><myanimelist><myinfo></myinfo>${entries}</myanimelist>`),
});
const readEntries = (entries: string) => myAnimeList.read([fileOf(entries)], {});
const anime = (fields: Readonly<Record<string, string>>) => {
  const all = { series_animedb_id: '1', series_title: 'One', my_status: 'Completed', ...fields };
  const elements = Object.entries(all).map(([name, text]) => `<${name}>${text}</${name}>`);
  return `<anime>${elements.join('')}</anime>`;
};
const titleAt = ({ titles }: ImportedContent, row: number) =>
  titles.find(({ places }) => places.some((place) => place.row === row));
const playsOf = (title: ImportedTitle | undefined) =>
  title?.plays.map(
    ({ state, started, finished, times, progress }) =>
      `${state} ${started ?? ''}..${finished ?? ''} x${times} at ${progress ?? '-'}`,
  );

const xml = readSample('mal/mal-anime.xml');

test.each([
  [1, '1', 'completed', 5, ['finished 2012-03-01..2012-03-09 x1 at 26', 'finished .. x2 at -']],
  [2, '199', 'completed', 4.5, ['finished .. x1 at 1']],
  [3, '21', 'watching', 3.5, ['ongoing 2021.. x1 at 1071']],
  [4, '52991', 'planned', 4, []],
  [
    5,
    '9253',
    're-watching',
    4.5,
    ['finished 2014-08-10..2014-08-31 x1 at 24', 'finished .. x1 at -', 'ongoing .. x1 at 7'],
  ],
  [6, '16498', 'paused', null, ['paused 2013-04.. x1 at 13']],
  [7, '31240', 'dropped', 1.5, ['stopped 2016-05-02.. x1 at 4']],
  [8, '32281', 'completed', 4, ['finished 2017-01-02..2016-12-31 x1 at 1']],
  [9, '1535', 'completed', 3.5, ['finished ..2011 x1 at 36']],
  [10, '28977', 'completed', 5, ['finished .. x1 at 51']],
  [11, '136', 'completed', 4, ['finished .. x1 at 62']],
  [12, '11061', 'completed', 5, ['finished 2018-02-11..2018-06-30 x1 at 148']],
  [13, '41457', 'completed', 4, ['finished 2024-05..2024-05 x1 at 11']],
  [14, '34798', 'completed', 4.5, ['finished .. x1 at 12']],
  [17, '99999901', 'completed', 3, ['finished .. x1 at 6']],
] as const)('row %i of the sample is the anime %s: %s', (row, id, status, stars, plays) => {
  const title = titleAt(xml, row);
  expect(title).toMatchObject({ key: `anime:${id}`, kind: 'anime', ids: { mal_id: id }, year: null });
  expect(title?.status).toMatchObject({ suggestion: status, isSure: true });
  expect(title?.rating?.stars ?? null).toBe(stars);
  expect(playsOf(title)).toEqual(plays);
});

test('the status of row 15 of the sample is missing and only suggested', () => {
  const title = titleAt(xml, 15);
  expect(title?.status).toEqual({ word: '', meaning: 'unknown', suggestion: 'watching', isSure: false });
  expect(title).toMatchObject({ key: 'anime:5680', rating: null });
  expect(playsOf(title)).toEqual(['unknown .. x1 at 5']);
});

test('row 16 of the sample is merged into row 1, whose rating has precedence', () => {
  const title = titleAt(xml, 16);
  expect(title?.places).toEqual([
    { file: 'mal-anime.xml', row: 1 },
    { file: 'mal-anime.xml', row: 16 },
  ]);
  expect(title?.rating).toEqual({ raw: '10', maximum: 10, stars: 5 });
  expect(title?.remarks).toEqual(['several-ratings']);
  expect(title?.tags).toEqual(['space', 'favourite']);
  expect(title?.note).toBe('Second time with a friend.\nStill the best ending.');
});

test('remarks a rating of a planned title and dates in the wrong order', () => {
  const remarks = Object.fromEntries(
    xml.titles.flatMap(({ ids, remarks }) => (remarks.length > 0 ? [[ids.mal_id, remarks]] : [])),
  );
  expect(remarks).toEqual({
    1: ['several-ratings'],
    52991: ['rated-but-planned'],
    32281: ['finished-before-start'],
  });
  expect(titleAt(xml, 4)?.rating?.raw).toBe('8');
});

test('names and notes have their special characters', () => {
  expect(titleAt(xml, 10)?.name).toBe('Gintama°');
  expect(titleAt(xml, 10)?.note).toContain('&amp;');
  expect(titleAt(xml, 13)?.name).toBe('86');
});

test.each(['mal/mal-anime.xml.gz', 'mal/mal-anime-crlf-bom.xml'])('%s has the same titles', (path) => {
  const withoutFiles = ({ titles }: ImportedContent) =>
    titles.map((title) => ({ ...title, places: title.places.map(({ row }) => row) }));
  expect(withoutFiles(readSample(path))).toEqual(withoutFiles(xml));
});

test.each([
  ['2', 'reading', 5, ['ongoing 2015-07.. x1 at 364']],
  ['13', 'reading', 4, ['ongoing .. x1 at 1100']],
  [
    '1',
    're-reading',
    4.5,
    ['finished 2019-01-05..2019-03 x1 at 162', 'finished .. x1 at -', 'ongoing .. x1 at -'],
  ],
  ['104', 'planned', null, []],
] as const)('manga %s of the sample is %s', (id, status, stars, plays) => {
  const title = readSample('mal/mal-manga.xml').titles.find(({ ids }) => ids.mal_id === id);
  expect(title).toMatchObject({ key: `manga:${id}`, kind: 'manga' });
  expect(title?.status).toMatchObject({ suggestion: status, isSure: true });
  expect(title?.rating?.stars ?? null).toBe(stars);
  expect(playsOf(title)).toEqual(plays);
});

test('a single & in a name is read as itself', () => {
  const { titles } = readSample('mal/mal-anime-bad-ampersand.xml');
  expect(titles.map(({ name, status, rating }) => [name, status?.suggestion, rating?.stars])).toEqual([
    ['Panty & Stocking with Garterbelt', 'completed', 4],
    ['Bakemonogatari', 'completed', 4.5],
  ]);
  expect(titles.map(playsOf)).toEqual([['finished .. x1 at 13'], ['finished ..2019-11-03 x1 at 15']]);
});

test.each([
  ['mal-anime.xml', 17],
  ['mal-manga.xml', 4],
  ['mal-anime-bad-ampersand.xml', 2],
  ['mal-empty.xml', 0],
])('every row of %s is in one place', (name, rows) => {
  const { titles, leftOut } = readSample(`mal/${name}`);
  const places = [...titles.flatMap(({ places }) => places), ...leftOut.map(({ place }) => place)];
  expect(places.map(({ row }) => row).sort((a, b) => a - b)).toEqual(
    Array.from({ length: rows }, (_, index) => index + 1),
  );
});

test('recognises lists by their root only', () => {
  expect(myAnimeList.recognises([sampleOf('mal/mal-empty.xml')])).toBe(true);
  expect(myAnimeList.recognises([sampleOf('mal/mal-anime-crlf-bom.xml')])).toBe(true);
  const others = [
    'mal/not-mal.xml',
    'anilist/gdpr_data.json',
    'imdb/ratings-2024.csv',
    'yamtrack/yamtrack.csv',
  ];
  for (const path of others) expect(myAnimeList.recognises([sampleOf(path)]), path).toBe(false);
  expect(myAnimeList.recognises([{ name: 'a.xml', bytes: Buffer.from('<a>\0<myanimelist>') }])).toBe(false);
});

test('reads anime and manga of two files, whose ids are independent', () => {
  const files = [sampleOf('mal/mal-anime.xml'), sampleOf('mal/mal-manga.xml')];
  const { titles } = myAnimeList.read(files, {});
  expect(titles).toHaveLength(20);
  expect(titles.filter(({ ids }) => ids.mal_id === '1').map(({ key }) => key)).toEqual([
    'anime:1',
    'manga:1',
  ]);
});

test('a row without an id is left out', () => {
  const { titles, leftOut } = readEntries(
    anime({ series_animedb_id: '0' }) + anime({ series_animedb_id: '7' }),
  );
  expect(titles.map(({ key }) => key)).toEqual(['anime:7']);
  expect(leftOut).toEqual([{ place: { file: 'animelist.xml', row: 1 }, reason: 'malformed', name: 'One' }]);
});

test.each([
  ['1', 'watching'],
  ['2', 'completed'],
  ['3', 'paused'],
  ['4', 'dropped'],
  ['6', 'planned'],
  ['Plan to Watch', 'planned'],
  ['On-Hold', 'paused'],
])('status %s is %s', (word, status) => {
  const [title] = readEntries(anime({ my_status: word })).titles;
  expect(title?.status).toMatchObject({ word, suggestion: status, isSure: true });
});

test('a status that is not known is not guessed', () => {
  const [title] = readEntries(anime({ my_status: '5', my_watched_episodes: '3' })).titles;
  expect(title?.status).toEqual({ word: '5', meaning: 'unknown', suggestion: null, isSure: false });
});

test('a completed title without a status is suggested as completed', () => {
  const fields = { my_status: '', my_watched_episodes: '13', series_episodes: '13' };
  const [title] = readEntries(anime(fields)).titles;
  expect(title?.status).toMatchObject({ suggestion: 'completed', isSure: false });
});

test('a repeated row with other dates adds a play', () => {
  const rows = [
    { my_finish_date: '2012-03-00', my_times_watched: '0' },
    { my_finish_date: '2020-05-05', my_times_watched: '0' },
  ];
  const { titles } = readEntries(rows.map(anime).join(''));
  expect(titles.map(playsOf)).toEqual([['finished ..2012-03 x1 at -', 'finished ..2020-05-05 x1 at -']]);
  expect(new Set(titles[0]?.plays.map(({ key }) => key)).size).toBe(2);
});

test('further elements are extras, so that an export has them again', () => {
  const [title] = readEntries(
    anime({ series_type: 'OVA', my_priority: 'HIGH', my_dvd: '1', my_rated: '', my_score: '7' }),
  ).titles;
  expect(title?.extras).toEqual({ series_type: 'OVA', my_priority: 'HIGH', my_dvd: '1' });
});

test('entities other than the predefined ones are literal texts', () => {
  const { titles } = readEntries(anime({ series_title: '&a;&lt;b&#33;&' }));
  expect(titles[0]?.name).toBe('&a;<b!&');
});

test('a file that ends early is malformed', () => {
  const file = { name: 'a.xml', bytes: Buffer.from('<myanimelist><anime>') };
  expect(() => myAnimeList.read([file], {})).toThrow(FileProblem);
});
