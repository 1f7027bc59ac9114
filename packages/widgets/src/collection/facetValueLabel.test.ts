import { toEnglish } from '@gildshelf/ui';
import { expect, test } from 'vitest';
import { facetValueLabel } from './facetValueLabel.ts';

test.each([
  ['list', 'Action', 'Action'],
  ['period', '2010s', '2010s'],
  ['range', '1', '1 episodes'],
  ['range', '14-26', '14–26 episodes'],
  ['range', '101-', '101 episodes and more'],
  ['minimum', '4', '4 stars and up'],
] as const)('a value of kind %s, %s, is shown as %s', (kind, value, label) => {
  expect(facetValueLabel({ kind, unit: 'episodes' }, value, toEnglish)).toBe(label);
});

test('a range without a unit ends without a space', () => {
  expect(facetValueLabel({ kind: 'range' }, '2-13', toEnglish)).toBe('2–13');
});
