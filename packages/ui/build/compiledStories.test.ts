import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variantClassName } from '../src/theme/compiled/css.ts';
import { compileStylesForEsbuild } from './compileStylesForEsbuild.ts';
import { recordStyles, runBundle } from './recordStyles.ts';
import type { renderStories } from './renderStories.tsx';
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

test('renders every story on the server', () => {
  expect(files.length).toBeGreaterThan(30);
  // Dialogs render in the browser only.
  expect(real.pages.filter(({ html }) => html !== '').length).toBeGreaterThan(150);
});

test('renders every story to the same HTML and class names, compiled or not', () => {
  expect(compiled.pages).toEqual(real.pages);
});

test('collects the same rules for all stories on the server, compiled or not', () => {
  const rules = (css: string) => [...new Set(splitRules(css))].sort();
  expect(rules(real.css).length).toBeGreaterThan(300);
  // Stitches also sends the keyframes that are used only by styles that no server renders.
  const [, clientOnly = ''] = /@keyframes ([\w-]+)\{0%\{transform:translateX/.exec(real.css) ?? [];
  const others = rules(real.css).filter((rule) => !rule.startsWith(`@keyframes ${clientOnly}{`));
  expect(rules(compiled.css)).toEqual(others);
  expect(others).toHaveLength(rules(real.css).length - 1);
});

test('the style sheet has the classes of each element in the same order, compiled or not', () => {
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

/** Rules of each class, in the order of the modules, as in the style sheet of a build. */
function rulesInModuleOrder(records: Awaited<ReturnType<typeof recordStyles>>['records']) {
  const parts = [...records.values()].flatMap((record) => (record.kind === 'style' ? record.parts : []));
  return new Map(
    parts.flatMap(([name, text, variants]) => [
      [name, text] as const,
      ...Object.entries(variants ?? {}).flatMap(([variant, values]) =>
        Object.entries(values).map(
          ([value, [hash, rules]]) => [variantClassName(name, hash, variant, value), rules] as const,
        ),
      ),
    ]),
  );
}

/** The properties that rules set, as 'selector property'. */
const declaredProperties = (text: string) =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector, body = '']) =>
    body.split(';').map((declaration) => `${selector} ${declaration.split(':')[0]}`),
  );
const overlaps = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
const isVariant = (name: string) => /^gs-c-\w+-/.test(name);

test('in the style sheet of a build, classes of one element that set the same property are in the same order as at run time', async () => {
  const rules = rulesInModuleOrder((await recordStyles()).records);
  const sheetOrder = [...rules.keys()];
  const elements = new Set(
    real.pages.flatMap(({ html }) => [...html.matchAll(/class="([^"]+)"/g)].map(([, names = '']) => names)),
  );
  const conflicting = [...elements].flatMap((names) => {
    const existing = names.split(' ').filter((name) => rules.has(name) && real.css.includes(`.${name}{`));
    const pairs = existing.flatMap((one, index) =>
      existing.slice(index + 1).map((other) => [one, other] as const),
    );
    return pairs.filter(
      ([one, other]) =>
        isVariant(one) === isVariant(other) &&
        declaredProperties(rules.get(one) ?? '').some((property) =>
          declaredProperties(rules.get(other) ?? '').some((otherProperty) =>
            overlaps(property, otherProperty),
          ),
        ),
    );
  });
  const isFirst = ([one, other]: readonly [string, string], order: (name: string) => number) =>
    order(one) < order(other);
  expect(conflicting.length).toBeGreaterThan(5);
  expect(
    conflicting.filter(
      (pair) =>
        isFirst(pair, (name) => sheetOrder.indexOf(name)) !==
        isFirst(pair, (name) => real.css.indexOf(`.${name}{`)),
    ),
  ).toEqual([]);
});
