import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync(
  [
    '{packages,apps}/*/src/**/*.test.{ts,tsx}',
    'packages/ui/build/*.test.ts',
    '{scripts,bench,tests}/**/*.test.{ts,tsx}',
  ],
  { cwd: root, exclude: ['**/node_modules/**'] },
);

const replacesModules = (file: string) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8'));

test('a test that replaces modules is named .isolated.test, and no other is', () => {
  const replacing = files.filter(replacesModules).sort();
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing).toEqual(files.filter((file) => file.includes('.isolated.test.')).sort());
});
