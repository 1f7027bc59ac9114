import { expect, test } from 'vitest';
import { lookUp } from './lookUp.ts';

const table = { watching: 'in-progress' };

test.each([
  ['watching', 'in-progress'],
  ['paused', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('the value of %s is %s', (word, value) => {
  expect(lookUp(table, word)).toBe(value);
});
