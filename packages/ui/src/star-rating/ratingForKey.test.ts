import { expect, test } from 'vitest';
import { ratingForKey } from './ratingForKey.ts';

const five = { max: 5, step: 0.5, rtl: false };

test.each([
  ['ArrowRight', 4],
  ['ArrowUp', 4],
  ['ArrowLeft', 3],
  ['ArrowDown', 3],
  ['PageUp', 4.5],
  ['PageDown', 2.5],
  ['Home', 0],
  ['End', 5],
])('%s makes 3.5 stars %s', (key, rating) => {
  expect(ratingForKey(key, 3.5, five)).toBe(rating);
});

test('from right to left, the left arrow gives more', () => {
  expect(ratingForKey('ArrowLeft', 3.5, { ...five, rtl: true })).toBe(4);
  expect(ratingForKey('ArrowRight', 3.5, { ...five, rtl: true })).toBe(3);
});

test('the ends hold, and other keys are left alone', () => {
  expect(ratingForKey('PageUp', 4.5, five)).toBe(5);
  expect(ratingForKey('ArrowDown', 0, five)).toBe(0);
  expect(ratingForKey('Tab', 3, five)).toBeUndefined();
});
