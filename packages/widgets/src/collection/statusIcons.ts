import type { IconName } from '@gildshelf/ui';

/** The small drawing beside a status; a status without one has words only. */
export const statusIcons: Readonly<Record<string, IconName | undefined>> = {
  planned: 'bookmark',
  playing: 'play',
  watching: 'play',
  're-watching': 'refresh',
  paused: 'pause',
  completed: 'check',
  watched: 'check',
  dropped: 'cross',
};
