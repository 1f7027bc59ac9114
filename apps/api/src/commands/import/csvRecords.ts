import { parse } from 'csv-parse/sync';
import type { Line } from './readLines.ts';

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
