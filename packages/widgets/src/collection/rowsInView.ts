/** How a grid of cards of one height is laid out; lengths in CSS pixels. */
export interface GridMeasures {
  readonly columns: number;
  readonly rowHeight: number;
  readonly gap: number;
}

/** What of a grid the window shows: where its upper edge is, counted from that of the grid, and how high it is. */
export interface GridView {
  readonly top: number;
  readonly height: number;
}

// While the next frame is on its way, a flick of the wheel still finds cards.
const rowsBeside = 2;

/** The rows, from above, that have to be there: those in view, two more on each side, and those of the cards `kept`. */
export function rowsInView(
  measures: GridMeasures,
  count: number,
  { top, height }: GridView,
  kept: readonly number[] = [],
): readonly number[] {
  const last = rowCount(measures, count) - 1;
  const within = (row: number) => Math.min(Math.max(row, 0), last);
  const pitch = pitchOf(measures);
  const from = within(Math.floor(top / pitch) - rowsBeside);
  const to = within(Math.floor((top + height) / pitch) + rowsBeside);
  const rows = new Set(kept.filter((card) => card < count).map((card) => rowOf(measures, card)));
  for (let row = from; row <= to; row++) rows.add(row);
  return [...rows].sort((a, b) => a - b);
}

/** From the upper edge of a row to that of the next. */
export function pitchOf({ rowHeight, gap }: GridMeasures): number {
  return rowHeight + gap;
}

export function rowOf({ columns }: GridMeasures, card: number): number {
  return Math.floor(card / columns);
}

/** How high the grid is with all of its rows. */
export function gridHeight(measures: GridMeasures, count: number): number {
  return rowCount(measures, count) * pitchOf(measures) - measures.gap;
}

/** The first card of the first row that begins in the window; undefined while the grid's top is in view. */
export function firstCardInView(measures: GridMeasures, { top }: GridView): number | undefined {
  if (top <= 0) return undefined;
  return Math.ceil(top / pitchOf(measures)) * measures.columns;
}

function rowCount({ columns }: GridMeasures, count: number): number {
  return Math.ceil(count / columns);
}
