import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';
import { withFileImports, withOwnPage } from '../../.storybook/tracing/importFromFiles.ts';
import { readImports } from '../architecture/readImports.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { untraced } = JSON.parse(read('chromatic.config.json'));
const isUntraced = (file: string) => untraced.some((glob: string) => matchesGlob(file, glob));

const stories = globSync(['storybook/*.stories.tsx', '{packages,apps}/*/src/**/*.stories.tsx'], {
  cwd: root,
});
const dependencies = new Map<string, readonly string[]>();

/** The source files that a file imports at run time, as they are in a build of Storybook. */
function importsOf(file: string): readonly string[] {
  const known = dependencies.get(file);
  if (known) return known;
  const path = join(root, file);
  const code = /\.tsx?$/.test(file) ? withOwnPage(withFileImports(read(file)), path) : '';
  const found = readImports(file, code).imports.flatMap(({ specifier, isType }) => {
    if (!isType && /^@gildshelf\/(ui|widgets)$/.test(specifier)) return [`index of ${specifier}`];
    const target = specifier.startsWith('.') ? join(dirname(path), specifier) : specifier;
    return !isType && existsSync(target) ? [relative(root, target)] : [];
  });
  dependencies.set(file, found);
  return found;
}

/** The files that a change of which makes Chromatic take new snapshots of a story file. */
function tracedFrom(story: string): ReadonlySet<string> {
  const seen = new Set([story]);
  for (const file of seen) for (const next of importsOf(file)) if (!isUntraced(next)) seen.add(next);
  return seen;
}

const traced = new Map(stories.map((story) => [story, tracedFrom(story)]));
const storiesOf = (file: string) => stories.filter((story) => traced.get(story)?.has(file));

const reached = new Map(
  globSync('packages/ui/src/components/**/*.tsx', {
    cwd: root,
    exclude: (file) => /\.(stories|test)\.tsx$/.test(file),
  }).map((file) => [file, storiesOf(file)]),
);

// Nearly every form shows an Alert, so that its share grows with the number of forms.
test('a change of Alert reaches at most 27 % of the story files', () => {
  const files = reached.get('packages/ui/src/components/feedback/alert/Alert.tsx') ?? [];
  expect(stories.length).toBeGreaterThan(100);
  expect(files).toContain('packages/ui/src/components/feedback/alert/Alert.stories.tsx');
  expect(files).toContain('apps/site/src/pages/login/LoginPage.stories.tsx');
  expect(files).not.toContain('apps/site/src/pages/account/AccountPage.stories.tsx');
  expect(files.length).toBeLessThanOrEqual(stories.length * 0.27);
});

test('a change of a component reaches at most 15 story files in the median', () => {
  const counts = [...reached.values()].map(({ length }) => length).sort((one, other) => one - other);
  expect(counts.length).toBeGreaterThan(80);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(15);
});

test('no story reaches the index of a package of components', () => {
  const files = [...traced.values()].flatMap((one) => [...one]);
  expect(files.filter((file) => /^index of|^packages\/(ui|widgets)\/src\/index\.ts$/.test(file))).toEqual([]);
});

test('a change of a page reaches its own stories and no others', () => {
  expect(storiesOf('apps/site/src/pages/profile/ProfilePage.tsx')).toEqual([
    'apps/site/src/pages/profile/ProfilePage.stories.tsx',
  ]);
});

test('replaces imports and exports from an index by those from files, in the same lines', () => {
  const source = [
    'import {',
    '  Alert,',
    '  Button as Control,',
    '  type ButtonProps,',
    "} from '@gildshelf/ui';",
    "import type { CardProps } from '@gildshelf/ui';",
    "import { useState } from 'react';",
    "export { ToastRegion as default } from '@gildshelf/ui';",
  ];
  const lines = withFileImports(source.join('\n')).split('\n');
  const folder = join(root, 'packages/ui/src/components');
  expect(lines).toEqual([
    `import { Alert as Alert } from '${folder}/feedback/alert/Alert.tsx'; import { Button as Control } from '${folder}/actions/button/Button.tsx';`,
    '',
    '',
    '',
    '',
    '',
    source[6],
    `export { ToastRegion as default } from '${folder}/overlays/toast/ToastRegion.tsx';`,
  ]);
});

test('rejects a namespace of all components and a name that a package does not export', () => {
  expect(() => withFileImports("import * as ui from '@gildshelf/ui';")).toThrow('a namespace depends on all');
  expect(() => withFileImports("import { Alarm } from '@gildshelf/ui';")).toThrow('does not export Alarm');
});
