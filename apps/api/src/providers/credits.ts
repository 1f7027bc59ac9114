import {
  type CatalogueType,
  type Credit,
  catalogues,
  catalogueTypes,
  type MediaType,
  mediaTypeNames,
  mediaTypes,
  titleStorage,
} from '@gildshelf/api-client/contract';
import { credits as packedCredits, wikipediaUrl } from '@gildshelf/catalogue-data';
import type { StoredFacts } from '../platform/titles/titleResponse.ts';
import type { ProviderName } from './CatalogueProvider.ts';
import { findImportedSource, licenceLink, noticeOf } from './notices.ts';
import type { ProviderChoice } from './providerChoices.ts';

/** The credit for the titles of each media type: the first configured provider, or the source of the built-in titles. */
export function dataCredits(choices: readonly ProviderChoice[]): Readonly<Record<CatalogueType, Credit>> {
  const entries = catalogueTypes.map((type) => {
    const first = choices.map(({ name }) => credits[name]).find(({ titlePages }) => type in titlePages);
    const { name, url } = first ?? catalogues[type].dataCredit;
    return [type, { name, url }];
  });
  return Object.fromEntries(entries);
}

/**
 * The credits of a title: the sources of its shown fields, each with the title's URL at the source; empty where all of them are from a
 * file in our own format.
 */
export function titleCredits(mediaType: MediaType, facts: StoredFacts): Credit[] {
  const { ids = {}, by = {} } = facts;
  const shownFields = [...Object.keys(mediaTypes[mediaType].item.shape), 'pictures'];
  const sources = new Set(shownFields.flatMap((field) => fieldSource(field, by) ?? []));
  if (Object.keys(by).length === 0) sources.add('built-in');
  const names = new Set(
    [...sources].map((source) =>
      source === 'built-in' ? (titleStorage[mediaType].builtIn?.source ?? '') : source,
    ),
  );
  return [...names].flatMap((name): Credit[] => {
    if (isOpenData(name)) return openDataCredits(mediaType, facts);
    const imported = findImportedSource(name);
    if (imported) {
      const { titleUrl, licence, name: displayName } = imported;
      return [{ name: displayName, url: titleUrl?.(ids) ?? imported.url, licence: licenceLink(licence) }];
    }
    if (!isProvider(name)) return [];
    const { idName, titlePages, url, name: displayName } = credits[name];
    const id = ids[idName];
    const page = titlePages[mediaType];
    return [{ name: displayName, url: id && page ? page + encodeURIComponent(id) : url }];
  });
}

/** The source of a field of a title; the entry '*' stands for all fields. */
function fieldSource(field: string, by: NonNullable<StoredFacts['by']>): string | undefined {
  return (by['*'] ?? by[field])?.source;
}

/** Whether a source of a title is a table of the packed open data, such as 'open-games'. */
function isOpenData(source: string): boolean {
  return source.startsWith('open-');
}

/** The credits of the packed sources that a title has been joined from, with the first licence of each. */
function openDataCredits(
  mediaType: MediaType,
  { sources = [], wikipedia_article, by = {} }: StoredFacts,
): Credit[] {
  const isArticle = wikipedia_article && isOpenData(fieldSource('wikipedia_article', by) ?? '');
  return packedCredits
    .filter((credit) => credit.mediaType === mediaType && sources.includes(credit.source))
    .map(({ source, name, url, licences: [licence] }) => ({
      name,
      ...(isArticle && source === 'wikipedia'
        ? { url: wikipediaUrl(wikipedia_article), article: wikipedia_article }
        : { url: url.replace(/^http:/, 'https:') }),
      ...(licence && { licence: licenceLink(licence) }),
    }));
}

/** The licence or the terms of what operators import from other projects; undefined for any other source. */
export function termsOf(source: string): string | undefined {
  if (source === 'igdb') return 'terms of IGDB, title pages credit it';
  const imported = findImportedSource(source);
  return imported && `${licenceLink(imported.licence).name}, title pages credit it`;
}

