import { parse } from 'csv-parse/sync';
import { type ImportEntry, type Line, readLines } from './readLines.ts';

/** A record with the number of its first line, and its cells or the reason why it is invalid. */
export interface CsvRecord {
  readonly line: number;
  readonly cells?: readonly string[];
  readonly error?: string;
}

/** Maximum number of lines of a quoted cell, so that an unclosed quote does not consume the rest of the file. */
const maxQuotedLines = 200;

/** Yields the records of a CSV file; a record spans several lines while a quote is open. */
export async function* csvRecords(lines: AsyncIterable<Line>): AsyncGenerator<CsvRecord> {
  const iterator = lines[Symbol.asyncIterator]();
  const pushedBack: Line[] = [];
  const nextLine = async () => pushedBack.shift() ?? (await iterator.next()).value;
  for (let first: Line | undefined = await nextLine(); first; first = await nextLine()) {
    const { number: line, text } = first;
    if (text === undefined) yield { line, error: 'is too long' };
    else if (text.trim() !== '') {
      const { isClosed, lines: continuation } = await readQuotedLines(text, nextLine);
      const cells = isClosed
        ? cellsOf([text, ...continuation.map((quoted) => quoted.text)].join('\n'))
        : undefined;
      // The lines after an invalid one are parsed again on their own.
      if (!cells) pushedBack.unshift(...continuation);
      yield cells ? { line, cells } : { line, error: isClosed ? misplacedQuote : unclosedQuote };
    }
  }
}

const misplacedQuote = 'has a quote in the middle of a cell';
const unclosedQuote = 'has a quote that is not closed';

/** Parses the cells of one record; undefined if it is malformed. */
function cellsOf(text: string): string[] | undefined {
  try {
    return parse(text, { bom: true, trim: true })[0];
  } catch {
    return undefined;
  }
}

/** Reads the lines after `text` until its quote is closed; `isClosed` is false at the limit or the end of the file. */
async function readQuotedLines(text: string, nextLine: () => Promise<Line | undefined>) {
  const lines: Line[] = [];
  for (let isOpen = hasOpenQuote(text); isOpen; ) {
    const line = await nextLine();
    if (line) lines.push(line);
    if (line?.text === undefined || lines.length === maxQuotedLines) return { isClosed: false, lines };
    if (hasOpenQuote(line.text)) isOpen = false;
  }
  return { isClosed: true, lines };
}

function hasOpenQuote(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

/** The cells of a row by the names of their columns. */
export type Cells = Readonly<Record<string, string>>;

/** Yields the entries of a CSV file whose first line names the columns; cells hold lists as 'one | two'. */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<ImportEntry> {
  for await (const { value, ...entry } of readCells(chunks))
    yield value ? { ...entry, value: entryOf(value) } : entry;
}

/** Yields the rows of a CSV file whose first line names the columns, each with its cells by column. */
export async function* readCells(
  chunks: AsyncIterable<string>,
): AsyncGenerator<ImportEntry & { readonly value?: Cells }> {
  let columns: readonly string[] | undefined;
  for await (const { line, cells, error } of csvRecords(readLines(chunks))) {
    if (!cells) yield { line, error: error ?? 'cannot be read' };
    else if (!columns) columns = cells;
    else if (cells.length !== columns.length)
      yield { line, error: `has ${cells.length} cells, not ${columns.length}` };
    else yield { line, value: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])) };
  }
}

const lists: readonly string[] = ['other_names', 'genres', 'platforms'];

/** Converts cells to the shape of a JSON line; empty cells are omitted. */
function entryOf(cells: Cells): object {
  const { picture_url, picture_width, picture_height, ...rest } = cells;
  const entry: Record<string, unknown> = {};
  const ids: Record<string, string> = {};
  for (const [name, cell] of Object.entries(rest)) {
    if (cell === '') continue;
    if (lists.includes(name)) entry[name] = cell.split('|').map((part) => part.trim());
    else if (name === 'year') entry[name] = Number(cell);
    else if (name === 'adult') entry[name] = cell === 'true' || (cell !== 'false' && cell);
    else if (name.endsWith('_id')) ids[name] = cell;
    else entry[name] = cell;
  }
  const picture = { url: picture_url, width: Number(picture_width), height: Number(picture_height) };
  return { ...entry, ids, ...(picture_url && { picture }) };
}
