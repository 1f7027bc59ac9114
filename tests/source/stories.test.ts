import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  dataAttributesOf,
  exportedComponents,
  hasDocLine,
  undocumentedMembers,
} from './story-sets/componentSources.ts';
import { readStorySet } from './story-sets/readStorySet.ts';

const root = join(import.meta.dirname, '../..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

describe.each(['ui', 'widgets'])('%s', (packageName) => {
  const source = join(root, 'packages', packageName, 'src');
  const components = exportedComponents(source);
  const sets = globSync('**/*.stories.tsx', { cwd: source }).map((file) => readStorySet(join(source, file)));
  const setOf = ({ name, file }: (typeof components)[number]) =>
    sets.find((set) => set.components.includes(name) && dirname(set.file) === dirname(file)) ??
    // The stories of a hook show the component that it renders.
    sets.find((set) => name.startsWith('use') && set.file === file.replace(/\.tsx$/, '.stories.tsx'));
  const relativePath = (file: string) => file.slice(source.length + 1);

  test('every exported component has stories', () => {
    expect(components.length).toBeGreaterThan(5);
    const missing = components.filter((component) => !setOf(component));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('every set of stories has Default and AllVariants, which shows every variant', () => {
    const incomplete = sets.filter(
      ({ stories }) => !stories.includes('Default') || !stories.includes('AllVariants'),
    );
    expect(incomplete.map(({ file }) => relativePath(file))).toEqual([]);
  });

  test('every component has a page in the docs', () => {
    expect(read('.storybook/preview.tsx')).toContain("tags: ['autodocs']");
    expect(
      sets.filter(({ tags }) => tags.includes('!autodocs')).map(({ file }) => relativePath(file)),
    ).toEqual([]);
  });

  test('every component is used in a play function or a test', () => {
    const tests = testsIn(source, '**/*.test.tsx');
    const untested = components.filter((component) => {
      const isPlayed = setOf(component)?.stories.some((name) => name.endsWith('Interactions'));
      return !isPlayed && !tests.some((text) => new RegExp(`<(ui\\.)?${component.name}\\b`).test(text));
    });
    expect(untested.map(({ name }) => name)).toEqual([]);
  });

  test('every component and every prop has a doc line', () => {
    const files = [...new Set(components.map(({ file }) => file))];
    const undocumented = components.filter(({ name, file }) => !hasDocLine(file, name));
    expect([...undocumented.map(({ name }) => name), ...files.flatMap(undocumentedMembers)]).toEqual([]);
  });

  test("the table of a component's stories lists exactly the data attributes that the component sets", () => {
    const wrong = sets.flatMap(({ file, components: about, dataAttributes }) => {
      const own = components.filter((component) => about.includes(component.name));
      const isForeign = (path: string) => components.some((one) => one.file === path && !own.includes(one));
      const found = own.map((component) => dataAttributesOf(component.file, isForeign));
      const written = new Set(found.flatMap((one) => [...one.written]));
      const unlisted = [...written].filter((name) => !dataAttributes.has(name));
      const unwritten = [...dataAttributes.keys()].filter(
        (name) => !found.some((one) => one.written.has(name) || one.possible.has(name)),
      );
      return [
        ...unlisted.map((name) => `${relativePath(file)} does not list ${name}`),
        ...unwritten.map((name) => `${relativePath(file)} lists ${name}, which nothing sets`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('every state that the tables list is tested by a play function or a test', () => {
    const untested = sets.flatMap(({ file, text, dataAttributes }) => {
      const testSource = [
        text.slice(text.search(/^export const \w+Interactions/m)),
        ...testsIn(dirname(file), '*.test.{ts,tsx}'),
      ].join();
      return [...dataAttributes]
        .filter(([attribute]) => !placedByRadix.includes(attribute))
        .flatMap(([attribute, meaning]) => [attribute, ...statesIn(meaning)])
        .filter((name) => !testSource.includes(name) && !testSource.includes(datasetName(name)))
        .map((name) => `${relativePath(file)}: ${name}`);
    });
    expect(untested).toEqual([]);
  });
});

test('the kitchen-sink page shows every component of ui', () => {
  const folder = join(root, 'storybook/kitchen-sink');
  const sink = globSync('*.tsx', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const missing = exportedComponents(join(root, 'packages/ui/src')).filter(
    ({ name }) => !forOtherPages.includes(name) && !sink.some((part) => new RegExp(`<${name}\\b`).test(part)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

/**
 * Not on that page: the `<main>` of an embed frame, of which a page may have just one, the isolation of our styles, components without an element
 * of their own, and the parts of diaries, lists, reviews and long collections.
 */
const forOtherPages = [
  'AppearanceProvider',
  'CollectionTools',
  'CompactCover',
  'CompactCoverGrid',
  'DataGrid',
  'DataGridRow',
  'DayList',
  'EmbedPanel',
  'InlineSelect',
  'Island',
  'MediaRow',
  'MessagesProvider',
  'PeriodHeading',
  'SortableList',
  'Prose',
  'Spoiler',
  'SelectBox',
  'SelectionBar',
  'Translated',
  'TileAction',
];

/** The placement and the swipe distance, which Radix sets and tests itself. */
const placedByRadix = ['data-side', 'data-align', 'data-orientation', 'data-swipe', 'data-swipe-direction'];

function testsIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The script access to an attribute: 'data-state' becomes 'dataset.state'. */
function datasetName(attribute: string): string {
  const [, ...words] = attribute.split('-');
  return `dataset.${words.map((word, index) => (index ? word[0]?.toUpperCase() + word.slice(1) : word)).join('')}`;
}

/** The values between backticks. */
function statesIn(meaning: string): string[] {
  return [...meaning.matchAll(/`(\w+)`/g)].map(([, state = '']) => state);
}
