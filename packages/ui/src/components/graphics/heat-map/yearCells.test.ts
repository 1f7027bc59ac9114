import { describe, expect, test } from 'vitest';
import { cell, halfColumns, halvesOf } from './yearCells.ts';

const cellsOf = (path: string) => path.split('M').filter(Boolean);
const columnOf = (moved: string) => (Number.parseInt(moved, 10) - 2) / cell.width;
const rowOf = (moved: string) => (Number(/ (\d+)h/.exec(moved)?.[1]) - 2) / cell.height;

describe.each([
  // The weekdays of 1 January and 1 July, from Monday as 0.
  [2026, 3, 2],
  [2028, 5, 5],
  [2024, 0, 0],
  [2023, 6, 5],
])('the year %i', (year, january, july) => {
  const halves = halvesOf(year, []);
  const days = halves.map(({ paths }) => cellsOf(paths.join('')));

  test('has a cell per day', () => {
    const isLeapYear = year % 4 === 0;
    expect(days.map(({ length }) => length)).toEqual([isLeapYear ? 182 : 181, 184]);
  });

  test('starts each half on its weekday, in the first column of the half', () => {
    expect(days.map(([first = '']) => [columnOf(first), rowOf(first)])).toEqual([
      [0, january],
      [0, july],
    ]);
  });

  test('has all cells within the columns, which the second half continues', () => {
    for (const [index, { columns }] of halves.entries()) {
      expect(columns).toBeLessThanOrEqual(halfColumns);
      expect(columnOf(days[index]?.at(-1) ?? '')).toBe(columns - 1);
    }
    const [first, second] = halves;
    expect(second.firstColumn).toBe(july === 0 ? first.columns : first.columns - 1);
  });

  test('has the column of the first day of each month', () => {
    for (const [index, { months }] of halves.entries())
      for (const { month, column } of months) {
        const passed = (Date.parse(month) - Date.UTC(year, index * 6)) / 86_400_000;
        expect(column).toBe(columnOf(days[index]?.[passed] ?? ''));
      }
  });
});

test('the level of a day is its number of entries, at most 4; days of other years have no cell', () => {
  const [first, second] = halvesOf(2026, [
    { date: '2026-12-31', count: 70 },
    { date: '2026-01-01', count: 1 },
    { date: '2026-01-02', count: 4 },
    { date: '2026-01-03', count: 3 },
    { date: '2025-12-31', count: 2 },
    { date: '2026-02-30', count: 2 },
  ]);
  const lengths = [first, second].map(({ paths }) => paths.map((path) => cellsOf(path).length));
  expect(lengths).toEqual([
    [178, 1, 0, 1, 1],
    [183, 0, 0, 0, 1],
  ]);
});
