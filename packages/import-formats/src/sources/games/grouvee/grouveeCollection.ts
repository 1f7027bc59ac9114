import type { ImportFile } from '../../../files/ImportFile.ts';
import { headerOf } from '../../../files/peekFile.ts';
import type { LeftOutRow } from '../../../model/ImportedContent.ts';
import type { ImportedTitle } from '../../../model/ImportedTitle.ts';
import { type JsonObject, jsonOfText } from '../../../parse/jsonFields.ts';
import { type PlacedRow, readGameRows } from '../rows/gameRows.ts';
import { keyOf, titleOfEntry } from './grouveeEntry.ts';
import type { GrouveeRows } from './grouveeExport.ts';

/** The columns whose cells are JSON. */
const jsonColumns = new Set(
  'shelves,platforms,dates,statuses,genres,franchises,series,developers,publishers'.split(','),
);

/** Whether a file is the CSV file of an export, of the old form without an IGDB id or the new one. */
export const isGrouveeCollection = (file: ImportFile): boolean =>
  headerOf(file).has('id', 'name', 'shelves', 'rating', 'dates', 'statuses', 'release_date', 'giantbomb_id');

/** The row as the entry that the JSON file has for it; undefined if a cell with JSON is malformed. */
function entryOf(row: PlacedRow, columns: readonly string[]): JsonObject | undefined {
  const entries = columns.map((column) => {
    const name = column.toLowerCase();
    const cell = row.get(column);
    return [name, jsonColumns.has(name) && cell !== '' ? jsonOfText(cell) : cell] as const;
  });
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

/** Reads a file for which `isGrouveeCollection` is true. */
export function readGrouveeCollection(file: ImportFile): GrouveeRows {
  const { rows, columns, leftOut: invalid } = readGameRows(file, 'name');
  const titles: ImportedTitle[] = [];
  const leftOut: LeftOutRow[] = [...invalid];
  for (const row of rows) {
    const name = row.get('name');
    const entry = entryOf(row, columns);
    if (entry) titles.push(titleOfEntry(entry, name, row.place, keyOf(entry, new Map())));
    else leftOut.push({ place: row.place, reason: 'malformed', name });
  }
  return { titles, leftOut, warnings: [] };
}
