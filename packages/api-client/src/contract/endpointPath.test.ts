import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpointPath } from './endpointPath.ts';
import { catalogues, mediaTypes } from './media/index.ts';

const { detailsEndpoint, topEndpoint } = catalogues.game;
const { getEndpoint } = mediaTypes.anime;

test('a call without parameters goes to its path', () => {
  expect(endpointPath(topEndpoint)).toBe('/api/games/top');
});

test('parameters stand where their names stood', () => {
  expect(endpointPath(getEndpoint, { userId: '7', titleId: 'one-piece' })).toBe(
    '/api/userAnimes/7/anime/one-piece',
  );
});

test.each([
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
  ['../../admin', '..%2F..%2Fadmin'],
  ['100% Orange', '100%25%20Orange'],
  ['進撃の巨人', encodeURIComponent('進撃の巨人')],
  [':slug', '%3Aslug'],
])('%s is escaped', (slug, escaped) => {
  expect(endpointPath(detailsEndpoint, { slug })).toBe(`/api/games/${escaped}`);
});

test.each(['', '.', '..'])("'%s' is nobody's slug: it would lead to another call", (slug) => {
  expect(() => endpointPath(detailsEndpoint, { slug })).toThrow(
    `/api/games/:slug needs ':slug', which is '${slug}'.`,
  );
});

test('a parameter that is missing is named', () => {
  expect(() => endpointPath(getEndpoint, { userId: '7' })).toThrow("needs ':titleId'");
  expect(() => endpointPath(getEndpoint)).toThrow("needs ':userId'");
});

test('whatever the slug is, the call stays the same call', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (slug) => {
      fc.pre(!/^\.{1,2}$/.test(slug));
      const { pathname } = new URL(endpointPath(detailsEndpoint, { slug }), 'https://api.example.org');
      expect(pathname.split('/')).toHaveLength(4);
      expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(slug);
    }),
  );
});
