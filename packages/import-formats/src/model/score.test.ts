import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

test.each([
  ['95', 100, 5],
  ['84', 100, 4],
  ['75', 100, 4],
  ['81', 100, 4],
  ['35', 100, 2],
  ['3', 100, 0.5],
  ['9', 10, 4.5],
  ['9.5', 10, 5],
  ['8.5', 10, 4.5],
  ['0.5', 10, 0.5],
  ['3.5', 5, 3.5],
  ['17', 20, 4.5],
  ['0.01', 10, 0.5],
  ['11', 10, 5],
  ['4,5', 5, 4.5],
  ['8.50', 10, 4.5],
])('%s of %d is %d stars', (raw, maximum, stars) => {
  expect(scoreOf(raw, maximum)).toEqual({ raw, maximum, stars });
});

test('a number is stored as a text', () => {
  expect(scoreOf(7, 10)).toEqual({ raw: '7', maximum: 10, stars: 3.5 });
});

test.each([0, '0', '0.0', '', ' ', '--', 'N/A', '-5', -5, 'Infinity', '1e3', '0x10', Number.NaN, null])(
  '%j is no rating',
  (raw) => {
    expect(scoreOf(raw, 10)).toBeNull();
  },
);
