import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findForbiddenWords } from './findForbiddenWords.ts';

const root = join(import.meta.dirname, '../..');
/** Recorded responses of other services, and the vocabulary itself. */
const unchecked = /\/fixtures\/|^scripts\/language\/|(^|\/)CHANGELOG\.md$/;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.(ts|tsx|mjs|md|mdx)$/.test(file) && !unchecked.test(file) && existsSync(join(root, file)),
  );

test('code, documents and test titles use the standard vocabulary', { timeout: 120_000 }, () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => findForbiddenWords(file, readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  );
});

test.each([
  ['a.ts', '// Asks the provider for a title.'],
  ['a.ts', 'const answerOfHost = 1;'],
  ['a.ts', 'interface Parts { readonly keptPage: string }'],
  ['a.ts', "test('nobody reads it', () => {});"],
  ['a.test.ts', 'test.each([1])(`an odd list`, () => {});'],
  ['a.tsx', 'const a = <p>{/* The look of a card. */}</p>;'],
  ['a.ts', 'function f() {\n  // Kept for later.\n}'],
  ['createAnswer.ts', ''],
  ['packages/ui/src/a.ts', 'interface Row { pictures: string }'],
  ['a.md', 'The page comes complete.'],
])('finds a forbidden word in %s: %s', (file, source) => {
  expect(findForbiddenWords(file, source)).toHaveLength(1);
});

test.each([
  ['a.ts', "const text = 'Nobody has answered.';"],
  ['a.ts', '// Returns `answer` of the host.'],
  ['a.ts', 'call.answer(question);'],
  ['a.ts', '// Asks for confirmation; looks up the title in one sentence.'],
  ['apps/api/src/a.ts', 'interface Row { pictures: string }'],
  ['a.md', 'Set `START_ANEW`.\n```\nanswer\n```'],
])('finds none in %s: %s', (file, source) => {
  expect(findForbiddenWords(file, source)).toEqual([]);
});
