import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { formatSnippets } from './formatSnippets.ts';
import { storySnippets } from './storySnippets.ts';

/** Makes "Show code" of every story show its snippet, not what Storybook reads from the minified components. */
export function showSnippets(): Plugin {
  return {
    name: 'gildshelf:show-snippets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      async handler(source, id) {
        // From the file: plugins of Storybook may have changed the source by now.
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
