import type { Kysely } from 'kysely';
import { paddedList, splitIntoBatches } from '../../../platform/db/batches.ts';
import type { EditListEntryRow, EditListRow, EditRow } from '../../../platform/db/rows/editRows.ts';
import type { ListEntryRow } from '../../../platform/db/rows/listRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';

const rowsPerStatement = 64;

type EditKey = Pick<EditRow, 'user_id' | 'edit_id'>;

/** What edits added to lists. */
export function createEditListsRepository(db: Kysely<Schema>) {
  return {
    addList: (row: EditListRow) =>
      db
        .insertInto('edit_lists')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    /** The titles among these that a list contains. */
    containedTitles: async (listId: string, titleIds: readonly string[]): Promise<ReadonlySet<string>> => {
      if (titleIds.length === 0) return new Set();
      const rows = await db
        .selectFrom('list_entries')
        .select('title_id')
        .where('list_id', '=', listId)
        .where('title_id', 'in', paddedList(titleIds))
        .execute();
      return new Set(rows.map(({ title_id }) => title_id));
    },

    /** Adds entries to a list, and to the log of an edit. */
    addEntries: async ({ user_id, edit_id }: EditKey, rows: readonly ListEntryRow[]) => {
      for (const part of splitIntoBatches(rows, rowsPerStatement)) {
        await db.insertInto('list_entries').values(part).execute();
        await db
          .insertInto('edit_list_entries')
          .values(part.map(({ list_id, entry_id }) => ({ user_id, edit_id, list_id, entry_id })))
          .execute();
      }
    },

    lists: ({ user_id, edit_id }: EditKey) =>
      db
        .selectFrom('edit_lists')
        .selectAll()
        .where('user_id', '=', user_id)
        .where('edit_id', '=', edit_id)
        .orderBy('list_id')
        .execute(),

    /** The next entries that an edit has added to lists. */
    entries: ({ user_id, edit_id }: EditKey, limit: number): Promise<EditListEntryRow[]> =>
      db
        .selectFrom('edit_list_entries')
        .selectAll()
        .where('user_id', '=', user_id)
        .where('edit_id', '=', edit_id)
        .orderBy('list_id')
        .orderBy('entry_id')
        .limit(limit)
        .execute(),

    /** Removes entries of one list from it and from the log of an edit. */
    removeEntries: async ({ user_id, edit_id }: EditKey, listId: string, entryIds: readonly string[]) => {
      await db
        .deleteFrom('list_entries')
        .where('list_id', '=', listId)
        .where('entry_id', 'in', paddedList(entryIds))
        .execute();
      await db
        .deleteFrom('edit_list_entries')
        .where('user_id', '=', user_id)
        .where('edit_id', '=', edit_id)
        .where('list_id', '=', listId)
        .where('entry_id', 'in', paddedList(entryIds))
        .execute();
    },
  };
}
