import { expect, it } from 'vitest';
import { partsOf } from './partsOf.ts';

it('leaves nothing out and nothing twice, in parts of few different lengths', () => {
  const lengths = new Set<number>();
  for (let count = 0; count < 1500; count++) {
    const list = Array.from({ length: count }, (_, place) => place);
    const parts = partsOf(list, 256);
    expect(parts.flat()).toEqual(list);
    for (const { length } of parts) lengths.add(length);
  }
  expect([...lengths].sort((a, b) => a - b)).toEqual([1, 4, 16, 64, 256]);
});
