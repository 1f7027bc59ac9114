import type { Plugin } from 'vite';

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

/** Returns the names of a file's stories that have a screenshot: `AllVariants` of a component, or all of a page except `…Interactions`. */
export function storiesWithScreenshot(source: string): string[] {
  const isPage = /\btags: \[[^\]]*'page'/.test(source);
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return names.filter((name) => name === 'AllVariants' || (isPage && !name.endsWith('Interactions')));
}
