import { expect, test } from 'vitest';
import { catalogueTypes } from '../catalogues.ts';
import { getRelatedTitles } from './relatedTitles.ts';

const title = { id: '1', slug: 'one' };

test('each catalogue has a call for related titles', () => {
  expect(Object.keys(getRelatedTitles)).toEqual(catalogueTypes);
  expect(getRelatedTitles.game).toMatchObject({ id: 'getRelatedGames', path: '/api/games/:slug/related' });
});

test('invalid titles, and those of an unknown media type or relation, are left out', () => {
  const read = getRelatedTitles.game.response.parse({
    series: { name: 7, total: '2', titles: [{ title, is_current: true }, { title: {} }] },
    franchise: [
      { relation: 'adaptation', media_type: 'anime', title: { ...title, title: 'One' } },
      { relation: 'adaptation', media_type: 'opera', title },
      { relation: 'unknown', media_type: 'anime', title },
      { relation: 'same_work', media_type: 'anime', title: null },
    ],
    similar: [title, {}],
  });
  expect(read.series).toMatchObject({ name: null, total: 2, titles: [{ title, is_current: true }] });
  expect(read.franchise).toMatchObject([{ media_type: 'anime', title: { title: 'One' } }]);
  expect(read.similar).toMatchObject([title]);
});

test('a response without series and franchise is valid', () => {
  expect(getRelatedTitles.anime.response.parse({ similar: [] })).toMatchObject({
    franchise: [],
    similar: [],
  });
});
