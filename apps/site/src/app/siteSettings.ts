import {
  builtInTypes,
  type CatalogueType,
  type Credit,
  catalogues,
  catalogueTypes,
} from '@gildshelf/api-client/contract';
import { createContext, useContext } from 'react';

/** Settings that the server, or the operator of a CDN deployment, writes into the document's meta tags. */
export interface SiteSettings {
  /** The API's origin; empty when it is the site's own. */
  readonly apiHost: string;
  /** As expected by `useHumanCheck`. */
  readonly humanCheck: string;
  /** Name of the third-party sign-in provider, as on the button; null when none is offered. */
  readonly thirdParty: string | null;
  /** The provider of the titles of each media type. */
  readonly dataCredits: Readonly<Record<CatalogueType, Credit>>;
  /** The media types that lists, searches and menus show. */
  readonly mediaTypes: readonly CatalogueType[];
}

/** Reads the settings from the document's meta tags. */
export function readSettings(): SiteSettings {
  const thirdParty = readMeta('third-party-sign-in', 'Google');
  return {
    apiHost: readMeta('api-host', ''),
    humanCheck: readMeta('human-check', 'proof-of-work'),
    thirdParty: thirdParty === 'off' ? null : thirdParty,
    dataCredits: Object.fromEntries(
      catalogueTypes.map((type) => [type, readCredit(`${type}-data`, catalogues[type].dataCredit)]),
    ) as SiteSettings['dataCredits'],
    mediaTypes: readMediaTypes(),
  };
}

/** Reads names of media types, separated by spaces. Ignores unknown ones, which may be those of a newer server. */
function readMediaTypes(): readonly CatalogueType[] {
  const names = readMeta('media-types', '').split(' ');
  const types = catalogueTypes.filter((type) => names.includes(type));
  return types.length > 0 ? types : builtInTypes;
}

/** Reads a credit: a name and a URL, separated by a space. */
function readCredit(meta: string, fallback: Credit): Credit {
  const [name, url] = readMeta(meta, '').split(' ');
  return name && url ? { name, url } : fallback;
}

/** The content of a meta tag; the fallback when there is no document or no such tag. */
function readMeta(name: string, fallback: string): string {
  if (typeof document === 'undefined') return fallback;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? fallback;
}

const SettingsContext = createContext<SiteSettings | null>(null);

/** Provides the settings: on the server from its environment, in a browser from the document. */
export const SettingsProvider = SettingsContext.Provider;

/** The settings of the site; read from the document when there is no provider. */
export function useSettings(): SiteSettings {
  return useContext(SettingsContext) ?? readSettings();
}
