import { expect, test } from 'vitest';
import { catalogueLine, dataCredits } from './credits.ts';

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
  ).toBe(
    'Catalogue: the built-in titles, and games from RAWG; anime from api.tenrai.org, then AniList; manga from api.tenrai.org, then AniList.',
  );
});

test('credits a configured provider for the titles of each of its media types, the preferred one first', () => {
  const credited = dataCredits([{ name: 'anilist' }, { name: 'jikan', url: 'https://api.tenrai.org/v1' }]);
  expect(credited).toMatchObject({ anime: { name: 'AniList' }, manga: { name: 'AniList' } });
  expect(credited).toMatchObject({ game: { name: 'RAWG' }, show: { name: 'TMDB' } });
});
