import { expect, test } from 'vitest';
import { clampRating, fillWidth, roundToStep, starPitch, starWidth } from './fillWidth.ts';

test.each([
  [0, 0],
  [0.5, starWidth / 2],
  [1, starPitch],
  [3.5, 3 * starPitch + starWidth / 2],
  [5, 5 * starPitch],
])('%s stars have a fill width of %s', (rating, width) => {
  expect(fillWidth(rating)).toBe(width);
});

test.each([
  [4.47, 5, 0.5, 4.5],
  [4.2, 5, 0.5, 4],
  [-1, 5, 0.5, 0],
  [9, 5, 0.5, 5],
  [Number.NaN, 5, 0.5, 0],
  [0.3, 1, 0.1, 0.3],
  [7.4, 10, 1, 7],
  [5, 5, 0.3, 5],
  [0.9, 1, 2, 0],
])('%s of %s in steps of %s is rounded to %s', (rating, max, step, shown) => {
  expect(roundToStep(rating, { max, step })).toBe(shown);
});

test.each([
  [4.47, 4.47],
  [-1, 0],
  [9, 5],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('%s is clamped to %s of five stars', (rating, clamped) => {
  expect(clampRating(rating, 5)).toBe(clamped);
});
