import { builtInCredits, type Credit, type MediaType } from '@gildshelf/api-client/contract';
import type { ProviderName } from './CatalogueProvider.ts';
import type { ProviderChoice } from './providerChoices.ts';

/** Who the titles of a media type are from: the provider that is asked first, or whose data is built in. */
export function dataCredit(type: 'game' | 'anime', choices: readonly ProviderChoice[]): Credit {
  const first = choices.map(({ name }) => credits[name]).find(({ mediaType }) => mediaType === type);
  const { name, url } = first ?? builtInCredits[type];
  return { name, url };
}

/** Whose data the built-in titles of a media type are. */
const builtInBy: Readonly<Record<MediaType, ProviderName>> = { game: 'rawg', anime: 'jikan', movie: 'tmdb' };

/** What a kept title says of where its facts are from. */
export interface KeptFacts {
  readonly ids?: Readonly<Record<string, string>>;
  /** Who says what: a source by the name of each field. */
  readonly by?: Readonly<Record<string, { readonly source: string }>>;
}

/** Whose data a title shows, each with the address of the title there; nobody's where it is all from a file of the operator's. */
export function titleCredits(mediaType: MediaType, { ids = {}, by = {} }: KeptFacts): Credit[] {
  const sources = new Set(Object.values(by).map(({ source }) => source));
  if (sources.size === 0) sources.add('built-in');
  const names = new Set(
    [...sources].map((source) => (source === 'built-in' ? builtInBy[mediaType] : source)),
  );
  return [...names].flatMap((name) => {
    if (!isProvider(name)) return [];
    const { idName, titleUrl, url, name: shown } = credits[name];
    const id = ids[idName];
    return [{ name: shown, url: id && titleUrl ? titleUrl(id) : url }];
  });
}

/** The name of the provider that a field of a title is from; undefined for one from a file of the operator's. */
export function sourceName(mediaType: MediaType, field: string, { by = {} }: KeptFacts): string | undefined {
  const source = by[field]?.source ?? 'built-in';
  const name = source === 'built-in' ? builtInBy[mediaType] : source;
  return isProvider(name) ? credits[name].name : undefined;
}

function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(credits, name);
}

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
