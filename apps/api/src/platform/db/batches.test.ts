import { expect, it } from 'vitest';
import { splitIntoBatches } from './batches.ts';

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
