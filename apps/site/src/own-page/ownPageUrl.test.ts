import { catalogues, mediaTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { ownPageUrl } from './ownPageUrl.ts';

const pathname = '/user/mara/dashboard';

test.each([
  ['games first', '', null, 'game'],
  ['the remembered media type', '', 'anime', 'anime'],
  ['games where the remembered word is none of ours', '', 'books', 'game'],
  ['that of the URL rather than the remembered one', '?type=game', 'anime', 'game'],
  ['the remembered one where the URL names none that exists', '?type=book', 'anime', 'anime'],
])('the page is that of %s', (_, search, remembered, type) => {
  expect(ownPageUrl({ pathname, search }, remembered)).toBe(`${pathname}?type=${type}`);
});

test('knows every media type of the dashboard by the word that is remembered', () => {
  for (const type of Object.keys(catalogues) as (keyof typeof catalogues)[])
    expect(ownPageUrl({ pathname, search: '' }, mediaTypes[type].pluralWord)).toBe(
      `${pathname}?type=${type}`,
    );
});

test('there is none with a filter', () => {
  expect(ownPageUrl({ pathname, search: '?type=game&status=planned' }, null)).toBeUndefined();
});
