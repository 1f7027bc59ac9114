import { builtInCredits, type Credit } from '@gildshelf/api-client/contract';
import { createContext, useContext } from 'react';

/** What the server, or whoever put the site on a CDN, has set for it (in the document's meta tags). */
export interface SiteSettings {
  /** The API's origin; empty where it is the site's own. */
  readonly apiHost: string;
  /** As `useHumanCheck` takes it. */
  readonly humanCheck: string;
  /** Whom one may sign in with, by the name on the button; null where nobody is offered. */
  readonly thirdParty: string | null;
  /** Who the games and the anime are from. */
  readonly gameData: Credit;
  readonly animeData: Credit;
}

/** What the document says. */
export function readSettings(): SiteSettings {
  const thirdParty = readMeta('third-party-sign-in', 'Google');
  return {
    apiHost: readMeta('api-host', ''),
    humanCheck: readMeta('human-check', 'proof-of-work'),
    thirdParty: thirdParty === 'off' ? null : thirdParty,
    gameData: readCredit('game-data', builtInCredits.game),
    animeData: readCredit('anime-data', builtInCredits.anime),
  };
}

/** A name and an address, with a space between them. */
function readCredit(meta: string, fallback: Credit): Credit {
  const [name, url] = readMeta(meta, '').split(' ');
  return name && url ? { name, url } : fallback;
}

/** What a meta tag says; the fallback where there is no document or no such tag. */
function readMeta(name: string, fallback: string): string {
  if (typeof document === 'undefined') return fallback;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? fallback;
}

const SettingsContext = createContext<SiteSettings | null>(null);

/** The settings for everything below: on the server from those of its environment, in a browser from the document. */
export const SettingsProvider = SettingsContext.Provider;

/** The settings of the site; what the document says where nobody has given any. */
export function useSettings(): SiteSettings {
  return useContext(SettingsContext) ?? readSettings();
}
