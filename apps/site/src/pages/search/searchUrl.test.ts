import { expect, test } from 'vitest';
import { allResultsUrl, readAllResultsPage } from './searchUrl.ts';

test.each([
  ['query=zelda&page=1', { query: 'zelda', type: undefined, page: 1 }],
  ['query=+zelda+&type=game', { query: 'zelda', type: 'game', page: 1 }],
  ['query=zelda&type=anime&page=3', { query: 'zelda', type: 'anime', page: 3 }],
  ['query=zelda&type=person&page=51', { query: 'zelda', type: undefined, page: 1 }],
  ['query=zelda&page=0', { query: 'zelda', type: undefined, page: 1 }],
  ['query=zelda&page=1.5', { query: 'zelda', type: undefined, page: 1 }],
  ['query=zelda', undefined],
  ['query=+&page=1', undefined],
  [`query=${'x'.repeat(201)}&page=1`, undefined],
])('/search?%s shows the page of all results %j', (url, expected) => {
  expect(readAllResultsPage(new URLSearchParams(url))).toEqual(expected);
});

test('the URL of a page of all results names its text, media type and number', () => {
  expect(allResultsUrl({ query: 'c++ & more', type: 'game', page: 2 })).toBe(
    '/search?query=c%2B%2B+%26+more&type=game&page=2',
  );
  expect(allResultsUrl({ query: 'zelda', page: 1 })).toBe('/search?query=zelda&page=1');
});
