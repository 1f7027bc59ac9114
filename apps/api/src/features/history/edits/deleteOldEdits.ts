import { setImmediate } from 'node:timers/promises';
import { serverLimits } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import { repositoriesOn } from '../../repositories.ts';

const editsPerPart = 250;
const titlesPerStatement = 250;

/** Deletes edits that began more than 30 days ago, and with them what would undo them. */
export async function deleteOldEdits({ db }: Store, now: number): Promise<void> {
  const { edits } = repositoriesOn(db);
  for (;;) {
    const found = await edits.olderThan(now - serverLimits.editLifetime, editsPerPart);
    for (const edit of found)
      while (!(await edits.deletePart(edit, titlesPerStatement))) await setImmediate();
    if (found.length < editsPerPart) return;
    await setImmediate();
  }
}
