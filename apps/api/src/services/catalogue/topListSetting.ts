import type { MediaType } from '@gildshelf/api-client/contract';

/** The setting that says whose top list is kept; without it, it is the built-in catalogue's. */
export function topListSetting(mediaType: MediaType): string {
  return `top-list-of:${mediaType}`;
}
