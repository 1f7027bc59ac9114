import { expect, test } from 'vitest';
import { openArchive } from '../../files/openArchive.ts';
import { fileOf, rowCount, sampleAt, samplesOfAllSources, summaryOf } from '../samples.ts';
import { kitsu } from './readKitsu.ts';

type Fields = Readonly<Record<string, unknown>>;
type Kind = 'anime' | 'manga';

const entry = (id: string, attributes: Fields, kind: Kind = 'anime', relation = 'media') => ({
  id: `9000${id}`,
  type: 'libraryEntries',
  attributes: {
    ...{ status: 'completed', progress: 26, volumesOwned: 0, reconsuming: false, reconsumeCount: 0 },
    ...{ notes: null, private: false, reactionSkipped: 'unskipped', rating: '0.0', ratingTwenty: null },
    ...{ startedAt: null, finishedAt: null, createdAt: '2017-01-02T03:04:05.678Z' },
    ...{ updatedAt: '2018-01-02T03:04:05.678Z', progressedAt: '2018-01-02T03:04:05.678Z', ...attributes },
  },
  relationships: { [relation]: { data: { type: kind, id } } },
});
const included = [
  {
    ...{ id: '1', type: 'anime' },
    attributes: {
      canonicalTitle: 'Cowboy Bebop',
      titles: { en: 'Cowboy Bebop', en_jp: 'Cowboy Bebop', ja_jp: 'カウボーイビバップ' },
      ...{ startDate: '1998-04-03', episodeCount: 26, subtype: 'TV' },
    },
    relationships: { mappings: { data: ['11', '12', '13', '14'].map((id) => ({ type: 'mappings', id })) } },
  },
  { id: '11', type: 'mappings', attributes: { externalSite: 'myanimelist/anime', externalId: '1' } },
  { id: '12', type: 'mappings', attributes: { externalSite: 'anilist/anime', externalId: '1' } },
  { id: '13', type: 'mappings', attributes: { externalSite: 'anidb', externalId: '23' } },
  { id: '14', type: 'mappings', attributes: { externalSite: 'myanimelist/manga', externalId: '174' } },
  { id: '8', type: 'manga', attributes: { canonicalTitle: 'Berserk', startDate: '1989-08-25' } },
];
const pageOf = (data: readonly unknown[], more: readonly unknown[] = included) =>
  fileOf('page-1.json', JSON.stringify({ data, included: more, meta: { count: data.length } }));
const read = (...data: readonly unknown[]) => kitsu.read([pageOf(data)], {});
const only = (attributes: Fields, kind: Kind = 'anime') => {
  const [title] = read(entry('1', attributes, kind)).titles;
  if (!title) throw new Error('No title');
  return title;
};

test('reads an anime with its names, ids and dates', () => {
  const fields = { ratingTwenty: 17, rating: '4.25', notes: 'Again', private: true };
  const title = only({
    ...fields,
    startedAt: '2012-03-01T00:00:00.000Z',
    finishedAt: '2012-03-09T20:15:00.000Z',
  });
  expect(title).toMatchObject({
    ...{
      key: 'anime:1',
      kind: 'anime',
      name: 'Cowboy Bebop',
      otherNames: ['カウボーイビバップ'],
      year: 1998,
    },
    ...{ note: 'Again', isPrivate: true, rating: { raw: '17', maximum: 20 } },
    ...{ added: '2017-01-02T03:04:05Z', changed: '2018-01-02T03:04:05Z' },
  });
  expect(title.ids).toEqual({ kitsu_id: '1', mal_id: '1', anilist_id: '1', anidb_id: '23' });
  expect(summaryOf(title)).toEqual({
    ...{ word: 'completed', suggestion: 'completed', isSure: true, stars: 4.5, remarks: [] },
    plays: ['2012-03-01..2012-03-09T20:15:00Z, 26, finished'],
  });
});

test.each([
  ['current', 'watching', ['.., 26, ongoing']],
  ['planned', 'planned', ['.., 26, unknown']],
  ['completed', 'completed', ['.., 26, finished']],
  ['on_hold', 'paused', ['.., 26, paused']],
  ['dropped', 'dropped', ['.., 26, stopped']],
])('status %s is %s', (status, suggestion, plays) => {
  expect(summaryOf(only({ status }))).toMatchObject({ word: status, suggestion, isSure: true, plays });
});

test('a status that is not known is not guessed', () => {
  expect(only({ status: 'new' }).status).toMatchObject({ word: 'new', suggestion: null, isSure: false });
});

test('repeats are counted beside the first play, and the one that goes on has the progress', () => {
  expect(only({ reconsumeCount: 2 }).plays).toMatchObject([{ state: 'finished', times: 3, progress: 26 }]);
  const title = only({ status: 'current', reconsuming: true, reconsumeCount: 1, progress: 7 });
  expect(title.status).toMatchObject({ suggestion: 're-watching', isSure: true });
  expect(title.plays).toMatchObject([
    { state: 'finished', times: 2, progress: null },
    { state: 'ongoing', progress: 7, isRepeat: true },
  ]);
});

test.each([
  [{ ratingTwenty: 2 }, 0.5],
  [{ ratingTwenty: 20 }, 5],
  [{ ratingTwenty: 15 }, 4],
  [{ ratingTwenty: null, rating: '4.5' }, 4.5],
  [{ ratingTwenty: null, rating: '0.0' }, undefined],
])('the rating %j is %j stars', (attributes, stars) => {
  expect(only(attributes).rating?.stars).toBe(stars);
});

test('a manga of an older response, whose ids are independent', () => {
  const { titles } = read(entry('1', {}), entry('8', { status: 'current', progress: 364 }, 'manga', 'manga'));
  expect(titles[1]).toMatchObject({
    ...{ key: 'manga:8', kind: 'manga', name: 'Berserk', year: 1989, ids: { kitsu_id: '8' } },
    status: { suggestion: 'reading' },
    plays: [{ progress: 364 }],
  });
});

test('an entry whose title is not included has its id alone', () => {
  const { titles } = kitsu.read([pageOf([entry('1', {})], [])], {});
  expect(titles).toMatchObject([{ key: 'anime:1', name: null, year: null }]);
  expect(titles[0]?.ids).toEqual({ kitsu_id: '1' });
});

test('the pages of a library are read together, and every entry is in one place', () => {
  const other = { ...pageOf([entry('1', { ratingTwenty: 10 }), { type: 'users' }], []), name: 'page-2.json' };
  const content = kitsu.read(
    [pageOf([entry('1', {}), { ...entry('1', {}), relationships: null }]), other],
    {},
  );
  expect(content.titles).toMatchObject([
    {
      name: 'Cowboy Bebop',
      rating: { raw: '10' },
      places: [
        { file: 'page-1.json', row: 1 },
        { file: 'page-2.json', row: 1 },
      ],
    },
  ]);
  expect(content.leftOut.map(({ place, reason }) => [place.file, place.row, reason])).toEqual([
    ['page-1.json', 2, 'malformed'],
    ['page-2.json', 2, 'malformed'],
  ]);
  expect(rowCount(content)).toBe(4);
});

test.each(samplesOfAllSources)('does not recognise %s', (name) => {
  expect(kitsu.recognises(openArchive(sampleAt(name)))).toBe(false);
});

test('recognises pages of library entries only', () => {
  expect(kitsu.recognises([pageOf([entry('1', {})])])).toBe(true);
  expect(kitsu.recognises([pageOf([{ id: '1', type: 'anime', libraryEntries: 'libraryEntries' }])])).toBe(
    false,
  );
  expect(kitsu.recognises([pageOf([])])).toBe(false);
});
