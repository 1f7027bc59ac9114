import { readFile } from 'node:fs/promises';
import type { Row } from '@gildshelf/api-client/contract';

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
