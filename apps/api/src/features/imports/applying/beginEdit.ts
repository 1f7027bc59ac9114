import type { TitleTransaction } from '../../../config/TitleWriter.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { ImportProgress } from '../createImportsRepository.ts';

/**
 * The edit that logs what an import writes; the first part that writes anything adds it. It is complete after each part, so that it can be
 * undone at any time.
 */
export async function beginEdit(
  { db }: TitleTransaction,
  { user_id, import_id, edit_id }: ImportProgress,
  now: number,
): Promise<string> {
  if (edit_id) return edit_id;
  const { edits, imports } = repositoriesOn(db);
  const edit = { user_id, edit_id: uuidv7(now), kind: 'import', state: 'done' } as const;
  await edits.add({
    ...{ ...edit, change: JSON.stringify({ import: import_id }) },
    ...{ total: 0, done: 0, unchanged: 0, created_at: now, worked_at: now },
  });
  await imports.update({ user_id, import_id }, { edit_id: edit.edit_id });
  return edit.edit_id;
}
