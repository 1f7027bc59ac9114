import { expect, it } from 'vitest';
import { paddedList, splitIntoBatches } from './batches.ts';

it('splits a list completely and without duplicates into parts of few different lengths', () => {
  const lengths = new Set<number>();
  for (let count = 0; count < 1500; count++) {
    const list = Array.from({ length: count }, (_, index) => index);
    const parts = splitIntoBatches(list, 256);
    expect(parts.flat()).toEqual(list);
    for (const { length } of parts) lengths.add(length);
  }
  expect([...lengths].sort((a, b) => a - b)).toEqual([1, 4, 16, 64, 256]);
});

it.each([
  { length: 1, padded: 1 },
  { length: 2, padded: 2 },
  { length: 3, padded: 4 },
  { length: 150, padded: 256 },
])('pads a list of $length values to $padded by its last value', ({ length, padded }) => {
  const list = Array.from({ length }, (_, index) => index);
  const result = paddedList(list);
  expect(result).toHaveLength(padded);
  expect(result.slice(0, length)).toEqual(list);
  expect(new Set(result)).toEqual(new Set(list));
});
