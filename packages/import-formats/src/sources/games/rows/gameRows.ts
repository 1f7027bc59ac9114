import { type ImportFile, tableOf } from '../../../files/ImportFile.ts';
import type { LeftOutRow } from '../../../model/ImportedContent.ts';
import type { RowPlace } from '../../../model/ImportedTitle.ts';
import { filledRows } from '../../../parse/filledRows.ts';
import type { TableRow } from '../../../parse/parseTable.ts';

/** A row of a table with its place. */
export interface PlacedRow extends TableRow {
  readonly place: RowPlace;
}

/** The rows of a table about titles. */
export interface GameRows {
  readonly columns: readonly string[];
  readonly rows: readonly PlacedRow[];
  readonly leftOut: readonly LeftOutRow[];
}

/** Separates the rows with a name and as many cells as the header from those that are left out. */
export function readGameRows(file: ImportFile, nameColumn: string): GameRows {
  const table = tableOf(file);
  const { rows, leftOut } = filledRows(table, file.name, nameColumn);
  const [named, unnamed] = [rows.filter(hasName), rows.filter((placed) => !hasName(placed))];
  return {
    columns: table.columns,
    rows: named.map(({ row, place }) => ({ ...row, place })),
    leftOut: [
      ...leftOut,
      ...unnamed.map(({ place }) => ({ place, reason: 'malformed' as const, name: null })),
    ],
  };

  function hasName({ row }: { readonly row: TableRow }) {
    return row.get(nameColumn) !== '';
  }
}

/**
 * The cells of a row that are not empty, by their columns, without the columns that have a place of their
 * own.
 */
export function otherCells(
  { columns }: GameRows,
  row: TableRow,
  known: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const cells = columns
    .filter((column) => !known.has(column.toLowerCase()))
    .map((column) => [column, row.get(column)] as const);
  return Object.fromEntries(cells.filter(([, cell]) => cell !== ''));
}
