import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpointPath, matchPath } from './endpoint.ts';
import { catalogues, mediaTypes } from './media/index.ts';

const { getTitleDetails, listTopTitles } = catalogues.game;
const { getTrackedTitle } = mediaTypes.anime;

test('returns the path of an endpoint without parameters', () => {
  expect(endpointPath(listTopTitles)).toBe('/api/games/top');
});

test('replaces the parameter names by their values', () => {
  expect(endpointPath(getTrackedTitle, { userId: '7', titleId: 'one-piece' })).toBe(
    '/api/userAnimes/7/anime/one-piece',
  );
});

test.each([
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
  ['../../admin', '..%2F..%2Fadmin'],
  ['100% Orange', '100%25%20Orange'],
  ['進撃の巨人', encodeURIComponent('進撃の巨人')],
  [':slug', '%3Aslug'],
])('escapes %s', (slug, escaped) => {
  expect(endpointPath(getTitleDetails, { slug })).toBe(`/api/games/${escaped}`);
});

test.each(['', '.', '..'])("throws for the slug '%s', which would resolve to another path", (slug) => {
  expect(() => endpointPath(getTitleDetails, { slug })).toThrow(
    `getGameDetails: path parameter 'slug' is ${slug ? `'${slug}'` : 'missing'}.`,
  );
});

test('throws with the names of the call and of a missing parameter', () => {
  expect(() => endpointPath(getTrackedTitle, { userId: '7' })).toThrow(
    "getTrackedAnime: path parameter 'titleId' is missing.",
  );
  expect(() => endpointPath(getTrackedTitle)).toThrow("getTrackedAnime: path parameter 'userId' is missing.");
});

test('no slug changes the number of path segments', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (slug) => {
      fc.pre(!/^\.{1,2}$/.test(slug));
      const { pathname } = new URL(endpointPath(getTitleDetails, { slug }), 'https://api.example.org');
      expect(pathname.split('/')).toHaveLength(4);
      expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(slug);
    }),
  );
});

test.each([
  ['/', '/', {}],
  ['/auth/login', '/auth/login', {}],
  ['/user/:username/collection', '/user/mara/collection', { username: 'mara' }],
  ['/game/:slug', '/game/a%2Fb%3F', { slug: 'a/b?' }],
  ['/:first/:second', '/a/%F0%9F%91%8D', { first: 'a', second: '👍' }],
])('%s matches %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test.each([
  ['/auth/login', '/auth/login/'],
  ['/auth/login', '/Auth/login'],
  ['/game/:slug', '/game'],
  ['/game/:slug', '/game/'],
  ['/game/:slug', '/game/a/b'],
  ['/game/:slug', '/game/%ff'],
  ['/game/:slug', '/anime/a'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});
