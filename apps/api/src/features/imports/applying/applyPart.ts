import type { TitleTransaction } from '../../../config/TitleWriter.ts';
import { Conflict } from '../../../platform/http/errors.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { ImportProgress } from '../createImportsRepository.ts';
import { released, saveProgress, type Working } from '../importProgress.ts';
import { applyListPart } from './applyListPart.ts';
import { applyTitlePart } from './applyTitlePart.ts';

/** Writes the next titles of the plan as the collection is now, and after them the next entries of lists. */
export async function applyPart(working: Working, row: ImportProgress): Promise<ImportProgress> {
  const { context } = working;
  try {
    return await context.titleWriter.change(row.user_id, async (transaction) => {
      if (row.edit_id && !(await isEditDone(transaction, row, row.edit_id)))
        // The user has undone what was written; the rest is not written either.
        return saveProgress(working, transaction, row, { state: 'applied', ...released });
      const apply = row.done < row.title_count ? applyTitlePart : applyListPart;
      return apply(working, transaction, row);
    });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    // The user has reached a limit: what is written stays, and the import can be continued when there is room.
    const problem = JSON.stringify({ reason: 'limit', detail: error.message });
    return context.store.db
      .transaction()
      .execute((db) => saveProgress(working, { db }, row, { state: 'ready', problem, ...released }));
  }
}

async function isEditDone({ db }: TitleTransaction, { user_id }: ImportProgress, editId: string) {
  const edit = await repositoriesOn(db).edits.find(user_id, editId);
  return edit?.state === 'done';
}
