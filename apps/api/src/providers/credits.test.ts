import { expect, test } from 'vitest';
import { catalogueLine } from './credits.ts';

test('lists the providers of each media type without their keys, or that there are none', () => {
  expect(catalogueLine([], false)).toBe(
    'Catalogue: the built-in titles only; CATALOGUE_PROVIDERS is not set.',
  );
  expect(catalogueLine([], true)).toBe(
    'Catalogue: the built-in titles and open data only; CATALOGUE_PROVIDERS is not set.',
  );
  expect(
    catalogueLine(
      [
        { name: 'jikan', url: 'https://api.tenrai.org/v1' },
        { name: 'rawg', key: 'a key', url: 'https://api.rawg.io/api' },
        { name: 'anilist' },
      ],
      false,
    ),
  ).toBe('Catalogue: the built-in titles, and games from RAWG; anime from api.tenrai.org, then AniList.');
});
