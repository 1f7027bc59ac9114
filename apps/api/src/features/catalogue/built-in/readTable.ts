import { readFile } from 'node:fs/promises';

/** Parsers of a table cell; an empty cell is unknown. */
export const cells = {
  text: (cell = '') => cell || null,
  number: (cell = '') => (cell === '' ? null : Number(cell)),
  list: (cell = '') => (cell === '' ? [] : cell.split(', ')),
  /** A date of which the month or the day may be unknown: '2009-04-05', '2009-04', '2009'. */
  date: (cell = '') => {
    if (cell === '') return null;
    const [year, month, day] = cell.split('-').map(Number);
    return { year: year ?? null, month: month ?? null, day: day ?? null };
  },
} as const;

/** One line of a table by column name; unknown cells are empty. */
export type Row = Readonly<Record<string, string>>;

/** Reads a tab-separated table with its column names in the first line. Throws an Error for a line with a different number of cells. */
export async function readTable(path: string): Promise<Row[]> {
  const [head = '', ...lines] = (await readFile(path, 'utf8')).replace(/\r?\n$/, '').split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(`${path}, line ${index + 2}: ${cells.length} cells, not ${columns.length}.`);
    return Object.fromEntries(
      columns.map((column, columnIndex) => [column, cells[columnIndex]?.trim() ?? '']),
    );
  });
}
