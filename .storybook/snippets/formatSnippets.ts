import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

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
