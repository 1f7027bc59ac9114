import { type GridMeasures, gridHeight, rowPitch } from './rowsInView.ts';

/** Measures the columns, row height and gap of a grid; null while it is not displayed. The tallest card sets the row height. */
export function measureGrid(grid: HTMLElement): GridMeasures | null {
  const cards = Array.from(
    grid.children,
    (item) => item.firstElementChild?.getBoundingClientRect().height ?? 0,
  );
  const rowHeight = Math.max(...cards);
  if (!(rowHeight > 0)) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return { columns: gridTemplateColumns.split(' ').length, rowHeight, gap: Number.parseFloat(rowGap) || 0 };
}

/** Gives a grid the height of all of its rows, and positions the rendered rows within it. */
export function positionRows(
  grid: HTMLElement,
  measures: GridMeasures,
  count: number,
  rows: readonly number[],
): void {
  grid.style.minHeight = `${gridHeight(measures, count)}px`;
  // Rows that do not fill the grid are not stretched, and scroll anchoring does not move the page.
  grid.style.alignContent = 'start';
  grid.style.overflowAnchor = 'none';
  const items = grid.children as HTMLCollectionOf<HTMLElement>;
  for (let index = 0; index < items.length; index++) {
    const rowIndex = Math.floor(index / measures.columns);
    const row = rows[rowIndex] ?? rowIndex;
    const previousRow = rowIndex === 0 ? -1 : (rows[rowIndex - 1] ?? 0);
    const item = items[index];
    if (!item) continue;
    item.style.marginTop = row - previousRow > 1 ? `${(row - previousRow - 1) * rowPitch(measures)}px` : '';
    item.style.minHeight = `${measures.rowHeight}px`;
  }
}

/** Removes the inline styles that `positionRows` has set. */
export function resetRows(grid: HTMLElement): void {
  for (const element of [grid, ...Array.from(grid.children)] as HTMLElement[])
    element.removeAttribute('style');
}

/** Sets the height that is assumed for items which the browser has not laid out yet to that of the first card. */
export function estimateRows(grid: HTMLElement): void {
  const height = grid.firstElementChild?.firstElementChild?.getBoundingClientRect().height;
  if (height) grid.style.setProperty('--gs-row', `${height}px`);
}
