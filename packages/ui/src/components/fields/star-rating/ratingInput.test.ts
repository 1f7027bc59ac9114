import { expect, test } from 'vitest';
import { ratingAt, ratingForKey } from './ratingInput.ts';

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
