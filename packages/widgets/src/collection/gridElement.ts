import { type GridMeasures, gridHeight, pitchOf } from './rowsInView.ts';

/** Reads how a grid stands on the page; null while it is not shown. Its highest card is a row's height. */
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

/** Gives a grid the height of all of its rows, and puts the rows that are there to where they belong. */
export function placeRows(
  grid: HTMLElement,
  measures: GridMeasures,
  count: number,
  rows: readonly number[],
): void {
  grid.style.minHeight = `${gridHeight(measures, count)}px`;
  // Rows keep their height where there is too little to fill the grid, and the browser does not scroll by itself.
  grid.style.alignContent = 'start';
  grid.style.overflowAnchor = 'none';
  const items = grid.children as HTMLCollectionOf<HTMLElement>;
  for (let at = 0; at < items.length; at++) {
    const place = Math.floor(at / measures.columns);
    const row = rows[place] ?? place;
    const above = place === 0 ? -1 : (rows[place - 1] ?? 0);
    const item = items[at];
    if (!item) continue;
    item.style.marginTop = row - above > 1 ? `${(row - above - 1) * pitchOf(measures)}px` : '';
    item.style.minHeight = `${measures.rowHeight}px`;
  }
}

/** Leaves a grid to its style sheet again. */
export function unplaceRows(grid: HTMLElement): void {
  for (const element of [grid, ...Array.from(grid.children)] as HTMLElement[])
    element.removeAttribute('style');
}

/** Lets items that are not rendered count as high as the first card. */
export function estimateRows(grid: HTMLElement): void {
  const height = grid.firstElementChild?.firstElementChild?.getBoundingClientRect().height;
  if (height) grid.style.setProperty('--gs-row', `${height}px`);
}
