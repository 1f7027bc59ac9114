/** How often something happened on a day. */
export interface DayCount {
  /** '2026-11-20'. */
  date: string;
  count: number;
}

/** Half of a year as columns of weeks. */
export interface HalfYear {
  /** Number of the first column in the year, from 0. Both halves have cells in the column of 1 July if it is no Monday. */
  readonly firstColumn: number;
  readonly columns: number;
  /** The months with the column of their first day, counted from the first column of the half. */
  readonly months: readonly { readonly month: string; readonly column: number }[];
  /** For each level, the SVG path of its days. */
  readonly paths: readonly string[];
}

/** Levels: no entry, 1, 2, 3, and 4 or more. */
const levelCount = 5;

/** Size of a cell with the space after it, in the units of the paths. */
export const cell = { width: 17, height: 15, gap: 3 } as const;

/** The most columns that half of a year can have. */
export const halfColumns = 27;

/** The cells of a year by half, a column per week from Monday to Sunday. */
export function halvesOf(year: number, days: readonly DayCount[]): readonly [HalfYear, HalfYear] {
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  return [halfOf(year, 0, counts), halfOf(year, 6, counts)];
}

function halfOf(year: number, firstMonth: number, counts: ReadonlyMap<string, number>): HalfYear {
  const start = Date.UTC(year, 0);
  const offset = (new Date(start).getUTCDay() + 6) % 7;
  const indexOf = (month: number) => (Date.UTC(year, month) - start) / day;
  const columnOf = (index: number) => Math.floor((index + offset) / 7);
  const [first, end] = [indexOf(firstMonth), indexOf(firstMonth + 6)];
  const firstColumn = columnOf(first);

  const paths = Array.from({ length: levelCount }, () => '');
  for (let index = first; index < end; index++) {
    const date = new Date(start + index * day).toISOString().slice(0, 10);
    const level = Math.min(counts.get(date) ?? 0, levelCount - 1);
    paths[level] += cellPath(columnOf(index) - firstColumn, (index + offset) % 7);
  }
  return {
    firstColumn,
    columns: columnOf(end - 1) - firstColumn + 1,
    months: Array.from({ length: 6 }, (_, number) => ({
      month: `${year}-${String(firstMonth + number + 1).padStart(2, '0')}`,
      column: columnOf(indexOf(firstMonth + number)) - firstColumn,
    })),
    paths,
  };
}

const day = 24 * 60 * 60 * 1000;

// A stroke of 4 with round corners completes the cell.
function cellPath(column: number, row: number): string {
  const [width, height] = [cell.width - cell.gap - 4, cell.height - cell.gap - 4];
  return `M${column * cell.width + 2} ${row * cell.height + 2}h${width}v${height}h-${width}z`;
}

/** A cell of each level, side by side. */
export const legend = Array.from({ length: levelCount }, (_, level) => cellPath(level, 0));
