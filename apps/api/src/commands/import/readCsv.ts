import { csvRecords } from './csvRecords.ts';
import type { Entry } from './Entry.ts';
import { readLines } from './readLines.ts';

type Cells = Readonly<Record<string, string>>;

/** The entries of a CSV file whose first line names the columns; cells hold lists as 'one | two'. */
export async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<Entry> {
  let columns: readonly string[] | undefined;
  for await (const { line, cells, problem } of csvRecords(readLines(texts))) {
    if (!cells) yield { line, problem: problem ?? 'cannot be read' };
    else if (!columns) columns = cells;
    else if (cells.length !== columns.length)
      yield { line, problem: `has ${cells.length} cells, not ${columns.length}` };
    else
      yield {
        line,
        value: entryOf(Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? '']))),
      };
  }
}

const lists: readonly string[] = ['other_names', 'genres', 'platforms'];

/** The same as a line of JSON says it; an empty cell says nothing. */
function entryOf(cells: Cells): object {
  const { picture_url, picture_width, picture_height, ...rest } = cells;
  const entry: Record<string, unknown> = {};
  const ids: Record<string, string> = {};
  for (const [name, cell] of Object.entries(rest)) {
    if (cell === '') continue;
    if (lists.includes(name)) entry[name] = cell.split('|').map((part) => part.trim());
    else if (name === 'year') entry[name] = Number(cell);
    else if (name.endsWith('_id')) ids[name] = cell;
    else entry[name] = cell;
  }
  const picture = { url: picture_url, width: Number(picture_width), height: Number(picture_height) };
  return { ...entry, ids, ...(picture_url && { picture }) };
}
