import { expect, test } from 'vitest';
import { createProviders } from './createProviders.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

test('creates one provider per media type of each name, in the order of the setting', () => {
  const providers = createProviders(
    [
      { name: 'anilist' },
      { name: 'tmdb', key: 'a key' },
      { name: 'rawg', key: 'a key', url: 'https://api.rawg.io/api' },
      { name: 'jikan', url: 'https://api.tenrai.org/v1' },
    ],
    { store: {} as never, clock: () => 0, log: silent },
  );
  expect(providers.map(({ name, mediaType }) => `${name} ${mediaType}`)).toEqual([
    ...['anilist anime', 'anilist manga', 'tmdb movie', 'tmdb show', 'rawg game'],
    ...['jikan anime', 'jikan manga'],
  ]);
});
