import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byPackage, parseChangeset, withoutTitle } from '../../storybook/changelog/readChanges.ts';

const folder = join(import.meta.dirname, '../../.changeset');

test('reads the packages and the text of each changeset', () => {
  const changes = globSync('*.md', { cwd: folder, exclude: ['README.md'] }).map((file) =>
    parseChangeset(readFileSync(join(folder, file), 'utf8')),
  );
  expect(changes.filter(({ packages, text }) => packages.length === 0 || text === '')).toEqual([]);
});

test('a change of several packages is listed once, with the first of them', () => {
  const both = parseChangeset(
    "---\n'@gildshelf/ui': minor\n'@gildshelf/widgets': patch\n---\n\nA `Badge`.\n",
  );
  const other = parseChangeset("---\n'@gildshelf/api-client': patch\n---\n\nA fix.\n");
  expect(both.packages).toEqual([
    ['@gildshelf/ui', 'minor'],
    ['@gildshelf/widgets', 'patch'],
  ]);
  expect(byPackage([both, other])).toEqual([
    ['@gildshelf/api-client', [other]],
    ['@gildshelf/ui', [both]],
  ]);
});

test('removes the title, and links that lead nowhere outside of the repository', () => {
  const markdown = '# Changelog\n\nSee [the product](docs/product.md) and [npm](https://www.npmjs.com).';
  expect(withoutTitle(markdown)).toBe('\nSee the product and [npm](https://www.npmjs.com).');
});
