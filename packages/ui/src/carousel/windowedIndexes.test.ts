import { expect, test } from 'vitest';
import { initialItems, windowedIndexes } from './windowedIndexes.ts';

test('initialItems returns whole columns up to a width of 2560 px', () => {
  expect(initialItems(174, 2)).toEqual({ first: 0, end: 30 });
});

test('includes the focused item and its neighbours, in order and without duplicates', () => {
  expect(windowedIndexes(500, { first: 100, end: 103 }, 2)).toEqual([0, 1, 2, 3, 4, 100, 101, 102]);
  expect(windowedIndexes(500, { first: 1, end: 4 }, 0)).toEqual([0, 1, 2, 3]);
});

test('includes no more items than there are', () => {
  expect(windowedIndexes(3, { first: 0, end: 30 }, 2)).toEqual([0, 1, 2]);
  expect(windowedIndexes(3, { first: 30, end: 3 }, undefined)).toEqual([]);
});
