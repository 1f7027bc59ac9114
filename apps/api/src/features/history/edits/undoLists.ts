import type { EditRow } from '../../../platform/db/rows/editRows.ts';
import type { Repositories } from '../../repositories.ts';
import { listFields } from '../updates/writeList.ts';

const entriesPerPart = 50;

/**
 * Removes the next entries that an edit has added to lists, after the last ones also the lists that it has created and that have not been
 * changed. Resolves to whether there is more to remove.
 */
export async function undoListPart(
  { editLists, lists, listEntries }: Repositories,
  edit: Pick<EditRow, 'user_id' | 'edit_id'>,
  now: number,
): Promise<boolean> {
  const entries = await editLists.entries(edit, entriesPerPart);
  for (const [listId, ofList] of Map.groupBy(entries, ({ list_id }) => list_id)) {
    await lists.lock(edit.user_id, listId, now);
    await editLists.removeEntries(
      edit,
      listId,
      ofList.map(({ entry_id }) => entry_id),
    );
  }
  if (entries.length > 0) return true;
  for (const { list_id, fields } of await editLists.lists(edit)) {
    const list = await lists.find(edit.user_id, list_id);
    const isUnchanged = list && fields === listFields(list) && (await listEntries.end(list_id)).count === 0;
    if (isUnchanged) await lists.remove(edit.user_id, list_id);
  }
  return false;
}
