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
])('a pointer at %s of the row of five means %s', (fraction, rating) => {
  expect(ratingAt(fraction, 5, 0.5)).toBe(rating);
});
