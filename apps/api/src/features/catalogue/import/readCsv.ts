import { parse } from 'csv-parse/sync';
import type { Entry } from './Entry.ts';
import { type Line, readLines } from './readLines.ts';

/** A record with the number of its first line, or what is wrong there. */
export interface CsvRecord {
  readonly line: number;
  readonly cells?: readonly string[];
  readonly problem?: string;
}

/** What stands between quotes may go over so many lines: a quote that is never closed must not take the rest of the file. */
const linesAtMost = 200;

/** The records of a CSV file: lines, and several where quotes are open at their ends. */
export async function* csvRecords(lines: AsyncIterable<Line>): AsyncGenerator<CsvRecord> {
  const iterator = lines[Symbol.asyncIterator]();
  const ahead: Line[] = [];
  const next = async () => ahead.shift() ?? (await iterator.next()).value;
  for (let first: Line | undefined = await next(); first; first = await next()) {
    const { number: line, text } = first;
    if (text === undefined) yield { line, problem: 'is too long' };
    else if (text.trim() !== '') {
      const { isClosed, lines: more } = await closing(text, next);
      const cells = isClosed ? cellsOf([text, ...more.map((one) => one.text)].join('\n')) : undefined;
      // The lines after a wrong one are looked at by themselves.
      if (!cells) ahead.unshift(...more);
      yield cells ? { line, cells } : { line, problem: isClosed ? wrongQuote : openQuote };
    }
  }
}

const wrongQuote = 'has a quote in the middle of a cell';
const openQuote = 'has a quote that is not closed';

/** The cells of one record; undefined where it is none. */
function cellsOf(text: string): string[] | undefined {
  try {
    return parse(text, { bom: true, trim: true })[0];
  } catch {
    return undefined;
  }
}

/** The lines after one that close its quotes, or those that do not. */
async function closing(text: string, next: () => Promise<Line | undefined>) {
  const lines: Line[] = [];
  for (let isOpen = hasOpenQuote(text); isOpen; ) {
    const line = await next();
    if (line) lines.push(line);
    if (line?.text === undefined || lines.length === linesAtMost) return { isClosed: false, lines };
    if (hasOpenQuote(line.text)) isOpen = false;
  }
  return { isClosed: true, lines };
}

function hasOpenQuote(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

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
