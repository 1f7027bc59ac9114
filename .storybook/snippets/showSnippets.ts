import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
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

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/.bin/biome');

const separator = '// ---- next snippet ----';

/** Formats TypeScript modules with Biome in a single process, with lines of at most 80 characters, which fit on a docs page. */
export async function formatSnippets(snippets: readonly string[]): Promise<string[]> {
  const run = spawn(biome, ['format', '--stdin-file-path=snippet.tsx', '--line-width=80'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  run.stdin.end(snippets.join(`\n${separator}\n`));
  const [formatted, code] = await Promise.all([
    text(run.stdout),
    new Promise((resolve, reject) => run.on('close', resolve).on('error', reject)),
  ]);
  if (code !== 0) throw new Error(`Biome could not format the snippets: ${snippets.join('\n')}`);
  return formatted.split(separator).map((snippet) => snippet.trim());
}
