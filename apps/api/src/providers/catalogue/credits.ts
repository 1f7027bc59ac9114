import type { Credit, MediaType } from '@gildshelf/api-client/contract';
import type { ProviderName } from './CatalogueProvider.ts';

/** How a provider is credited. */
export interface ProviderCredit extends Credit {
  readonly mediaType: MediaType;
  /** Under which name its id of a title stands among the title's ids. */
  readonly idName: string;
  /** Where it shows a title; absent where its id is not what leads there. */
  readonly titleUrl?: (id: string) => string;
}

/** What each provider asks to be called, and where its titles are. */
export const credits: Readonly<Record<ProviderName, ProviderCredit>> = {
  rawg: {
    mediaType: 'game',
    name: 'RAWG',
    url: 'https://rawg.io/',
    idName: 'rawg_id',
    titleUrl: (id) => `https://rawg.io/games/${encodeURIComponent(id)}`,
  },
  igdb: { mediaType: 'game', name: 'IGDB', url: 'https://www.igdb.com/', idName: 'igdb_id' },
  // What speaks its shape tells what MyAnimeList has.
  jikan: {
    mediaType: 'anime',
    name: 'MyAnimeList',
    url: 'https://myanimelist.net/',
    idName: 'mal_id',
    titleUrl: (id) => `https://myanimelist.net/anime/${encodeURIComponent(id)}`,
  },
  anilist: {
    mediaType: 'anime',
    name: 'AniList',
    url: 'https://anilist.co/',
    idName: 'anilist_id',
    titleUrl: (id) => `https://anilist.co/anime/${encodeURIComponent(id)}`,
  },
  tmdb: {
    mediaType: 'movie',
    name: 'TMDB',
    url: 'https://www.themoviedb.org/',
    idName: 'tmdb_id',
    titleUrl: (id) => `https://www.themoviedb.org/movie/${encodeURIComponent(id)}`,
  },
};
