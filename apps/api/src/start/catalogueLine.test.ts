import { expect, test } from 'vitest';
import { catalogueLine } from './catalogueLine.ts';

test('says that there is nobody to ask, or whom each kind of title is asked of, without their keys', () => {
  expect(catalogueLine([])).toBe(
    'Catalogue: the built-in titles alone; CATALOGUE_PROVIDERS names nobody to ask for more.',
  );
  expect(
    catalogueLine([
      { name: 'jikan', url: 'https://api.tenrai.org/v1' },
      { name: 'rawg', key: 'a key', url: 'https://api.rawg.io/api' },
      { name: 'anilist' },
    ]),
  ).toBe('Catalogue: the built-in titles, and games from RAWG; anime from api.tenrai.org, then AniList.');
});
