import { isWebUrl, trailerVideoId } from '@gildshelf/api-client/contract';
import type { ProviderName } from '../CatalogueProvider.ts';

/** The hosts of each provider's images. An image on any other host is rejected. */
export const imageHosts = {
  rawg: ['media.rawg.io'],
  igdb: ['images.igdb.com'],
  jikan: ['cdn.myanimelist.net'],
  anilist: ['s4.anilist.co'],
  tmdb: ['image.tmdb.org'],
} as const satisfies Record<ProviderName, readonly string[]>;

const videoId = /^[\w-]{11}$/;

/** The URL to embed a trailer, built from a YouTube id or from another embed URL; undefined where neither is valid. */
export function trailerUrl(id: string | undefined, embedUrl?: string): string | undefined {
  const validId = id && videoId.test(id) ? id : trailerVideoId(embedUrl ?? '');
  return validId ? `https://www.youtube-nocookie.com/embed/${validId}` : undefined;
}

/**
 * Validates the URL of an image and escapes it for a srcset: over https, on one of the hosts and the default port, without
 * credentials, at most 2,048 characters; undefined for any other.
 */
export function imageUrl(url: string, hosts: readonly string[]): string | undefined {
  if (!isWebUrl(url, ['https:'])) return undefined;
  const { host, href } = new URL(url);
  // In a srcset a comma would end the URL.
  return hosts.includes(host) ? href.replaceAll(',', '%2C') : undefined;
}
