import { expect, test } from 'vitest';
import { visibleItems } from './visibleItems.ts';

const track = { viewport: 700, stride: 174 };

test('the view and one page on each side are there', () => {
  expect(visibleItems({ ...track, position: 0 }, 2, 1000)).toEqual({ first: 0, end: 20 });
  expect(visibleItems({ ...track, position: 1740 }, 2, 1000)).toEqual({ first: 10, end: 40 });
});

test('never more items than there are', () => {
  expect(visibleItems({ ...track, position: 0 }, 2, 5)).toEqual({ first: 0, end: 5 });
  expect(visibleItems({ ...track, position: 174_000 }, 1, 500)).toEqual({ first: 500, end: 500 });
});

test('rows fill column by column, so whole columns come and go', () => {
  const { first, end } = visibleItems({ ...track, position: 3000 }, 3, 1000);
  expect([first % 3, end % 3]).toEqual([0, 0]);
});
