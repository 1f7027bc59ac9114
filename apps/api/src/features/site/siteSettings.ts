import type { Credit } from '@gildshelf/api-client/contract';
import type { Config } from '../../config/readConfig.ts';
import { dataCredit } from '../../providers/credits.ts';

/** The settings that the server passes to the site. */
export interface SiteSettings {
  readonly publicUrl: string;
  /** The API's origin; empty where it is the site's own. */
  readonly apiHost: string;
  /** The kind of human check, with its site key where it has one. */
  readonly humanCheck: string;
  /** The name of the third party for sign-in; null where none is configured. */
  readonly thirdParty: string | null;
  /** The credits for games and for anime: the first configured provider of each. */
  readonly gameData: Credit;
  readonly animeData: Credit;
}

/** Derives the settings of the site from the configuration of the server. */
export function siteSettings(config: Config): SiteSettings {
  const { publicUrl, apiUrl, humanCheck, thirdPartySignIn, catalogueProviders } = config;
  return {
    publicUrl,
    apiHost: apiUrl === publicUrl ? '' : apiUrl,
    humanCheck: 'siteKey' in humanCheck ? `${humanCheck.kind}:${humanCheck.siteKey}` : humanCheck.kind,
    thirdParty: thirdPartySignIn.isOffered ? thirdPartySignIn.name : null,
    gameData: dataCredit('game', catalogueProviders),
    animeData: dataCredit('anime', catalogueProviders),
  };
}
