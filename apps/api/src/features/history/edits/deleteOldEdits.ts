import { setImmediate } from 'node:timers/promises';
import type { Store } from '../../../platform/db/Store.ts';
import { repositoriesOn } from '../../repositories.ts';

const editsPerPart = 250;
const titlesPerStatement = 250;

/** Deletes edits that cannot be undone any more, and with them what would undo them. */
export async function deleteOldEdits({ db }: Store, now: number): Promise<void> {
  const { edits } = repositoriesOn(db);
  for (;;) {
    const found = await edits.expired(now, editsPerPart);
    for (const edit of found)
      while (!(await edits.deletePart(edit, titlesPerStatement))) await setImmediate();
    if (found.length < editsPerPart) return;
    await setImmediate();
  }
}
