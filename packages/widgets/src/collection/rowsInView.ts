/** The layout of a grid of cards of equal height; lengths in CSS pixels. */
export interface GridMeasures {
  readonly columns: number;
  readonly rowHeight: number;
  readonly gap: number;
}

/** The viewport relative to a grid, in CSS pixels; `top` is the distance from the grid's upper edge to the viewport's. */
export interface GridViewport {
  readonly top: number;
  readonly height: number;
}

// Rows rendered above and below the viewport, so that a quick scroll finds cards before the next frame is painted.
const overscanRows = 2;

/** Indexes of the rows to render, ascending: those in view, two more on each side, and those of the cards in `retained`. */
export function rowsInView(
  measures: GridMeasures,
  count: number,
  { top, height }: GridViewport,
  retained: readonly number[] = [],
): readonly number[] {
  const last = rowCount(measures, count) - 1;
  const clamp = (row: number) => Math.min(Math.max(row, 0), last);
  const pitch = rowPitch(measures);
  const from = clamp(Math.floor(top / pitch) - overscanRows);
  const to = clamp(Math.floor((top + height) / pitch) + overscanRows);
  const rows = new Set(retained.filter((card) => card < count).map((card) => rowOf(measures, card)));
  for (let row = from; row <= to; row++) rows.add(row);
  return [...rows].sort((a, b) => a - b);
}

/** Distance from the upper edge of a row to that of the next, in CSS pixels. */
export function rowPitch({ rowHeight, gap }: GridMeasures): number {
  return rowHeight + gap;
}

export function rowOf({ columns }: GridMeasures, card: number): number {
  return Math.floor(card / columns);
}

/** Height of the grid with all of its rows, in CSS pixels. */
export function gridHeight(measures: GridMeasures, count: number): number {
  return rowCount(measures, count) * rowPitch(measures) - measures.gap;
}

/** Index of the first card of the first row that begins in the viewport; undefined while the grid's top is in view. */
export function firstCardInView(measures: GridMeasures, { top }: GridViewport): number | undefined {
  if (top <= 0) return undefined;
  return Math.ceil(top / rowPitch(measures)) * measures.columns;
}

function rowCount({ columns }: GridMeasures, count: number): number {
  return Math.ceil(count / columns);
}

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