/** The name of the provider of a field of a title; undefined for a field from an imported file. */
export function sourceName(
  mediaType: MediaType,
  field: string,
  { by = {} }: StoredFacts,
): string | undefined {
  const source = fieldSource(field, by) ?? 'built-in';
  const name = source === 'built-in' ? (titleStorage[mediaType].builtIn?.source ?? '') : source;
  return providerName(name);
}

/** The displayed name of a provider or of an imported source; undefined for other sources of titles. */
export function providerName(source: string): string | undefined {
  return isProvider(source) ? credits[source].name : findImportedSource(source)?.name;
}

/** The notices of the configured providers and of the sources of stored titles, in the order of the media types. */
export function requiredNotices(
  choices: readonly ProviderChoice[],
  stored: readonly { readonly media_type: MediaType; readonly source: string }[],
) {
  const configured = choices.flatMap(({ name }) =>
    mediaTypesOf(name).map((media_type) => ({ media_type, source: name })),
  );
  const sources = [...stored, ...configured].map(({ media_type, source }) => ({ type: media_type, source }));
  return mediaTypeNames.flatMap((type) => {
    const names = new Set(sources.filter((source) => source.type === type).map(({ source }) => source));
    return [...names].sort().flatMap((source) => {
      const text = noticeOf(source);
      const url = findImportedSource(source)?.url ?? (isProvider(source) ? credits[source].url : '');
      return text ? [{ type, source, name: providerName(source) ?? source, url, text }] : [];
    });
  });
}

function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(credits, name);
}

/** The path of the page that credits all sources of the catalogue. */
export const dataPagePath = '/about/data';

/** How a provider is credited. */
export interface ProviderCredit extends Credit {
  /** The name of its id among the ids of a title. */
  readonly idName: string;
  /** Its media types, each with the URL of a title's page before the id; null where the id does not determine the URL. */
  readonly titlePages: Readonly<Partial<Record<MediaType, string | null>>>;
}

/** The name under which each provider requests to be credited, and the URLs of its titles. */
export const credits: Readonly<Record<ProviderName, ProviderCredit>> = {
  rawg: {
    name: 'RAWG',
    url: 'https://rawg.io/',
    idName: 'rawg_id',
    titlePages: { game: 'https://rawg.io/games/' },
  },
  igdb: { name: 'IGDB', url: 'https://www.igdb.com/', idName: 'igdb_id', titlePages: { game: null } },
  // Hosts with the API of Jikan serve the data of MyAnimeList.
  jikan: {
    name: 'MyAnimeList',
    url: 'https://myanimelist.net/',
    idName: 'mal_id',
    titlePages: { anime: 'https://myanimelist.net/anime/', manga: 'https://myanimelist.net/manga/' },
  },
  anilist: {
    name: 'AniList',
    url: 'https://anilist.co/',
    idName: 'anilist_id',
    titlePages: { anime: 'https://anilist.co/anime/', manga: 'https://anilist.co/manga/' },
  },
  tmdb: {
    name: 'TMDB',
    url: 'https://www.themoviedb.org/',
    idName: 'tmdb_id',
    titlePages: { movie: 'https://www.themoviedb.org/movie/', show: 'https://www.themoviedb.org/tv/' },
  },
};

/** The media types of a provider's titles. */
function mediaTypesOf(name: ProviderName): readonly MediaType[] {
  return mediaTypeNames.filter((type) => type in credits[name].titlePages);
}

/** The line that a server prints at its start about the sources of its titles. */
export function catalogueLine(choices: readonly ProviderChoice[], hasOpenData: boolean): string {
  const installed = hasOpenData ? 'the built-in titles and open data' : 'the built-in titles';
  if (choices.length === 0) return `Catalogue: ${installed} only; CATALOGUE_PROVIDERS is not set.`;
  const namesOf = (type: MediaType) =>
    choices.filter(({ name }) => mediaTypesOf(name).includes(type)).map(nameOf);
  const sources = mediaTypeNames.flatMap((type) => {
    const names = namesOf(type);
    return names.length > 0 ? [`${mediaTypes[type].pluralNoun} from ${names.join(', then ')}`] : [];
  });
  return `Catalogue: ${installed}, and ${sources.join('; ')}.`;
}

function nameOf(choice: ProviderChoice): string {
  return choice.name === 'jikan' ? new URL(choice.url).host : credits[choice.name].name;
}
