import type { IconName } from '@gildshelf/ui';

/** Icon of each status; a status without an icon shows its label only. */
export const statusIcons: Readonly<Record<string, IconName | undefined>> = {
  planned: 'bookmark',
  playing: 'play',
  watching: 'play',
  reading: 'play',
  're-watching': 'refresh',
  're-reading': 'refresh',
  paused: 'pause',
  completed: 'check',
  watched: 'check',
  dropped: 'cross',
};
