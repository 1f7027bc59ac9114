import { describe, expect, test } from 'vitest';
import { firstCardInView, type GridMeasures, gridHeight, rowsInView } from './rowsInView.ts';

const grid: GridMeasures = { columns: 3, rowHeight: 350, gap: 24 };
const row = 374;

describe('rowsInView', () => {
  test('returns the visible rows and two more at the top of the list', () => {
    expect(rowsInView(grid, 5000, { top: -200, height: 800 })).toEqual([0, 1, 2, 3]);
  });

  test('returns the visible rows, partly visible ones included, and two more on each side in the middle of the list', () => {
    expect(rowsInView(grid, 5000, { top: 100 * row + 10, height: 2 * row })).toEqual([
      98, 99, 100, 101, 102, 103, 104,
    ]);
  });

  test('returns no row past the last one at the end of the list', () => {
    expect(rowsInView(grid, 301, { top: 99 * row, height: 2 * row })).toEqual([97, 98, 99, 100]);
  });

  test('returns the nearest row when the viewport is before or past the list', () => {
    expect(rowsInView(grid, 301, { top: 500 * row, height: row })).toEqual([100]);
    expect(rowsInView(grid, 301, { top: -500 * row, height: row })).toEqual([0]);
  });

  test('includes the rows of retained cards, sorted and without duplicates', () => {
    const view = { top: 50 * row, height: row };
    expect(rowsInView(grid, 5000, view, [8, 9, 10])).toEqual([2, 3, 48, 49, 50, 51, 52, 53]);
    expect(rowsInView(grid, 5000, view, [149, 150, 151])).toEqual([48, 49, 50, 51, 52, 53]);
  });

  test('ignores retained cards that are no longer in the list', () => {
    expect(rowsInView(grid, 102, { top: 0, height: row }, [101, 102, 103])).toEqual([0, 1, 2, 3, 33]);
  });
});

test('gridHeight is the height of all rows, without a gap after the last', () => {
  expect(gridHeight(grid, 5000)).toBe(1667 * row - 24);
  expect(gridHeight({ ...grid, columns: 1 }, 101)).toBe(101 * row - 24);
});

describe('firstCardInView', () => {
  test('is the first card of the first row that begins in the viewport', () => {
    expect(firstCardInView(grid, { top: 10 * row, height: 800 })).toBe(30);
    expect(firstCardInView(grid, { top: 10 * row + 1, height: 800 })).toBe(33);
  });

  test('is undefined while the top of the grid is in view', () => {
    expect(firstCardInView(grid, { top: 0, height: 800 })).toBeUndefined();
    expect(firstCardInView(grid, { top: -90, height: 800 })).toBeUndefined();
  });
});
