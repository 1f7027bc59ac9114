import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync(
  [
    '{packages,apps}/*/src/**/*.test.{ts,tsx}',
    'packages/*/build/**/*.test.ts',
    '{scripts,bench,tests}/**/*.test.{ts,tsx}',
  ],
  { cwd: root, exclude: ['**/node_modules/**'] },
);
const isIsolated = (file: string) => file.includes('.isolated.test.');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const replacesModules = (file: string) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(read(file));
const givesReason = (file: string) => /^\/\/ Isolated: \w/m.test(read(file));

test('a test that replaces modules is named .isolated.test', () => {
  const replacing = files.filter(replacesModules);
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((file) => !isIsolated(file))).toEqual([]);
});

test('an isolated test that replaces no modules has a comment with the reason', () => {
  const isolated = files.filter(isIsolated);
  expect(isolated.filter((file) => !replacesModules(file) && !givesReason(file))).toEqual([]);
});
