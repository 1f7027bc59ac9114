import { expect, test } from 'vitest';
import { goesOn } from './goesOn.ts';

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
])('from "%s" to "%s" is the same search: %s', (before, after, isSame) => {
  expect(goesOn(before, after)).toBe(isSame);
});
