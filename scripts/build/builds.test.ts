import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inputsHash } from './builds.mjs';

let root: string;

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gildshelf inputs '));
  write('pnpm-lock.yaml', '');
  write('tsconfig.base.json', '{}');
  write('apps/site/src/pages/Home.tsx', 'home');
  write('apps/site/index.html', '<html>');
});
afterEach(() => rmSync(root, { recursive: true }));

const hash = () => inputsHash(root, ['apps/site']);

test.each([
  'apps/site/src/pages/Home.tsx',
  'apps/site/src/new/Page.tsx',
  'apps/site/index.html',
  'pnpm-lock.yaml',
])('a change of %s makes the build stale', (file) => {
  const before = hash();
  write(file, 'changed');
  expect(hash()).not.toBe(before);
});

test.each([
  'apps/site/src/pages/Home.test.tsx',
  'apps/site/src/pages/Home.stories.tsx',
  'apps/site/README.md',
  'apps/site/dist/assets/entry.js',
  'apps/site/node_modules/react/index.js',
  'apps/api/src/main.ts',
])('a change of %s does not make the build stale', (file) => {
  const before = hash();
  write(file, 'changed');
  expect(hash()).toBe(before);
});
