import type { MediaType } from '@gildshelf/api-client/contract';
import { wikipediaUrl } from '@gildshelf/catalogue-data';
import { credits } from '../../../providers/credits.ts';

const digits = /^\d{1,12}$/;

/** The pages of a site about anime and manga, which differ in one part of their URLs. */
const animeAndManga = (before: string, after = '/') => ({
  anime: `${before}anime${after}`,
  manga: `${before}manga${after}`,
});

/**
 * The sites with a page for each title, in the order of the links: the name of the id, its format and the URL before the id, which
 * may depend on the media type.
 */
const sites: readonly {
  readonly name: string;
  readonly id: string;
  readonly format: RegExp;
  readonly before: string | Readonly<Partial<Record<MediaType, string | null>>>;
}[] = [
  { name: 'Steam', id: 'steam_id', format: digits, before: 'https://store.steampowered.com/app/' },
  { name: 'IMDb', id: 'imdb_id', format: /^tt\d{7,10}$/, before: 'https://www.imdb.com/title/' },
  { name: 'TMDB', id: 'tmdb_id', format: digits, before: credits.tmdb.titlePages },
  { name: 'TMDB', id: 'tmdb_movie_id', format: digits, before: 'https://www.themoviedb.org/movie/' },
  { name: 'TMDB', id: 'tmdb_tv', format: digits, before: 'https://www.themoviedb.org/tv/' },
  {
    name: 'TheTVDB',
    ...{ id: 'tvdb_id', format: digits },
    before: { show: 'https://www.thetvdb.com/dereferrer/series/' },
  },
  { name: 'RAWG', id: 'rawg_id', format: digits, before: credits.rawg.titlePages },
  { name: 'MyAnimeList', id: 'mal_id', format: digits, before: credits.jikan.titlePages },
  { name: 'AniList', id: 'anilist_id', format: digits, before: credits.anilist.titlePages },
  { name: 'AniDB', id: 'anidb_id', format: digits, before: 'https://anidb.net/anime/' },
  { name: 'Kitsu', id: 'kitsu_id', format: digits, before: animeAndManga('https://kitsu.app/') },
  {
    name: 'Anime News Network',
    ...{ id: 'ann_id', format: digits },
    before: animeAndManga('https://www.animenewsnetwork.com/encyclopedia/', '.php?id='),
  },
  {
    name: 'Anime-Planet',
    ...{ id: 'animeplanet_slug', format: /^[a-z0-9][a-z0-9-]{0,200}$/ },
    before: animeAndManga('https://www.anime-planet.com/'),
  },
  {
    name: 'aniSearch',
    ...{ id: 'anisearch_id', format: digits },
    before: animeAndManga('https://www.anisearch.com/'),
  },
  { name: 'LiveChart', id: 'livechart_id', format: digits, before: 'https://www.livechart.me/anime/' },
  { name: 'Simkl', id: 'simkl_id', format: digits, before: 'https://simkl.com/anime/' },
  { name: 'Bangumi', id: 'bangumi_id', format: digits, before: 'https://bgm.tv/subject/' },
  { name: 'Wikidata', id: 'wikidata_id', format: /^Q\d{1,12}$/, before: 'https://www.wikidata.org/wiki/' },
];

/** The facts of open data that identify the title itself. Those of games in Wikidata and IMDb may be the ids of a series. */
const identifyingFacts = ['tmdb_movie_id', 'tmdb_tv', 'animeplanet_slug'] as const;

/** The pages about a title elsewhere, one per site, from its ids; an id in another format has no link. */
export function externalLinks(
  mediaType: MediaType,
  facts: object,
): readonly { readonly name: string; readonly url: string }[] {
  const { ids, wikipedia_article: article, ...others } = facts as StoredIds;
  const known = new Map<string, unknown>([
    ...identifyingFacts.map((name) => [name, others[name]] as const),
    ...Object.entries(ids ?? {}),
  ]);
  const links = sites.flatMap(({ name, id, format, before }) => {
    const value = known.get(id);
    const url = typeof before === 'string' ? before : before[mediaType];
    return url && typeof value === 'string' && format.test(value) ? [{ name, url: url + value }] : [];
  });
  const isArticle = typeof article === 'string' && article !== '' && article.isWellFormed();
  const all = isArticle ? [{ name: 'Wikipedia', url: wikipediaUrl(article) }, ...links] : links;
  return all.filter(({ name }, index) => all.findIndex((link) => link.name === name) === index);
}

interface StoredIds {
  readonly ids?: Readonly<Record<string, unknown>>;
  readonly wikipedia_article?: unknown;
  readonly [fact: string]: unknown;
}
