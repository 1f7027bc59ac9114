import type { Credit } from '@gildshelf/api-client/contract';
import type { Config } from '../../config/readConfig.ts';
import { dataCredit } from '../../providers/credits.ts';

/** What the site has to know of the settings, in its own words. */
export interface SiteSettings {
  readonly publicUrl: string;
  /** The API's origin; empty where it is the site's own. */
  readonly apiHost: string;
  /** The kind of check, with the key of the site where the kind has one. */
  readonly humanCheck: string;
  /** Whom one may sign in with; null where nobody is offered. */
  readonly thirdParty: string | null;
  /** Who the games and the anime are from: the first provider of each that is asked. */
  readonly gameData: Credit;
  readonly animeData: Credit;
}

/** Reads them from the environment. */
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
