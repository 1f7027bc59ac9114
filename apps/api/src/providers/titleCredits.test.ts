import { expect, test } from 'vitest';
import { titleCredits } from './credits.ts';

const openGame = {
  sources: ['wikipedia', 'steam', 'own'],
  wikipedia_article: 'Tetris (Game Boy video game)',
};
const ccBySa = { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' };
const ccBy = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const by = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, source]) => [field, { source }]));

test('credits the packed sources of an open title with their licences, and links the article of Wikipedia', () => {
  const fields = { name: 'open-games', sources: 'open-games', wikipedia_article: 'open-games' };
  const credits = titleCredits('game', { ...openGame, by: by(fields) });
  expect(titleCredits('game', { ...openGame, by: by({ '*': 'open-games' }) })).toEqual(credits);
  expect(credits).toEqual([
    {
      name: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Tetris_(Game_Boy_video_game)',
      article: 'Tetris (Game Boy video game)',
      licence: ccBySa,
    },
    {
      name: 'Steam Store Games (Clean dataset)',
      url: 'https://www.kaggle.com/datasets/nikdavis/steam-store-games',
      licence: ccBy,
    },
    {
      name: 'Gildshelf',
      url: 'https://github.com/gildshelf/gildshelf',
      licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    },
  ]);
});

test('credits a source only if a field of a response is from it', () => {
  const facts = { sources: 'open-games', wikipedia_article: 'open-games', popularity: 'open-games' };
  expect(titleCredits('game', { ...openGame, by: by({ ...facts, name: 'rawg' }) })).toEqual([
    { name: 'RAWG', url: 'https://rawg.io/' },
  ]);
  expect(
    titleCredits('game', { ...openGame, by: by({ ...facts, name: 'rawg', genres: 'open-games' }) }),
  ).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Wikipedia', licence: ccBySa })]));
});

test('credits the provider of an image, and that of the built-in titles where no source is stored', () => {
  expect(titleCredits('game', { by: by({ name: 'import', pictures: 'igdb' }) })).toEqual([
    { name: 'IGDB', url: 'https://www.igdb.com/' },
  ]);
  expect(titleCredits('anime', { ids: { mal_id: '7' } })).toEqual([
    { name: 'MyAnimeList', url: 'https://myanimelist.net/anime/7' },
  ]);
});

test.each([
  ['movie', 'tmdb', { tmdb_id: '7' }, 'TMDB', 'https://www.themoviedb.org/movie/7'],
  ['show', 'tmdb', { tmdb_id: '7' }, 'TMDB', 'https://www.themoviedb.org/tv/7'],
  ['anime', 'anilist', { anilist_id: '7' }, 'AniList', 'https://anilist.co/anime/7'],
  ['manga', 'anilist', { anilist_id: '7' }, 'AniList', 'https://anilist.co/manga/7'],
  ['manga', 'jikan', { mal_id: '7' }, 'MyAnimeList', 'https://myanimelist.net/manga/7'],
  ['manga', 'jikan', {}, 'MyAnimeList', 'https://myanimelist.net/'],
] as const)(
  'credits a %s of %s with ids %j by the page of its media type',
  (type, source, ids, name, url) => {
    expect(titleCredits(type, { ids: { ...ids }, by: by({ title: source }) })).toEqual([{ name, url }]);
  },
);

test('credits what was imported from Wikidata, with a link to the item', () => {
  expect(titleCredits('movie', { ids: { wikidata_id: 'Q42' }, by: by({ title: 'wikidata' }) })).toEqual([
    {
      name: 'Wikidata',
      url: 'https://www.wikidata.org/wiki/Q42',
      licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    },
  ]);
});

test('does not link an article that another source names', () => {
  const fields = { name: 'open-games', sources: 'open-games', wikipedia_article: 'import' };
  expect(titleCredits('game', { ...openGame, by: by(fields) })[0]).toEqual({
    name: 'Wikipedia',
    url: 'https://en.wikipedia.org/wiki/Lists_of_video_games',
    licence: ccBySa,
  });
});
