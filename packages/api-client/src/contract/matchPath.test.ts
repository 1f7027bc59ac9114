import { expect, test } from 'vitest';
import { matchPath } from './matchPath.ts';

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
