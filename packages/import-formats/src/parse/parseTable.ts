import { parse } from 'csv-parse/sync';
import { FileProblem } from '../files/FileProblem.ts';
import { fileLimits } from '../files/fileLimits.ts';

/** A row of a table. */
export interface TableRow {
  /** From 1, without the header. */
  readonly number: number;
  readonly cells: readonly string[];
  /** The trimmed cell of a column by its name, whatever the case; '' if there is no such column. */
  readonly get: (column: string) => string;
  /** All its cells are empty. */
  readonly isBlank: boolean;
  /** It has as many cells as the header. */
  readonly isComplete: boolean;
}

/** A table with a header. */
export interface Table {
  /** The names of the columns as the file has them, trimmed. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** Whether all the columns exist, whatever their case and order. */
  readonly has: (...columns: readonly string[]) => boolean;
}

const delimiters = [',', ';', '\t'] as const;
const columnName = (name: string) => name.trim().toLowerCase();

/** The delimiter that the first line has most often outside of quotes. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => header.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** The records of a CSV text with any of the usual delimiters. Throws a `FileProblem` with the name of the file if it is malformed. */
export function parseRecords(text: string, file: string): readonly (readonly string[])[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      // Otherwise only the first one in the file is a line end.
      record_delimiter: ['\r\n', '\n', '\r'],
      // A quote inside an unquoted cell is a character, so that one such row does not stop the file.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: fileLimits.row,
    }) as string[][];
  } catch {
    throw new FileProblem('malformed', file);
  }
}

/** A table of records of which the first one is the header. */
export function tableOfRecords(records: readonly (readonly string[])[]): Table {
  const [header = [], ...rest] = records;
  const columns = header.map((name) => name.trim());
  const indexes = new Map(columns.map((name, index) => [columnName(name), index]));
  return {
    columns,
    has: (...names) => names.every((name) => indexes.has(columnName(name))),
    rows: rest.map((cells, index) => ({
      number: index + 1,
      cells,
      get: (column) => cells[indexes.get(columnName(column)) ?? -1]?.trim() ?? '',
      isBlank: cells.every((cell) => cell.trim() === ''),
      isComplete: cells.length === columns.length,
    })),
  };
}

/** The rows of a CSV text by its header. */
export const parseTable = (text: string, file: string): Table => tableOfRecords(parseRecords(text, file));
