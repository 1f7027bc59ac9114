import { isWebAddress, trailerVideoId } from '@gildshelf/api-client/contract';
import type { ProviderName } from '../CatalogueProvider.ts';

/** THE list of hosts that each provider's pictures may lie on; a picture elsewhere is none. */
export const imageHosts = {
  rawg: ['media.rawg.io'],
  igdb: ['images.igdb.com'],
  jikan: ['cdn.myanimelist.net'],
  anilist: ['s4.anilist.co'],
  tmdb: ['image.tmdb.org'],
} as const satisfies Record<ProviderName, readonly string[]>;

const videoId = /^[\w-]{11}$/;

/** Where a trailer can be played, made anew from YouTube's id or out of an embed address; undefined where neither is one. */
export function trailerUrl(id: string | undefined, embedUrl?: string): string | undefined {
  const found = id && videoId.test(id) ? id : trailerVideoId(embedUrl ?? '');
  return found ? `https://www.youtube-nocookie.com/embed/${found}` : undefined;
}

/**
 * The address of a picture, fit for a srcset: over https, on one of the hosts and its usual port, without credentials, at
 * most 2,048 characters; undefined for any other.
 */
export function imageUrl(address: string, hosts: readonly string[]): string | undefined {
  if (!isWebAddress(address, ['https:'])) return undefined;
  const { host, href } = new URL(address);
  // In a srcset a comma would end the address.
  return hosts.includes(host) ? href.replaceAll(',', '%2C') : undefined;
}
