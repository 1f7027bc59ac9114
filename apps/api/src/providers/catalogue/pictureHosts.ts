import type { ProviderName } from './CatalogueProvider.ts';

/** THE list of hosts that each provider's pictures may lie on; a picture elsewhere is none. */
export const pictureHosts = {
  rawg: ['media.rawg.io'],
  igdb: ['images.igdb.com'],
  jikan: ['cdn.myanimelist.net'],
  anilist: ['s4.anilist.co'],
  tmdb: ['image.tmdb.org'],
} as const satisfies Record<ProviderName, readonly string[]>;
