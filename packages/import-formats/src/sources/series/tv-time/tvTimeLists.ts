import type { ImportedList } from '../../../model/ImportedContent.ts';
import { instantOf } from '../../../model/sourceDates.ts';
import type { PlacedRow } from '../../../parse/filledRows.ts';
import type { Table, TableRow } from '../../../parse/parseTable.ts';
import { groupBy } from '../../films/titleParts.ts';
import type { TableReader } from './gdprRows.ts';
import { isYes, movieOf, type ReadRow, showOf, tvTimeRow, wholeNumber } from './tvTimeRow.ts';

/** Whether a table has the lists of the export of personal data, one in each row. */
export const isListTable = (table: Table): boolean => table.has('s_key', 'objects', 'is_public');

interface Entry {
  readonly titleKey: string;
  readonly added: string | null;
}

/** The entries of a list, which is the text of maps: 'map[created_at:… id:366925 type:series]'. */
function entriesOf(objects: string): readonly Entry[] {
  return [...objects.matchAll(/map\[([^[\]]*)\]/g)].flatMap(([, fields = '']) => {
    const id = /\bid:(\d+)\b/.exec(fields)?.[1];
    const uuid = /\buuid:([\da-f-]+)/.exec(fields)?.[1];
    const added = instantOf(/\bcreated_at:(\d{4}-\d\d-\d\d[T ][\d:.]+Z?)/.exec(fields)?.[1]);
    if (/\btype:series\b/.test(fields)) return id ? [{ titleKey: `show/${id}`, added }] : [];
    return /\btype:movie\b/.test(fields) && uuid ? [{ titleKey: `movie/${uuid}`, added }] : [];
  });
}

const isFavourites = ({ row }: PlacedRow) => /^favorite-(series|movies)$/.test(row.get('s_key'));

/** The keys of the titles in the two lists of favourites, which every account has. */
export const favouriteKeys = (rows: readonly PlacedRow[]): ReadonlySet<string> =>
  new Set(
    rows.filter(isFavourites).flatMap(({ row }) => entriesOf(row.get('objects')).map((one) => one.titleKey)),
  );

/** The user's own lists. A title without a row in another file has no name there, and is not in them. */
export function listsOfRows(rows: readonly PlacedRow[], known: ReadonlySet<string>): readonly ImportedList[] {
  return rows
    .filter((placed) => placed.row.get('type') === 'list' && !isFavourites(placed))
    .map(({ row }) => ({
      key: `list/${row.get('s_key')}`,
      name: row.get('name') || row.get('s_key'),
      description: row.get('description'),
      isRanked: false,
      isPublic: isYes(row.get('is_public')),
      entries: entriesOf(row.get('objects'))
        .filter(({ titleKey }) => known.has(titleKey))
        .map((entry) => ({ ...entry, note: null })),
    }));
}

function readListEntry({ place, row }: PlacedRow): ReadRow {
  const [tvdb, uuid, name] = [row.get('tvdb_id'), row.get('uuid'), row.get('name')];
  const title =
    row.get('item_type') === 'series' ? showOf({ tvdb, uuid }, name) : movieOf({ tvdb, uuid }, name, '');
  return title ? tvTimeRow({ ...title, place, form: 'csv', isListEntry: true }) : 'malformed';
}

/** The table of the entries of lists of "Export my data". */
export const listEntryTable: TableReader = {
  recognises: (table) => table.has('list_id', 'list_name', 'item_type'),
  read: readListEntry,
};

/** A row of the table of entries with the key of its title. */
interface ListedRow {
  readonly row: TableRow;
  readonly titleKey: string;
}

/** The lists of "Export my data", in the order that the user has given to their entries. */
export function listsOfEntries(rows: readonly ListedRow[]): readonly ImportedList[] {
  return groupBy(rows, ({ row }) => row.get('list_id')).map(([id, entries]) => ({
    ...{ key: `list/${id}`, name: entries[0].row.get('list_name') || id, description: '' },
    ...{ isRanked: false, isPublic: false },
    entries: entries
      .toSorted((a, b) => wholeNumber(a.row.get('custom_order')) - wholeNumber(b.row.get('custom_order')))
      .map(({ titleKey }) => ({ titleKey, note: null, added: null })),
  }));
}
