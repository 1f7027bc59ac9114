import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookName, variantName } from '../src/theme/compiled/css.ts';
import { compileStylesForEsbuild } from './compileStylesForEsbuild.ts';
import { recordStyles } from './recordStyles.ts';
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
  // Stitches sends the steps of an animation as soon as a look names it, also of one that no server renders.
  const [, gleam = ''] = /@keyframes ([\w-]+)\{0%\{transform:translateX/.exec(real.css) ?? [];
  const others = rules(real.css).filter((rule) => !rule.startsWith(`@keyframes ${gleam}{`));
  expect(rules(compiled.css)).toEqual(others);
  expect(others).toHaveLength(rules(real.css).length - 1);
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

/** The text of each class, in the order of the modules: as a style sheet of the build has them. */
function rulesInModuleOrder(records: Awaited<ReturnType<typeof recordStyles>>['records']) {
  const parts = [...records.values()].flatMap((record) => (record.kind === 'look' ? record.parts : []));
  return new Map(
    parts.flatMap(([hash, text, variants]) => [
      [lookName(hash), text] as const,
      ...Object.entries(variants ?? {}).flatMap(([variant, values]) =>
        Object.entries(values).map(
          ([value, [chosen, rules]]) => [variantName(hash, chosen, variant, value), rules] as const,
        ),
      ),
    ]),
  );
}

/** What a class sets: 'selector property'. */
const declared = (text: string) =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector, body = '']) =>
    body.split(';').map((declaration) => `${selector} ${declaration.split(':')[0]}`),
  );
const isAlike = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
const isVariant = (name: string) => /^gs-c-\w+-/.test(name);

test('two looks of one element that set the same stand in a style sheet of the build as they do when they are written one by one', async () => {
  const rules = rulesInModuleOrder((await recordStyles()).records);
  const inSheet = [...rules.keys()];
  const elements = new Set(
    real.pages.flatMap(({ html }) => [...html.matchAll(/class="([^"]+)"/g)].map(([, names = '']) => names)),
  );
  const alike = [...elements].flatMap((names) => {
    const known = names.split(' ').filter((name) => rules.has(name) && real.css.includes(`.${name}{`));
    const pairs = known.flatMap((one, index) => known.slice(index + 1).map((other) => [one, other] as const));
    return pairs.filter(
      ([one, other]) =>
        isVariant(one) === isVariant(other) &&
        declared(rules.get(one) ?? '').some((mine) =>
          declared(rules.get(other) ?? '').some((theirs) => isAlike(mine, theirs)),
        ),
    );
  });
  const isFirst = ([one, other]: readonly [string, string], order: (name: string) => number) =>
    order(one) < order(other);
  expect(alike.length).toBeGreaterThan(5);
  expect(
    alike.filter(
      (pair) =>
        isFirst(pair, (name) => inSheet.indexOf(name)) !==
        isFirst(pair, (name) => real.css.indexOf(`.${name}{`)),
    ),
  ).toEqual([]);
});
