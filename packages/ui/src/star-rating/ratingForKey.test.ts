import { expect, test } from 'vitest';
import { ratingForKey } from './ratingForKey.ts';

const fiveStars = { max: 5, step: 0.5, rtl: false };

test.each([
  ['ArrowRight', 4],
  ['ArrowUp', 4],
  ['ArrowLeft', 3],
  ['ArrowDown', 3],
  ['PageUp', 4.5],
  ['PageDown', 2.5],
  ['Home', 0],
  ['End', 5],
])('%s changes 3.5 stars to %s', (key, rating) => {
  expect(ratingForKey(key, 3.5, fiveStars)).toBe(rating);
});

test('in right-to-left text the left arrow increases the rating, and other keys are unchanged', () => {
  const rtl = { ...fiveStars, rtl: true };
  expect(ratingForKey('ArrowLeft', 3.5, rtl)).toBe(4);
  expect(ratingForKey('ArrowRight', 3.5, rtl)).toBe(3);
  expect(ratingForKey('ArrowUp', 3.5, rtl)).toBe(4);
  expect(ratingForKey('Home', 3.5, rtl)).toBe(0);
});

test('stays within the scale, and returns undefined for other keys', () => {
  expect(ratingForKey('PageUp', 4.5, fiveStars)).toBe(5);
  expect(ratingForKey('ArrowDown', 0, fiveStars)).toBe(0);
  expect(ratingForKey('Tab', 3, fiveStars)).toBeUndefined();
});

test.each([
  ['ArrowRight', 4.3, 4.5],
  ['ArrowLeft', 4.3, 4],
  ['ArrowRight', 4.2, 4.5],
  ['PageUp', 3.7, 4.5],
  ['ArrowLeft', 9, 4.5],
  ['ArrowRight', Number.NaN, 0.5],
])('%s changes %s, which is not a multiple of the step, to %s', (key, from, to) => {
  expect(ratingForKey(key, from, fiveStars)).toBe(to);
});

test.each([
  [{ max: 100, step: 10 }, 'PageUp', 50, 60],
  [{ max: 10, step: 1 }, 'PageDown', 5, 4],
  [{ max: 1, step: 0.1 }, 'ArrowRight', 0.3, 0.4],
  [{ max: 1, step: 0.1 }, 'ArrowLeft', 0.3, 0.2],
  [{ max: 5, step: 0.25 }, 'PageUp', 1.25, 2.25],
  [{ max: 5, step: 0.3 }, 'ArrowRight', 4.8, 5],
  [{ max: 5, step: 0.3 }, 'ArrowLeft', 5, 4.8],
])('on the scale %o, %s changes %s to %s', (scale, key, from, to) => {
  expect(ratingForKey(key, from, { ...scale, rtl: false })).toBe(to);
});
