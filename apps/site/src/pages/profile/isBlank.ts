import type { Profile } from '@gildshelf/api-client/contract';

/** Whether a profile has no values yet. */
export function isBlank({ display_name, avatar_url, bio, location, website }: Profile): boolean {
  return ![display_name, avatar_url, bio, location, website].some(Boolean);
}
