import type { Plugin } from 'vite';
import { storiesWithScreenshot } from './storiesWithScreenshot.ts';

/** Vite plugin that enables Chromatic's snapshots for every story that has a screenshot, so that no story file has to do so. */
export function enableSnapshots(): Plugin {
  return {
    name: 'gildshelf:snap-pictured-stories',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(source) {
        const lines = storiesWithScreenshot(source).map(
          (name) =>
            `${name}.parameters = { ...${name}.parameters, chromatic: { ...${name}.parameters?.chromatic, disableSnapshot: false } };`,
        );
        // After the last line, so that all other positions stay as they are.
        return { code: [source, ...lines].join('\n'), map: null };
      },
    },
  };
}
