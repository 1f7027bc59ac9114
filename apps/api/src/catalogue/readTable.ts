import { readFile } from 'node:fs/promises';

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
