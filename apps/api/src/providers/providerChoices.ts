import { ConfigError } from '../platform/errors.ts';
import { type ProviderName, providerNames } from './CatalogueProvider.ts';

/** A configured provider, with its credentials and its URL. */
export type ProviderChoice =
  | { readonly name: 'rawg'; readonly key: string; readonly url: string }
  | { readonly name: 'tmdb'; readonly key: string }
  | { readonly name: 'igdb'; readonly clientId: string; readonly secret: string }
  | { readonly name: 'jikan'; readonly url: string }
  | { readonly name: 'anilist' };

/** The settings of the providers, as they are read from the environment. */
export interface ProviderValues {
  readonly CATALOGUE_PROVIDERS: readonly ProviderName[];
  readonly RAWG_KEY?: string | undefined;
  readonly RAWG_URL: string;
  readonly IGDB_CLIENT_ID?: string | undefined;
  readonly IGDB_CLIENT_SECRET?: string | undefined;
  readonly JIKAN_URL?: string | undefined;
  readonly TMDB_KEY?: string | undefined;
}

/** Whether each item of a list names a provider, without duplicates. */
export function areProviderNames(list: readonly string[]): list is ProviderName[] {
  const known: readonly string[] = providerNames;
  return new Set(list).size === list.length && list.every((name) => known.includes(name));
}

/** The configured providers in order of preference. Throws a ConfigError where a required setting is missing. */
export function providerChoices(values: ProviderValues): readonly ProviderChoice[] {
  const requireSetting = (
    setting: Exclude<keyof ProviderValues, 'CATALOGUE_PROVIDERS' | 'RAWG_URL'>,
    name: ProviderName,
    hint = '',
  ) => {
    const value = values[setting];
    if (!value) throw new ConfigError(`CATALOGUE_PROVIDERS=${name} needs ${setting}${hint}.`);
    return value;
  };
  const readers: Readonly<Record<ProviderName, () => ProviderChoice>> = {
    rawg: () => ({ name: 'rawg', key: requireSetting('RAWG_KEY', 'rawg'), url: values.RAWG_URL }),
    igdb: () => ({
      name: 'igdb',
      clientId: requireSetting('IGDB_CLIENT_ID', 'igdb'),
      secret: requireSetting('IGDB_CLIENT_SECRET', 'igdb'),
    }),
    jikan: () => ({
      name: 'jikan',
      url: requireSetting('JIKAN_URL', 'jikan', ', such as https://api.tenrai.org/v1'),
    }),
    anilist: () => ({ name: 'anilist' }),
    tmdb: () => ({ name: 'tmdb', key: requireSetting('TMDB_KEY', 'tmdb') }),
  };
  return values.CATALOGUE_PROVIDERS.map((name) => readers[name]());
}
