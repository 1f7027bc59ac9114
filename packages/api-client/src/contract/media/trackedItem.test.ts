import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestRating } from './trackedItem.ts';

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 0.5],
  [4.5, 4.5],
  [4.74, 4.5],
  [4.75, 5],
  [5.1, 5],
  [97, 5],
  [-1, 0],
])('%s is rounded to %s stars', (value, stars) => {
  expect(nearestRating(value)).toBe(stars);
});

test('the result is always a half step from 0 to 5', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (value) => {
      const rating = nearestRating(value);
      expect(rating).toBeGreaterThanOrEqual(0);
      expect(rating).toBeLessThanOrEqual(5);
      expect(Number.isInteger(rating * 2)).toBe(true);
    }),
  );
});
