import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

function lint(text: string) {
  const options = ['lint', '--stdin-file-path=apps/site/src/Made.tsx'];
  return spawnSync(process.execPath, [biome, ...options], { cwd: root, input: text, encoding: 'utf8' });
}

test('lint refuses dangerouslySetInnerHTML', () => {
  const component = (props: string) =>
    `export const Made = ({ text }: { text: string }) => <p ${props} />;\n`;
  expect(lint(component('title={text}')).status).toBe(0);
  expect(lint(component('dangerouslySetInnerHTML={{ __html: text }}')).status).toBe(1);
});

test('no file that a browser gets makes HTML or code out of text, or switches that rule off', () => {
  const sinks =
    /dangerouslySetInnerHTML['"]?\s*[=:]|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function\(|srcdoc|noDangerouslySetInnerHtml/i;
  const files = globSync(['{packages/*,apps/site}/src/**/*.{ts,tsx}', 'apps/site/index.html'], { cwd: root });
  const shown = files.filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((file) => sinks.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
