import { expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

it.each([
  ['witcher', 'witcher', 0],
  ['wticher', 'witcher', 1],
  ['wither', 'witcher', 1],
  ['witchher', 'witcher', 1],
  ['wjtcher', 'witcher', 1],
  ['wjtchr', 'witcher', 2],
  ['abcdef', 'fedcba', 3],
  ['a', 'abcdef', 3],
])('editDistance of %s and %s with at most 2 mistakes is %i', (word, other, distance) => {
  expect(editDistance(word, other, 2)).toBe(distance);
});

it('compares with the nearest beginning', () => {
  expect(editDistance('evangelon', 'evangelions', 2, true)).toBe(1);
  expect(editDistance('evangelon', 'evangelions', 2)).toBe(2);
});

it('compares no words of more than 60 letters', () => {
  expect(editDistance('a'.repeat(61), 'a'.repeat(61), 2)).toBe(3);
});
