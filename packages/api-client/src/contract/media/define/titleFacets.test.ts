import { expect, test } from 'vitest';
import type { MediaType } from '../index.ts';
import { titleStorage } from '../storage.ts';
import type { StoredItem } from './titleStorage.ts';

/** The values of each facet that a stored item has, by the name of the facet. */
function valuesOf(type: MediaType, item: StoredItem) {
  const { browse } = titleStorage[type];
  const released = browse.released(item);
  const year = Number(released?.slice(0, 4)) || null;
  const about = { year, released, average: browse.average(item) };
  return Object.fromEntries(
    browse.facets().flatMap(({ name, read }) => {
      const values = read(item, about);
      return values.length > 0 ? [[name, values]] : [];
    }),
  );
}

test('a game has its genres, decade, year, month, platforms, developers, series and rating as facets', () => {
  const item = {
    ...{ released: '1998-11-21', genres: ['Action', 'Adventure'], rawg_rating: 3.2 },
    platforms: [{ platform: { name: 'Nintendo 64' } }, { platform: { slug: 'wii' } }],
    facts: { developer: ['Nintendo EAD', 'Example, Inc.'], series: 'The Legend of Zelda' },
  };
  expect(valuesOf('game', item)).toEqual({
    ...{ genre: ['Action', 'Adventure'], decade: ['1990s'], year: ['1998'], month: ['1998-11'] },
    ...{ platform: ['Nintendo 64', 'wii'], developer: ['Nintendo EAD', 'Example, Inc.'] },
    ...{ series: ['The Legend of Zelda'], rating: ['3', '2'] },
  });
  expect(valuesOf('game', { released: '2031-01-01', tba: true, rawg_rating: 9 })).toEqual({});
});

test('names in one text are separated at commas, except before the legal form of a company', () => {
  const developer = 'Ape, HAL Laboratory, Inc., Square Co., Ltd.';
  expect(valuesOf('game', { facts: { developer } })).toEqual({
    developer: ['Ape', 'HAL Laboratory, Inc.', 'Square Co., Ltd.'],
  });
});

test('an anime has its studios, format and length as facets, and the year of its season without a date', () => {
  const facts = { studio: 'Wit Studio, CloverWorks' };
  expect(valuesOf('anime', { year: 2022, episodes: 12, type: 'TV', score: 8, facts })).toEqual({
    ...{ decade: ['2020s'], year: ['2022'], studio: ['Wit Studio', 'CloverWorks'] },
    ...{ format: ['TV'], length: ['2-13'], rating: ['4', '3', '2'] },
  });
  const aired_prop = { from: { year: 1999, month: 10, day: null }, to: null };
  expect(titleStorage.anime.browse.released({ aired_prop, year: 2000 })).toBe('1999-10');
  expect(valuesOf('anime', { type: 'anime', format: 'Movie', episodes: 1 })).toEqual({
    format: ['Movie'],
    length: ['1'],
  });
});

test.each([
  [59, '1-59'],
  [60, '60-89'],
  [149, '120-149'],
  [150, '150-'],
  [0, undefined],
  [null, undefined],
  ['long', undefined],
])('a movie of %s minutes has the length %s', (runtime, length) => {
  expect(valuesOf('movie', { runtime })).toEqual(length ? { length: [length] } : {});
});

test.each(Object.entries(titleStorage))(
  'an item of type %s whose fields have other types has no facets',
  (type) => {
    const wrong = { released: 7, genres: 'Action', platforms: 3, episodes: {}, score: [], runtime: true };
    const item = { ...wrong, rawg_rating: 'good', aired_prop: 'x', year: {}, facts: { developer: 7 } };
    expect(Object.keys(valuesOf(type as MediaType, item)).filter((name) => name !== 'genre')).toEqual(
      type === 'movie' ? ['length'] : [],
    );
  },
);
