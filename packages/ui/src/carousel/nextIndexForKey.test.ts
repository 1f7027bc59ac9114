import { expect, test } from 'vitest';
import { nextIndexForKey } from './nextIndexForKey.ts';

const twoRows = { rows: 2, count: 9, rtl: false };

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
])('%s moves from item %s to %s', (key, from, to) => {
  expect(nextIndexForKey(key, from, twoRows)).toBe(to);
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
])('%s does not move from item %s', (key, from) => {
  expect(nextIndexForKey(key, from, twoRows)).toBeUndefined();
});

test('a last column that is not full is reached from every row', () => {
  expect(nextIndexForKey('ArrowRight', 7, twoRows)).toBe(8);
  expect(nextIndexForKey('ArrowRight', 5, { ...twoRows, rows: 3, count: 8 })).toBe(7);
});

test('in right-to-left text the left arrow key moves forwards', () => {
  expect(nextIndexForKey('ArrowLeft', 2, { ...twoRows, rtl: true })).toBe(4);
  expect(nextIndexForKey('ArrowRight', 2, { ...twoRows, rtl: true })).toBe(0);
  expect(nextIndexForKey('ArrowDown', 2, { ...twoRows, rtl: true })).toBe(3);
});

test('with one row the up and down keys are left to the page', () => {
  const oneRow = { rows: 1, count: 3, rtl: false };
  expect(nextIndexForKey('ArrowRight', 1, oneRow)).toBe(2);
  expect(nextIndexForKey('ArrowUp', 1, oneRow)).toBeUndefined();
  expect(nextIndexForKey('ArrowDown', 1, oneRow)).toBeUndefined();
});

test('every item can be reached from the first, for any number of rows and items', () => {
  for (const rows of [1, 2, 3]) {
    for (let count = 1; count <= 13; count++) {
      const shape = { rows, count, rtl: false };
      const reached = new Set([0]);
      for (const index of reached) {
        for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
          const next = nextIndexForKey(key, index, shape);
          if (next !== undefined) reached.add(next);
        }
      }
      expect([...reached].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
    }
  }
});
