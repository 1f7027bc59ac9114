import { setImmediate } from 'node:timers/promises';
import { serverLimits } from '@gildshelf/api-client/contract';
import type { Store } from '../../platform/db/Store.ts';
import { type Repositories, repositoriesOn } from '../repositories.ts';

/** Titles that are read at a time, and plays that are deleted in one transaction. */
const titlesPerPart = 250;
const playsPerTransaction = 100;

type RemovedTitle = Awaited<ReturnType<Repositories['removedTitles']['olderThan']>>[number];

/** Deletes what could be restored of titles that were removed more than 30 days ago: their plays, notes, tags and reviews. */
export async function deleteRemovedTitles(store: Store, now: number): Promise<void> {
  const before = now - serverLimits.removedTitleLifetime;
  for (;;) {
    const titles = await repositoriesOn(store.db).removedTitles.olderThan(before, titlesPerPart);
    for (const title of titles) while (!(await deletePart(store, title, before))) await setImmediate();
    if (titles.length < titlesPerPart) return;
  }
}

/** Deletes some plays of a title, and the rest once it has no more; resolves to whether the title is done. */
function deletePart(store: Store, title: RemovedTitle, before: number): Promise<boolean> {
  return store.db.transaction().execute(async (db) => {
    const { histories, removedTitles } = repositoriesOn(db);
    await histories.lock(title.user_id);
    // The user has added or restored the title meanwhile.
    if (!(await removedTitles.isOlderThan(title, before))) return true;
    if (!(await removedTitles.isTracked(title))) {
      const count = await removedTitles.deletePlays(title, playsPerTransaction);
      await histories.addToPlayCount(title.user_id, -count);
      if (count === playsPerTransaction) return false;
      await removedTitles.deleteDetails(title);
    }
    await removedTitles.delete(title);
    return true;
  });
}
