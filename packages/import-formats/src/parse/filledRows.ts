import type { LeftOutRow } from '../model/ImportedContent.ts';
import type { RowPlace } from '../model/ImportedTitle.ts';
import type { Table, TableRow } from './parseTable.ts';

/** A row of a table with its place. */
export interface PlacedRow {
  readonly place: RowPlace;
  readonly row: TableRow;
}

/** The rows of a table that can be read, and those that are blank or have another number of cells than the header. */
export function filledRows(
  table: Table,
  file: string,
  nameColumn: string,
): { readonly rows: readonly PlacedRow[]; readonly leftOut: readonly LeftOutRow[] } {
  const placed = table.rows.map((row) => ({ place: { file, row: row.number }, row }));
  return {
    rows: placed.filter(({ row }) => !row.isBlank && row.isComplete),
    leftOut: placed
      .filter(({ row }) => row.isBlank || !row.isComplete)
      .map(({ place, row }) => ({
        place,
        reason: row.isBlank ? 'blank' : 'malformed',
        name: row.get(nameColumn) || null,
      })),
  };
}
