import type { Credit, MediaType } from '@gildshelf/api-client/contract';
import type { ProviderName } from './CatalogueProvider.ts';
import { credits } from './credits.ts';

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
