import { expect, test } from 'vitest';
import { ratingAt } from './ratingAt.ts';

test.each([
  [-0.2, 0],
  [0, 0],
  [0.01, 0.5],
  [0.1, 0.5],
  [0.11, 1],
  [0.69, 3.5],
  [1, 5],
  [1.4, 5],
])('a pointer at the fraction %s of a row of five stars selects %s', (fraction, rating) => {
  expect(ratingAt(fraction, { max: 5, step: 0.5 })).toBe(rating);
});

test('with a step of 1, both halves of a star select it', () => {
  expect(ratingAt(0.61, { max: 10, step: 1 })).toBe(7);
  expect(ratingAt(0.69, { max: 10, step: 1 })).toBe(7);
});

test('the end of the row selects the maximum, even when it is not a multiple of the step', () => {
  expect(ratingAt(1, { max: 5, step: 0.3 })).toBe(5);
});
