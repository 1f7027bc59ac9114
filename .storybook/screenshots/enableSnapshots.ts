import type { Plugin } from 'vite';
import { modes, screenshotKind } from '../modes.ts';

/** Vite plugin that enables Chromatic's snapshots for every story that has a screenshot, so that no story file has to do so. */
export function enableSnapshots(): Plugin {
  return {
    name: 'gildshelf:snap-pictured-stories',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(source) {
        const lines = storiesWithScreenshot(source).map(({ name, kind }) => {
          const snapshot = `disableSnapshot: false, modes: ${JSON.stringify(modes[kind])}`;
          return `${name}.parameters = { ...${name}.parameters, chromatic: { ...${name}.parameters?.chromatic, ${snapshot} } };`;
        });
        // After the last line, so that all other positions stay as they are.
        return { code: [source, ...lines].join('\n'), map: null };
      },
    },
  };
}

/** A story that has a screenshot, and its modes. */
interface StoryWithScreenshot {
  readonly name: string;
  readonly kind: keyof typeof modes;
}

/** Returns the stories of a file that have a screenshot, each with the key of its modes. */
export function storiesWithScreenshot(source: string): StoryWithScreenshot[] {
  const [, list = ''] = /\btags: \[([^\]]*)\]/.exec(source) ?? [];
  const tags = [...list.matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag);
  return [...source.matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']): StoryWithScreenshot[] => {
    const kind = screenshotKind({ exportName: name, tags });
    return kind ? [{ name, kind }] : [];
  });
}
