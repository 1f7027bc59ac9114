import type { ImportedList } from '../../../model/ImportedContent.ts';
import { instantOf } from '../../../model/sourceDates.ts';
import type { PlacedRow } from '../../../parse/filledRows.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { groupBy } from '../../films/titleParts.ts';
import type { YamtrackRow } from './yamtrackRows.ts';

const listId = ({ row }: PlacedRow) => row.get('list_uid') || row.get('list_name');

/** The lists of an export of Floppy, by the rows that describe them and those of their entries. */
export function yamtrackLists(
  placed: readonly PlacedRow[],
  titles: readonly YamtrackRow[],
): readonly ImportedList[] {
  const rows = placed.filter(({ row }) => /^list(_item)?$/.test(row.get('row_type')));
  return groupBy(rows, listId).map(([id, ofList]) => {
    const { row } = ofList.find((one) => one.row.get('row_type') === 'list') ?? ofList[0];
    const entries = titles.filter((title) => title.part === 'list-entry' && listId(title) === id);
    return {
      key: `list/${id}`,
      name: sourceText(row.get('list_name')) ?? id,
      description: sourceText(row.get('list_description')) ?? '',
      isRanked: false,
      isPublic: row.get('list_visibility') === 'public',
      entries: entries.map((entry) => ({
        titleKey: entry.key,
        note: null,
        added: instantOf(entry.row.get('list_item_date_added')),
      })),
    };
  });
}
