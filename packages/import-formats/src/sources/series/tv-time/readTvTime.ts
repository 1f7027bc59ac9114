import { type ImportFile, tableOf } from '../../../files/ImportFile.ts';
import { headerOf } from '../../../files/peekFile.ts';
import type { ImportedContent, LeftOutRow } from '../../../model/ImportedContent.ts';
import { filledRows, type PlacedRow } from '../../../parse/filledRows.ts';
import { objectOf, textOfValue } from '../../../parse/jsonFields.ts';
import type { Table, TableRow } from '../../../parse/parseTable.ts';
import { groupBy } from '../../films/titleParts.ts';
import type { SourceReader } from '../../SourceReader.ts';
import { exportTables, jsonItemsOf, readJsonItem } from './exportRows.ts';
import { gdprTables, type TableReader } from './gdprRows.ts';
import { favouriteKeys, isListTable, listEntryTable, listsOfEntries, listsOfRows } from './tvTimeLists.ts';
import { baseName, firstCell, type ReadRow, type TvTimeRow } from './tvTimeRow.ts';
import { tvTimeTitle } from './tvTimeTitle.ts';

/** What was read of one file. */
interface FileContent {
  readonly rows: readonly TvTimeRow[];
  readonly leftOut: readonly LeftOutRow[];
  /** Rows with a list each, and rows with an entry of a list each. */
  readonly lists: readonly PlacedRow[];
  readonly entries: readonly { readonly row: TableRow; readonly titleKey: string }[];
}

const nothing: FileContent = { rows: [], leftOut: [], lists: [], entries: [] };
const titleTables: readonly TableReader[] = [...gdprTables, ...exportTables, listEntryTable];
const readerOf = (table: Table) => titleTables.find(({ recognises }) => recognises(table));

/** The name of what a row is about, whatever table it is of. */
const nameOf = (row: TableRow) =>
  firstCell(row, 'series_name', 'movie_name', 'tv_show_name', 'title', 'name') || null;

function readTable(file: ImportFile, reader: TableReader): FileContent {
  const { rows: placed, leftOut } = filledRows(tableOf(file), baseName(file), 'title');
  const read = placed.map(({ place, row }) => ({ place, row, result: reader.read({ place, row }) }));
  const isRow = (result: ReadRow): result is TvTimeRow => typeof result === 'object';
  return {
    ...nothing,
    rows: read.flatMap(({ result }) => (isRow(result) ? [result] : [])),
    entries:
      reader === listEntryTable
        ? read.flatMap(({ row, result }) => (isRow(result) ? [{ row, titleKey: result.key }] : []))
        : [],
    leftOut: [
      ...leftOut,
      ...read.flatMap(({ place, row, result }) =>
        isRow(result) ? [] : [{ place, reason: result, name: nameOf(row) }],
      ),
    ],
  };
}

/** The lists of the export of personal data; their rows are no titles. */
function readLists(file: ImportFile): FileContent {
  const { rows, leftOut } = filledRows(tableOf(file), baseName(file), 'name');
  const noTitles = rows.map(({ place, row }) => ({
    place,
    reason: 'not-a-title' as const,
    name: nameOf(row),
  }));
  return { ...nothing, lists: rows, leftOut: [...leftOut, ...noTitles] };
}

function readItems(file: ImportFile, items: readonly unknown[]): FileContent {
  const rows: TvTimeRow[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const [index, item] of items.entries()) {
    const place = { file: baseName(file), row: index + 1 };
    const result = readJsonItem(item, place);
    if (typeof result === 'object') rows.push(result);
    else leftOut.push({ place, reason: result, name: textOfValue(objectOf(item).title) || null });
  }
  return { ...nothing, rows, leftOut };
}

function readFile(file: ImportFile): FileContent {
  const items = jsonItemsOf(file);
  if (items.length > 0) return readItems(file, items);
  const header = headerOf(file);
  if (isListTable(header)) return readLists(file);
  const reader = readerOf(header);
  return reader ? readTable(file, reader) : nothing;
}

function readTvTime(files: readonly ImportFile[]): ImportedContent {
  const contents = files.map(readFile);
  const rows = contents.flatMap((content) => content.rows);
  const listRows = contents.flatMap(({ lists }) => lists);
  const favourites = favouriteKeys(listRows);
  const groups = groupBy(rows, ({ key }) => key);
  const known = new Set(groups.map(([key]) => key));
  const titles = groups.map(([key, group]) => tvTimeTitle(key, group));
  return {
    titles: titles.map((title) => (favourites.has(title.key) ? { ...title, isFavourite: true } : title)),
    lists: [...listsOfRows(listRows, known), ...listsOfEntries(contents.flatMap(({ entries }) => entries))],
    leftOut: contents.flatMap(({ leftOut }) => leftOut),
    warnings: [],
  };
}

/** Reads the exports of TV Time: the archive of personal data, and the files of "Export my data". */
export const tvTime: SourceReader = {
  source: 'tvtime',
  recognises: (files) =>
    files.some((file) => readerOf(headerOf(file)) !== undefined || jsonItemsOf(file).length > 0),
  read: readTvTime,
};
