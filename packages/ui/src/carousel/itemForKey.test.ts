import { expect, test } from 'vitest';
import { itemForKey } from './itemForKey.ts';

const two = { rows: 2, count: 9, rtl: false };

// 0 2 4 6 8
// 1 3 5 7
test.each([
  ['ArrowRight', 2, 4],
  ['ArrowRight', 3, 5],
  ['ArrowLeft', 4, 2],
  ['ArrowDown', 4, 5],
  ['ArrowUp', 5, 4],
  ['Home', 5, 0],
  ['End', 1, 8],
])('%s leads from %s to %s', (key, from, to) => {
  expect(itemForKey(key, from, two)).toBe(to);
});

test.each([
  ['ArrowRight', 8],
  ['ArrowLeft', 0],
  ['ArrowLeft', 1],
  ['ArrowUp', 4],
  ['ArrowDown', 5],
  ['ArrowDown', 8],
  ['Home', 0],
  ['End', 8],
  ['PageDown', 2],
  ['Enter', 2],
])('%s leads nowhere from %s', (key, from) => {
  expect(itemForKey(key, from, two)).toBeUndefined();
});

test('a last column that is not full is reached from every row', () => {
  expect(itemForKey('ArrowRight', 7, two)).toBe(8);
  expect(itemForKey('ArrowRight', 5, { ...two, rows: 3, count: 8 })).toBe(7);
});

test('from right to left the left arrow goes on', () => {
  expect(itemForKey('ArrowLeft', 2, { ...two, rtl: true })).toBe(4);
  expect(itemForKey('ArrowRight', 2, { ...two, rtl: true })).toBe(0);
  expect(itemForKey('ArrowDown', 2, { ...two, rtl: true })).toBe(3);
});

test('in one row up and down are the page that scrolls', () => {
  const one = { rows: 1, count: 3, rtl: false };
  expect(itemForKey('ArrowRight', 1, one)).toBe(2);
  expect(itemForKey('ArrowUp', 1, one)).toBeUndefined();
  expect(itemForKey('ArrowDown', 1, one)).toBeUndefined();
});

test('every item is reached from every other, whatever the shape', () => {
  for (const rows of [1, 2, 3]) {
    for (let count = 1; count <= 13; count++) {
      const shape = { rows, count, rtl: false };
      const reached = new Set([0]);
      for (const index of reached) {
        for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
          const next = itemForKey(key, index, shape);
          if (next !== undefined) reached.add(next);
        }
      }
      expect([...reached].sort((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, index) => index),
      );
    }
  }
});
