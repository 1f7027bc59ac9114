import { expect, test } from 'vitest';
import { pageItems } from './pageItems.ts';

const shown = (page: number, pageCount: number, siblings = 1) =>
  pageItems(page, pageCount, siblings)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

test.each([
  [1, 2, '1 2'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [16, 20, '1 … 15 16 17 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('on page %i of %i shows %s', (page, pageCount, expected) => {
  expect(shown(page, pageCount)).toBe(expected);
});

test('shows as many pages on each side as there are siblings', () => {
  expect(shown(10, 20, 0)).toBe('1 … 10 … 20');
  expect(shown(10, 20, 2)).toBe('1 … 8 9 10 11 12 … 20');
});

test('every page is among its items, their count is constant, and no gap is smaller than two pages', () => {
  for (const siblings of [0, 1, 2, 3]) {
    for (const pageCount of [8, 12, 30]) {
      for (let page = 1; page <= pageCount; page++) {
        const items = pageItems(page, pageCount, siblings);
        expect(items).toContain(page);
        expect(items).toHaveLength(Math.min(2 * siblings + 5, pageCount));
        const gaps = items.flatMap((item, index) =>
          typeof item === 'number' ? [] : [Number(items[index + 1]) - Number(items[index - 1]) - 1],
        );
        expect(Math.min(2, ...gaps)).toBe(2);
      }
    }
  }
});
