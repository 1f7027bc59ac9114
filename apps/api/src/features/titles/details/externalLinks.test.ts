import { type MediaType, mediaTypeNames } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { externalLinks } from './externalLinks.ts';

test('links the article and the page of each site, once per site', () => {
  const ids = { mal_id: '30', anilist_id: '30', steam_id: '620', imdb_id: 'tt0169880', other_id: '1' };
  const facts = { ids, wikipedia_article: 'Ico (video game)', tmdb_movie_id: '21832', tmdb_tv: '890' };
  expect(externalLinks('anime', facts)).toEqual([
    { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Ico_(video_game)' },
    { name: 'Steam', url: 'https://store.steampowered.com/app/620' },
    { name: 'IMDb', url: 'https://www.imdb.com/title/tt0169880' },
    { name: 'TMDB', url: 'https://www.themoviedb.org/movie/21832' },
    { name: 'MyAnimeList', url: 'https://myanimelist.net/anime/30' },
    { name: 'AniList', url: 'https://anilist.co/anime/30' },
  ]);
});

test('the ids of games in Wikidata and IMDb that are only facts have no link, because they may be those of a series', () => {
  expect(externalLinks('game', { wikidata_id: 'Q12395', imdb_id: 'tt0000001' })).toEqual([]);
});

test('ids in another format and of other types have no link, and every URL is one of HTTPS on the host of its site', () => {
  const ids = { mal_id: '30/../..', imdb_id: 'tt1', steam_id: 620, wikidata_id: 'q1', anilist_id: '' };
  expect(externalLinks('anime', { ids, wikipedia_article: '\ud800', animeplanet_slug: '../x' })).toEqual([]);
  fc.assert(
    fc.property(fc.constantFrom(...mediaTypeNames), fc.string({ unit: 'binary' }), (type, text) => {
      const names = ['mal_id', 'imdb_id', 'steam_id', 'wikidata_id', 'tmdb_id'];
      const all = { ids: Object.fromEntries(names.map((name) => [name, text])), wikipedia_article: text };
      for (const { url } of externalLinks(type, { ...all, animeplanet_slug: text })) {
        expect(new URL(url).protocol).toBe('https:');
        expect(url).toMatch(/^https:\/\/[a-z.-]+\/[\x21-\x7e]*$/);
      }
    }),
  );
});

test('links the page of the media type where anime and manga, or movies and series, have the same ids', () => {
  const ids = { mal_id: '2', anilist_id: '3', kitsu_id: '4', ann_id: '5', tmdb_id: '6', tvdb_id: '7' };
  const urlsOf = (type: MediaType) => externalLinks(type, { ids }).map(({ url }) => url);
  expect(urlsOf('manga')).toEqual(
    expect.arrayContaining([
      'https://myanimelist.net/manga/2',
      'https://anilist.co/manga/3',
      'https://kitsu.app/manga/4',
      'https://www.animenewsnetwork.com/encyclopedia/manga.php?id=5',
    ]),
  );
  expect(urlsOf('anime')).toContain('https://www.animenewsnetwork.com/encyclopedia/anime.php?id=5');
  expect(urlsOf('show')).toEqual([
    'https://www.themoviedb.org/tv/6',
    'https://www.thetvdb.com/dereferrer/series/7',
  ]);
  expect(urlsOf('movie')).toContain('https://www.themoviedb.org/movie/6');
  expect(urlsOf('game').join()).not.toMatch(/themoviedb|myanimelist/);
});
