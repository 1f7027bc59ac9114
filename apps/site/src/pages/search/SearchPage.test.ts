import { expect, test } from 'vitest';
import { isRefinement } from './SearchPage.tsx';

test.each([
  ['', 'w', true],
  ['w', 'wit', true],
  ['witcher', 'wit', true],
  ['zelad', 'zelda', true],
  ['z', '', true],
  ['zelda', '', false],
  ['zelda', 'mario', false],
  ['mario', 'metroid', false],
  ['the witcher', 'the legend', false],
])('"%s" to "%s" is a refinement of the search: %s', (before, after, expected) => {
  expect(isRefinement(before, after)).toBe(expected);
});
