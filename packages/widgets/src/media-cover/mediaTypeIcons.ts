import type { MediaType } from '@gildshelf/api-client/contract';
import type { IconName } from '@gildshelf/ui';

/** Icon of each media type. */
export const mediaTypeIcons: Readonly<Record<MediaType, IconName>> = {
  game: 'gamepad',
  anime: 'tv',
  movie: 'film',
};
