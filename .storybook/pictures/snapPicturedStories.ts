import type { Plugin } from 'vite';
import { picturedStories } from './picturedStories.ts';

/** Turns Chromatic's snapshots on where a story is pictured, so that no story has to say it, and none can forget it. */
export function snapPicturedStories(): Plugin {
  return {
    name: 'gildshelf:snap-pictured-stories',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(source) {
        const lines = picturedStories(source).map(
          (name) =>
            `${name}.parameters = { ...${name}.parameters, chromatic: { ...${name}.parameters?.chromatic, disableSnapshot: false } };`,
        );
        // Behind the last line, the places of all others stay true.
        return { code: [source, ...lines].join('\n'), map: null };
      },
    },
  };
}
