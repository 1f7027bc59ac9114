import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileStylesForEsbuild } from './compileStylesForEsbuild.ts';
import type { renderStories } from './renderStories.tsx';
import { runBundle } from './runBundle.ts';
import { splitRules } from './splitRules.ts';

const files = globSync('src/**/*.stories.tsx', { cwd: join(import.meta.dirname, '..') })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const entry = [
  ...files.map((file, index) => `import * as stories${index} from './${file}';`),
  "import { renderStories } from './build/renderStories.tsx';",
  `export default renderStories({ ${files.map((file, index) => `'${file}': stories${index}`).join(', ')} });`,
].join('\n');

type Rendered = { default: ReturnType<typeof renderStories> };
const { default: real } = await runBundle<Rendered>(entry, []);
const { default: compiled } = await runBundle<Rendered>(entry, [compileStylesForEsbuild()]);

test('every story renders on a server', () => {
  expect(files.length).toBeGreaterThan(30);
  // A dialog is in the page only once a browser has it.
  expect(real.pages.filter(({ html }) => html !== '').length).toBeGreaterThan(150);
});

test('every story is the same HTML, with the same class names, compiled or not', () => {
  expect(compiled.pages).toEqual(real.pages);
});

test('a server sends the same rules for all stories, compiled or not', () => {
  const rules = (css: string) => [...new Set(splitRules(css))].sort();
  expect(rules(real.css).length).toBeGreaterThan(300);
  expect(rules(compiled.css)).toEqual(rules(real.css));
});

test('of the looks on one element, the same one comes last in the cascade', () => {
  const elements = real.pages.flatMap(({ html }) =>
    [...html.matchAll(/class="([^"]+)"/g)].map(([, names = '']) => names),
  );
  const cascade = (css: string) =>
    [...new Set(elements)].map((names) =>
      names
        .split(' ')
        .filter((name) => css.includes(`.${name}{`))
        .sort((one, other) => css.indexOf(`.${one}{`) - css.indexOf(`.${other}{`)),
    );
  expect(cascade(compiled.css)).toEqual(cascade(real.css));
});
