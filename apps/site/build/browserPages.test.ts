import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutServerProperties } from './browserPages.ts';

const browserCode = (lines: readonly string[]) => {
  const code = lines.join('\n');
  const program = parseAst(code) as unknown as Parameters<typeof withoutServerProperties>[1];
  return withoutServerProperties(code, program).split('\n').filter(Boolean);
};

test('removes the properties that the server reads from the definition of a page, and nothing else', () => {
  const rest = [
    "import { definePage } from '../definePage.js';",
    "export const other = { title: 'Stays' };",
    'export const pages = names.map((name) =>',
  ];
  expect(
    browserCode([
      ...rest,
      "  definePage({ path: name, layout: 'app', title: 'A', render: { query: ['a'] }, component, budgetKb: 1 }),",
      ');',
    ]),
  ).toEqual([...rest, "  definePage({ path: name, layout: 'app', component,  }),", ');']);
});

test('removes the functions, values and imports that only the removed properties use', () => {
  expect(
    browserCode([
      "import 'sideEffect';",
      "import { definePage, notFound } from '../definePage.js';",
      "import { lists } from './lists.js';",
      'const limit = 3;',
      'const component = () => import("./Page.js");',
      'export const page = definePage({ component, render: { requests } });',
      'function requests() { return lists(limit); }',
    ]),
  ).toEqual([
    "import 'sideEffect';",
    "import { definePage, notFound } from '../definePage.js';",
    'const component = () => import("./Page.js");',
    'export const page = definePage({ component,  });',
  ]);
});
