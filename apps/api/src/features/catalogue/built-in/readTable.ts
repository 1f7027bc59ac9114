import { readFile } from 'node:fs/promises';

/** What a cell of a table says; an empty one is unknown. */
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

/** One line of a table by its column names; what is not known is empty. */
export type Row = Readonly<Record<string, string>>;

/** A tab-separated table with its column names in the first line. A line of another length is an Error that names it. */
export async function readTable(path: string): Promise<Row[]> {
  const [head = '', ...lines] = (await readFile(path, 'utf8')).replace(/\r?\n$/, '').split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(`${path}, line ${index + 2}: ${cells.length} cells, not ${columns.length}.`);
    return Object.fromEntries(columns.map((column, place) => [column, cells[place]?.trim() ?? '']));
  });
}
