import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataAttributesOf } from './support/dataAttributesOf.ts';
import { exportedComponents } from './support/exportedComponents.ts';
import { readStorySet } from './support/readStorySet.ts';
import { hasDocLine, undocumentedMembers } from './support/undocumentedMembers.ts';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

describe.each(['ui', 'widgets'])('%s', (packageName) => {
  const source = join(root, 'packages', packageName, 'src');
  const components = exportedComponents(source);
  const sets = globSync('**/*.stories.tsx', { cwd: source }).map((file) => readStorySet(join(source, file)));
  const setOf = ({ name, file }: (typeof components)[number]) =>
    sets.find((set) => set.about.includes(name) && dirname(set.file) === dirname(file)) ??
    // The story of a hook is about what it brings.
    sets.find((set) => name.startsWith('use') && set.file === file.replace(/\.tsx$/, '.stories.tsx'));
  const shortOf = (file: string) => file.slice(source.length + 1);

  test('every component that can be imported has its story', () => {
    expect(components.length).toBeGreaterThan(5);
    const untold = components.filter((component) => !setOf(component));
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  test('every set of stories begins plain and shows all looks at once', () => {
    const lacking = sets.filter(
      ({ stories }) => !stories.includes('Default') || !stories.includes('Gallery'),
    );
    expect(lacking.map(({ file }) => shortOf(file))).toEqual([]);
  });

  test('every component has a page in the docs', () => {
    expect(read('.storybook/preview.tsx')).toContain("tags: ['autodocs']");
    expect(sets.filter(({ tags }) => tags.includes('!autodocs')).map(({ file }) => shortOf(file))).toEqual(
      [],
    );
  });

  test('every component is acted upon by a play function or a test', () => {
    const tests = testsIn(source, '**/*.test.tsx');
    const untried = components.filter((component) => {
      const isPlayed = setOf(component)?.stories.some((name) => name.endsWith('Interactions'));
      return !isPlayed && !tests.some((text) => text.includes(`<${component.name}`));
    });
    expect(untried.map(({ name }) => name)).toEqual([]);
  });

  test('every component and every prop has a doc line', () => {
    const files = [...new Set(components.map(({ file }) => file))];
    const silent = components.filter(({ name, file }) => !hasDocLine(file, name));
    expect([...silent.map(({ name }) => name), ...files.flatMap(undocumentedMembers)]).toEqual([]);
  });

  test("every data attribute that a component writes stands in its stories' table, and no other", () => {
    const wrong = sets.flatMap(({ file, about, dataAttributes }) => {
      const own = components.filter((component) => about.includes(component.name));
      const isForeign = (path: string) => components.some((one) => one.file === path && !own.includes(one));
      const found = own.map((component) => dataAttributesOf(component.file, isForeign));
      const written = new Set(found.flatMap((one) => [...one.written]));
      const untold = [...written].filter((name) => !dataAttributes.has(name));
      const unwritten = [...dataAttributes.keys()].filter(
        (name) => !found.some((one) => one.written.has(name) || one.mayCome.has(name)),
      );
      return [
        ...untold.map((name) => `${shortOf(file)} does not tell of ${name}`),
        ...unwritten.map((name) => `${shortOf(file)} tells of ${name}, which nothing writes`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('every state that the tables tell of is seen by a play function or a test', () => {
    const unseen = sets.flatMap(({ file, text, dataAttributes }) => {
      const acts = [
        text.slice(text.search(/^export const \w+Interactions/m)),
        ...testsIn(dirname(file), '*.test.{ts,tsx}'),
      ].join();
      return [...dataAttributes]
        .filter(([attribute]) => !placedByRadix.includes(attribute))
        .flatMap(([attribute, meaning]) => [attribute, ...statesIn(meaning)])
        .filter((word) => !acts.includes(word) && !acts.includes(datasetName(word)))
        .map((word) => `${shortOf(file)}: ${word}`);
    });
    expect(unseen).toEqual([]);
  });
});

test('the kitchen sink has every component of ui', () => {
  const folder = join(root, 'storybook/kitchen-sink');
  const sink = globSync('*.tsx', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const missing = exportedComponents(join(root, 'packages/ui/src')).filter(
    ({ name }) => !forOtherPages.includes(name) && !sink.some((part) => new RegExp(`<${name}\\b`).test(part)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

/** The `<main>` of a frame, where a page has one already, and what stands on pages of another look. */
const forOtherPages = ['EmbedPanel', 'Island'];

/** Where Radix has put something, and how far a finger has moved it: tried by Radix itself. */
const placedByRadix = ['data-side', 'data-align', 'data-orientation', 'data-swipe', 'data-swipe-direction'];

function testsIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** 'data-state' as a script reads it: 'dataset.state'. */
function datasetName(attribute: string): string {
  const [, ...words] = attribute.split('-');
  return `dataset.${words.map((word, index) => (index ? word[0]?.toUpperCase() + word.slice(1) : word)).join('')}`;
}

/** The values between backticks. */
function statesIn(meaning: string): string[] {
  return [...meaning.matchAll(/`(\w+)`/g)].map(([, state = '']) => state);
}
