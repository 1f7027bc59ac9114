import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/frameworks.md'), 'utf8');
// The language of a block is followed by the path of the file below tests/packages/frameworks.
const blocks = [...page.matchAll(/^```\w+ ?([^\n]*)\n(.*?)^```$/gms)].map(([, file = '', code]) => ({
  file,
  code,
}));

test.each(blocks)(
  'the code of $file in docs/frameworks.md is that of the tested project',
  ({ file, code }) => {
    expect(readFileSync(join(root, 'tests/packages/frameworks', file), 'utf8')).toBe(code);
  },
);

test('docs/frameworks.md has the code of every framework', () => {
  const frameworks = new Set(blocks.map(({ file }) => file.split('/')[0]));
  expect([...frameworks]).toEqual(['next', 'react-router', 'astro']);
});
