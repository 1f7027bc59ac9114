import { expect, test } from 'vitest';
import { fileOf, placesBy, placesOf, summaryOf, titleNamed } from '../../samples.ts';
import { neoDb } from './readNeoDb.ts';

const header = JSON.stringify({ server: 'neodb.social', neodb_version: '0.11', username: 'ada' });
const ndjson = (name: string, ...values: readonly unknown[]) =>
  fileOf(name, `${[header, ...values.map((value) => JSON.stringify(value))].join('\n')}\n`);

const site = 'https://neodb.social';
const piece = (type: string, path: string, fields: object, visibility = 0) => ({
  ...{ type, visibility, metadata: {} },
  content: {
    ...{ id: `${site}/p/${type}/${path}`, withRegardTo: `${site}/${path}` },
    ...{ published: '2023-05-07T20:00:00+00:00', updated: '2023-05-08T20:00:00+00:00', ...fields },
  },
});

const catalog = ndjson(
  'catalog.ndjson',
  {
    ...{ id: `${site}/movie/heat`, type: 'Movie', category: 'movie', display_title: 'Heat', title: '盗火线' },
    ...{
      year: 1995,
      imdb: 'tt0113277',
      external_resources: [{ url: 'https://www.themoviedb.org/movie/949' }],
    },
  },
  { id: `${site}/movie/dune`, type: 'Movie', display_title: 'Dune', year: null, external_resources: null },
  { id: `${site}/book/solaris`, type: 'Edition', title: 'Solaris', pub_year: 1961, external_resources: [] },
  { type: 'Movie', title: 'Without an id' },
);
const journal = ndjson(
  'journal.ndjson',
  piece('Rating', 'movie/heat', { value: 9, best: 10, worst: 1 }),
  piece('ShelfMember', 'movie/heat', { status: 'complete' }, 2),
  piece('Comment', 'movie/heat', { content: 'The café' }),
  piece('Review', 'movie/heat', { name: 'On Heat', content: 'A text.' }),
  piece('Note', 'movie/heat', { title: '', content: 'Bank', progress: { type: 'page', value: '12' } }),
  piece('TagMember', 'movie/heat', { tag: 'crime' }),
  {
    type: 'ShelfLog',
    item: `${site}/movie/heat`,
    status: 'wishlist',
    timestamp: '2020-01-01T00:00:00+00:00',
  },
  piece('Rating', 'movie/dune', { value: 6 }),
  { type: 'Tag', name: 'crime', visibility: 0, pinned: false },
  { type: 'post', post: { content: 'Hello' } },
  piece('ShelfMember', '', { withRegardTo: null, status: 'complete' }),
  'malformed',
  {
    ...{ type: 'Collection', visibility: 0, content: { id: `${site}/c/1`, name: 'Best', content: 'Of all' } },
    items: [
      { item: `${site}/book/solaris`, metadata: { note: 'First' } },
      { item: `${site}/movie/heat` },
      { item: `${site}/movie/heat` },
      { item: `${site}/movie/unknown` },
      null,
    ],
  },
);
const content = neoDb.read([catalog, journal], {});

test('reads a title by all its lines', () => {
  const title = titleNamed(content, 'Heat');
  expect(summaryOf(title)).toEqual({
    ...{ word: 'complete', suggestion: 'watched', isSure: true, stars: 4.5 },
    ...{ plays: ['.., -, finished'], remarks: [] },
  });
  expect(title).toMatchObject({
    ...{ key: 'movie/heat', kind: 'movie', year: 1995, isPrivate: true, tags: ['crime'] },
    ...{
      rated: '2023-05-07T20:00:00Z',
      changed: '2023-05-08T20:00:00Z',
      note: 'The café\n\n[page 12]\n\nBank',
    },
    ids: { imdb_id: 'tt0113277', tmdb_id: '949' },
    reviews: [{ text: 'On Heat\n\nA text.' }],
    extras: { log: ['2020-01-01T00:00:00+00:00 wishlist'] },
  });
  expect(title.places[0]).toEqual({ file: 'journal.ndjson', row: 1 });
});

test('a film with a rating only was watched, and a title of a collection has no status', () => {
  expect(titleNamed(content, 'Dune')).toMatchObject({ year: null, status: { word: 'rated', isSure: true } });
  expect(titleNamed(content, 'Solaris')).toMatchObject({ kind: 'book', year: 1961, status: null });
});

test('a collection is a list with each of its known titles once', () => {
  expect(content.lists).toEqual([
    {
      ...{ key: `${site}/c/1`, name: 'Best', description: 'Of all', isRanked: false, isPublic: false },
      entries: [
        { titleKey: 'book/solaris', note: 'First', added: null },
        { titleKey: 'movie/heat', note: null, added: null },
      ],
    },
  ]);
});

test('places each line once, except for collections, and leaves those about no title out', () => {
  expect(placesOf(content)).toEqual(placesBy({ 'catalog.ndjson': 4, 'journal.ndjson': 12 }));
  expect(content.leftOut.map(({ place, reason, name }) => [place.row, reason, name])).toEqual([
    [9, 'not-a-title', 'crime'],
    [10, 'not-a-title', null],
    [11, 'malformed', null],
    [12, 'malformed', null],
    [4, 'malformed', null],
  ]);
  expect(content.warnings).toEqual([]);
});

test('a key is the same in both exports and on each server', () => {
  const table =
    'title,info,links,timestamp,status,rating,comment,tags\nHeat,,https://a.example/movie/heat,,,,,\n';
  expect(neoDb.read([fileOf('movie_mark.csv', table)], {}).titles[0]?.key).toBe('movie/heat');
});

test('a journal without its catalogue has titles without names, and a warning', () => {
  const { titles, warnings } = neoDb.read([journal], {});
  expect(titles[0]).toMatchObject({ key: 'movie/heat', kind: 'movie', name: null, ids: {} });
  expect(warnings).toEqual([{ kind: 'missing-parts', parts: ['catalog.ndjson'] }]);
});

test('a catalogue without a journal cannot be imported', () => {
  expect(neoDb.recognises([catalog])).toBe(true);
  expect(() => neoDb.read([catalog], {})).toThrow(
    expect.objectContaining({ reason: 'missing-part', detail: 'journal.ndjson' }),
  );
});

test('the identity of the user, which has a private key, is never read', () => {
  const identity = { type: 'Identity', username: 'ada', private_key: 'secret' };
  expect(neoDb.recognises([ndjson('actor.ndjson', identity)])).toBe(false);
  expect(neoDb.recognises([ndjson('renamed.ndjson', identity)])).toBe(false);
  const read = neoDb.read([journal, catalog, ndjson('actor.ndjson', identity)], {});
  expect(JSON.stringify(read)).not.toContain('secret');
  expect(read.leftOut).toEqual(content.leftOut);
});
