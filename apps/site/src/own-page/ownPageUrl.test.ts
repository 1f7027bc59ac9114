import { catalogueTypes, mediaTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { ownPageUrl } from './ownPageUrl.ts';

const pathname = '/user/mara/dashboard';

test.each([
  ['games by default', '', null, 'game'],
  ['the remembered media type', '', 'anime', 'anime'],
  ['games when the remembered value is unknown', '', 'books', 'game'],
  ["the URL's media type rather than the remembered one", '?type=game', 'anime', 'game'],
  ['the remembered media type when that of the URL is unknown', '?type=book', 'anime', 'anime'],
])('returns the URL of the dashboard with %s', (_, search, remembered, type) => {
  expect(ownPageUrl({ pathname, search }, remembered)).toBe(`${pathname}?type=${type}`);
});

test('recognises the remembered value of every media type of the dashboard', () => {
  for (const type of catalogueTypes)
    expect(ownPageUrl({ pathname, search: '' }, mediaTypes[type].pluralNoun)).toBe(
      `${pathname}?type=${type}`,
    );
});

test('returns undefined with a status filter', () => {
  expect(ownPageUrl({ pathname, search: '?type=game&status=planned' }, null)).toBeUndefined();
});

test('returns undefined for the managed view, of the URL or by default', () => {
  expect(ownPageUrl({ pathname, search: '?type=game&view=list' }, null)).toBeUndefined();
  expect(ownPageUrl({ pathname, search: '' }, null, true)).toBeUndefined();
});
