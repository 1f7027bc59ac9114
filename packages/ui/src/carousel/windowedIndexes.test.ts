import { expect, test } from 'vitest';
import { firstItems, windowedIndexes } from './windowedIndexes.ts';

test('before anything is measured, whole columns up to a wide window', () => {
  expect(firstItems(174, 2)).toEqual({ first: 0, end: 30 });
});

test('the card with the focus and its neighbours stay, in order and once', () => {
  expect(windowedIndexes(500, { first: 100, end: 103 }, 2)).toEqual([0, 1, 2, 3, 4, 100, 101, 102]);
  expect(windowedIndexes(500, { first: 1, end: 4 }, 0)).toEqual([0, 1, 2, 3]);
});

test('never more than there are', () => {
  expect(windowedIndexes(3, { first: 0, end: 30 }, 2)).toEqual([0, 1, 2]);
  expect(windowedIndexes(3, { first: 30, end: 3 }, undefined)).toEqual([]);
});
