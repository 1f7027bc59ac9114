import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups, chunkPatterns } from './chunkGroups.ts';

const root = join(import.meta.dirname, '../../..');
const modules = globSync(['apps/site/index.html', '{apps/site,packages/*}/src/**/*.{ts,tsx}'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file));

/** The name of the group with the highest priority that a module matches. */
const groupOf = (module: string) =>
  chunkGroups
    .filter(({ test: pattern }) => pattern.test(module))
    .sort((one, other) => other.priority - one.priority)[0]?.name;

test.each([
  ['apps/site/index.html', 'index'],
  ['apps/site/src/pages/home/HomePage.tsx', 'index'],
  ['packages/ui/src/components/page/panel/Panel.tsx', 'shared'],
  ['packages/api-client/src/react/account/useAccount.ts', 'account'],
  ['packages/ui/src/components/fields/field/TextField.tsx', 'fields'],
  ['packages/api-client/src/react/catalogue/useTitleDetails.ts', 'title'],
  ['packages/ui/src/components/fields/star-rating/StarDisplay.tsx', 'facts'],
  ['apps/site/src/forms/AuthForm.tsx', 'forms'],
  ['packages/ui/src/components/fields/radio-group/RadioGroup.tsx', 'choices'],
  ['packages/api-client/src/react/pagedList.ts', 'paging'],
  ['packages/api-client/src/contract/history/play.ts', 'plays'],
  ['apps/site/src/pages/search/SearchPage.tsx', undefined],
])('puts %s into the chunk %s', (module, name) => {
  expect(modules).toContain(module);
  expect(groupOf(module)).toBe(name);
});

test('every pattern of a group matches a module, also after files have moved', () => {
  const unmatched = chunkPatterns.filter(
    (pattern) => !modules.some((module) => new RegExp(pattern).test(module)),
  );
  expect(unmatched).toEqual([]);
});
