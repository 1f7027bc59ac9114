import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { formatSnippets } from './formatSnippets.ts';
import { storySnippets } from './storySnippets.ts';

/** Vite plugin that makes "Show code" display the story's snippet. Storybook's own code is generated from minified components. */
export function showSnippets(): Plugin {
  return {
    name: 'gildshelf:show-snippets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      async handler(source, id) {
        // Read from the file, because Storybook's plugins may have changed `source`.
        const snippets = storySnippets(await readFile(id, 'utf8'), id);
        const formatted = await formatSnippets([...snippets.values()]);
        const lines = [...snippets.keys()].map((name, index) => {
          const code = JSON.stringify(formatted[index]);
          return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: { ...${name}.parameters?.docs?.source, code: ${code} } } };`;
        });
        // After the last line, so that all other positions stay as they are.
        return { code: [source, ...lines].join('\n'), map: null };
      },
    },
  };
}
